/**
 * The built site on the hosts that the README describes: nginx with its configuration, and those that read
 * `_headers`.
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { HOST_PORT, REDIRECT_PORT } from './ports'
import { expect, PLACES, test } from './site'
import { SITE } from './standIn'

const ROOT = resolve(import.meta.dirname, '../..')
const DIST = join(SITE, 'dist')
const NGINX = '/usr/sbin/nginx'

/** As if a browser knew who has signed the certificate. */
test.use({ ignoreHTTPSErrors: true })

const FOREVER = 'public, max-age=31536000, immutable'
const SECURITY = {
  'content-security-policy': expect.stringContaining(`frame-ancestors 'none'`),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}

test('nginx, configured as its README says, serves every page with its headers, compressed', async ({
  request,
}) => {
  test.skip(!existsSync(NGINX) && !process.env.CI, 'nginx is not installed')
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const readme = readFileSync(join(ROOT, 'src/site/start/README.md'), 'utf8')
  const site = (/```nginx\n(.*?)```/s.exec(readme)?.[1] ?? '')
    .replace('listen 80;', `listen ${REDIRECT_PORT};`)
    .replace('listen 443 ssl;', `listen ${HOST_PORT} ssl;`)
    .replace('/var/www/realm', DIST)
    .replaceAll('/etc/ssl/realm', folder)
  const command = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost'
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  execFileSync('openssl', [...command.split(' '), ...files], { stdio: 'pipe' })
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr; events {}
     http { include /etc/nginx/mime.types; access_log off; ${paths.join(' ')} ${site} }`,
  )
  const asConfigured = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr']
  execFileSync(NGINX, [...asConfigured, '-t'], { stdio: 'pipe' })
  const server = spawn(NGINX, asConfigured)
  const ask = (path: string) => request.get(`https://localhost:${HOST_PORT}${path}`)
  const statusOf = async (path: string) => (await ask(path)).status()
  try {
    await expect(async () => expect(await statusOf('/')).toBe(200)).toPass()
    const script = readdirSync(join(DIST, 'assets')).find((name) => name.endsWith('.js'))
    const pages = PLACES.flatMap(({ path }) => [path, `${path}/`, `${path}?from=afar`])
    const headers = {
      ...SECURITY,
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    }
    for (const path of ['/', ...pages, '/sw.js', `/assets/${script}`, '/nowhere']) {
      const answer = await ask(path)
      expect(answer.status(), path).toBe(path === '/nowhere' ? 404 : 200)
      const cache = path.startsWith('/assets/') ? FOREVER : 'no-cache'
      expect(answer.headers(), path).toMatchObject({ ...headers, 'cache-control': cache })
    }
    expect((await ask('/map/card.jpg')).headers()['cross-origin-resource-policy']).toBe('cross-origin')
    const plain = await request.get(`http://localhost:${REDIRECT_PORT}/hearth?a`, { maxRedirects: 0 })
    expect([plain.status(), plain.headers().location]).toEqual([301, 'https://localhost/hearth?a'])
    expect(await statusOf('/%00')).toBe(400)
    expect(await (await ask('/nowhere')).text()).toBe(readFileSync(join(DIST, '404.html'), 'utf8'))
  } finally {
    server.kill()
  }
})

test('the file _headers has the same headers for every address, and lets what has a hash be kept', () => {
  const rules = readFileSync(join(DIST, '_headers'), 'utf8').trim().split('\n\n')
  const headersOf = (rule = '') => {
    const [address, ...lines] = rule.split('\n')
    const headers = lines.map((line) => /^ {2}([\w-]+): (.+)$/.exec(line)?.slice(1) ?? [line, ''])
    return [address, Object.fromEntries(headers.map(([name = '', value]) => [name.toLowerCase(), value]))]
  }
  const page = readFileSync(join(DIST, 'index.html'), 'utf8')
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? []
  expect(policy).not.toContain('unsafe')
  expect(rules.map(headersOf)).toEqual([
    ['/*', { ...SECURITY, 'content-security-policy': `${policy}; frame-ancestors 'none'` }],
    ['/assets/*', { 'cache-control': FOREVER }],
    ['/', { 'cross-origin-resource-policy': 'same-origin' }],
  ])
})

test('no file of pages begins with _, which GitHub Pages leave out of a branch', () => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => /(^|[\\/])_/.test(file))).toEqual(['_headers'])
})
