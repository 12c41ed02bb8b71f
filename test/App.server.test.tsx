import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { App } from '../src/App'
import { PAGES } from './helpers/openSite'

/** The HTML of the site at a path. */
function siteAt(path: string): string {
  return renderToString(<App path={path} />)
}

/** The text of an element, without the comments that React inserts between text nodes. */
function textOf(tag: string, html: string): string | undefined {
  return new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`).exec(html)?.[1]?.replace(/<!--.*?-->/g, '')
}

describe('rendered on a server', () => {
  it('there is no window and no document', () => {
    expect(typeof window).toBe('undefined')
    expect(typeof document).toBe('undefined')
  })

  it.each(PAGES)('$path renders to HTML, without warnings or errors', ({ path, heading, text }) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const html = siteAt(path)
    expect(textOf('h1', html)).toBe(heading)
    expect(html).toContain(text)
    expect(textOf('footer', html)).toBe('© 1602. All rights reserved.')
    expect(error).not.toHaveBeenCalled()
    expect(warn).not.toHaveBeenCalled()
  })

  it('the map has links that work without scripts', () => {
    const main = /<main.*<\/main>/.exec(siteAt('/'))?.[0] ?? ''
    const links = [...main.matchAll(/href="(\/[a-z][a-z0-9-]*)"/g)].map(([, href]) => href)
    const places = PAGES.slice(1).map(({ path }) => path)
    // The hit areas on the picture, and the signposts.
    expect(links).toEqual([...places, ...places])
  })

  it('an unknown address renders the error screen', () => {
    const html = siteAt('/nowhere')
    expect(textOf('h1', html)).toBe('Unexpected Application Error!')
    expect(html).toContain('404 Not Found')
  })
})
