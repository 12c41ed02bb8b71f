/** The response headers that the host should send: the security policy, and cache lifetimes. */
import { integrityOf } from './files.ts'

/**
 * The content security policy, in the form that a page can contain: only files of this site, and no inline code except
 * these scripts and these styles.
 */
export function securityPolicy({ scripts, styles }: Record<'scripts' | 'styles', readonly string[]>): string {
  const hashes = (contents: readonly string[]) => contents.map((content) => `'${integrityOf(content)}'`).join(' ')
  return [
    `default-src 'none'`,
    `script-src 'self' ${hashes(scripts)}`,
    `style-src 'self' ${hashes(styles)}`,
    // The style sheet contains a small picture for the first paint.
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ')
}

/** The headers of every response. `frame-ancestors` works only in a header. */
export function securityHeaders(policy: string): [name: string, value: string][] {
  return [
    ['Content-Security-Policy', `${policy}; frame-ancestors 'none'`],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), browsing-topics=()'],
  ]
}

/**
 * The file `_headers` for Netlify and Cloudflare Pages. Files with a hash in their name are immutable; all others are
 * revalidated, which is the default of these hosts.
 */
export function headersFile(base: string, policy: string): string {
  const everywhere = securityHeaders(policy).map(([name, value]) => `  ${name}: ${value}\n`)
  return `${base}*\n${everywhere.join('')}\n${base}assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`
}
