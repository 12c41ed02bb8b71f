import { expect, it } from 'vitest'
import { addAnalytics } from '../../../src/site/start/analytics'

it('the script for analytics has its attributes', () => {
  addAnalytics({ script: 'https://stats.example/a.js', data: { 'website-id': '12' } })
  const [script] = document.head.getElementsByTagName('script')
  expect([script?.src, script?.dataset.websiteId]).toEqual(['https://stats.example/a.js', '12'])
})
