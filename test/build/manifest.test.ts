import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { manifest } from '../../src/build/manifest'
import * as realm from '../../src/realm'

it.each(['/', '/portfolio/'])('the manifest of a site at %s starts there, and its icons exist', (base) => {
  const { icons, ...rest } = JSON.parse(manifest(realm, base))
  expect(rest).toMatchObject({ name: realm.siteName, start_url: base, scope: base })
  const files = icons.map(({ src }: { src: string }) => join('public', src.slice(base.length)))
  expect(files.map((file: string) => existsSync(file))).toEqual([true, true])
})
