/** What the host should tell the browser: where things may come from, and how long they may be kept. */
import { createHash } from 'node:crypto'

/**
 * The content security policy, as the page itself can state it: everything from this site alone, no script or style
 * in the page but those that the build wrote there, told by their hashes.
 */
export function securityPolicy({ script, styles }: { script: string; styles: string }): string {
  return [
    `default-src 'none'`,
    `script-src 'self' '${hashOf(script)}'`,
    `style-src 'self' '${hashOf(styles)}'`,
    // The first paint is a picture written into the style sheet.
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ')
}

/** The headers of every answer. `frame-ancestors` is one that only a header can state. */
export function securityHeaders(policy: string): [name: string, value: string][] {
  return [
    ['Content-Security-Policy', `${policy}; frame-ancestors 'none'`],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), browsing-topics=()'],
  ]
}

/**
 * The file `_headers` that Netlify and Cloudflare Pages read. Files with a hash in their name never change; all others
 * are asked for again each time, as these hosts do by themselves.
 */
export function headersFile(base: string, policy: string): string {
  const everywhere = securityHeaders(policy).map(([name, value]) => `  ${name}: ${value}\n`)
  return `${base}*\n${everywhere.join('')}\n${base}assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`
}

function hashOf(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
