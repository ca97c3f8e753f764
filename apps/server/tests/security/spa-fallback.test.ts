import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSites } from '../setup/built-site.ts'
import { getBytes, sendBytes } from '../setup/raw-socket.ts'
import { startTestServer, type TestServer } from '../setup/test-server.ts'

/* Only pages of the application are HTML with status 200; what asks for a file, a call or a secret never is. */

let sites: Awaited<ReturnType<typeof buildSites>>
let server: TestServer
beforeAll(async () => {
  sites = await buildSites()
  server = await startTestServer({ pages: sites.pages })
})
afterAll(async () => {
  await server.stop()
  await sites.remove()
})

const HOSTS = ['realty.localhost', 'fiz.localhost']

/** Answers in the raw: a client library would tidy the path up before it sends it. */
async function answer(path: string, host: string) {
  const { status, headers, text } = await getBytes(server.port, path, host)
  const valueOf = (name: string) => headers.find(([given]) => given === name)?.[1]
  const isHtml = /text\/html/.test(valueOf('content-type') ?? '') || /<!doctype|<html/i.test(text)
  return { status, isHtml, text, location: valueOf('location') }
}

/** Follows the one redirect that adds a slash or takes some away. */
async function land(path: string, host: string) {
  const first = await answer(path, host)
  return first.status === 301 ? answer(first.location ?? '', host) : first
}

describe.each(HOSTS)('on %s', (host) => {
  it.each([
    '/assets/x.js',
    '/assets/x.css',
    '/assets/x.js.map',
    '/assets/index-a1b2c3d4.js.map',
    '/assets/',
    '/assets/a/b',
    '/assets/index-a1b2c3d4.js/',
    '/assets/..;/index.html',
    '/assets/%2e%2e%2findex.html',
    '/assets//index.html',
    '/api/x',
    '/api/',
    '/api',
    '/api/index.html',
    '/api/../api/x',
    '/api/%2e%2e%2findex.html',
    '/api//orders',
    '/.env',
    '/.env.local',
    '/.git/HEAD',
    '/.git/config',
    '/.htaccess',
    '/.DS_Store',
    '/.vite/manifest.json',
    '/.npmrc',
    '/.well-known/security.txt',
    '/.well-known/',
    '/.',
    '/..',
    '/...',
    '/.%2e/',
  ])('%s is no HTML, and not found', async (path) => {
    const { status, isHtml } = await land(path, host)
    // A browser and the server take `.` and `..` out of a path: what is left is the home page.
    const isHome = ['/', '/.', '/..', '/.%2e/'].includes(path)
    expect([path, status, isHtml]).toEqual([path, isHome ? 200 : 404, isHome])
  })

  it.each([
    '/user/..;/',
    '/user/..;/admin/',
    '/user/..%2f',
    '/user/%2e%2e%2fadmin/',
    '/user;/',
    '/user/.%00/',
    '/user/orders;a=b/',
    '/main.js',
    '/main.js.map',
    '/index.js',
    '/sw.js',
    '/service-worker.js',
    '/manifest.json',
    '/favicon.ico',
    '/a.php',
    '/wp-login.php',
    '/xmlrpc.php',
    '/phpinfo.php',
    '/server-status',
    '/actuator/env',
    '/backup.zip',
    '/dump.sql',
    '/package.json',
    '/pnpm-lock.yaml',
    '/tsconfig.json',
    '/vite.config.ts',
    '/src/main.ts',
    '/node_modules/a/index.js',
    '/app.html',
    '/not-found.html',
    '/privacy/index.html.bak',
    '/tariff/index.htm',
    '/app.html/',
    '/not-found.html/',
    '/admin/',
    '/graphql',
    '/metrics',
    '/debug/pprof/',
    '/console',
    '/cgi-bin/a',
    '/trace.axd',
    '/web.config',
    '/etc/passwd',
    '/../../etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%5c..%5cwin.ini',
    '/..%c0%af..%c0%afetc/passwd',
    '/%252e%252e%252fetc%252fpasswd',
    '/....//....//etc/passwd',
    '/%00',
    '/%ff',
    '/%',
    '/api-docs/../x.js',
    '/api-docs/x',
    '/api-docs/reference.js.map',
    '/%2eenv',
    '/api-docs/openapi.json/',
    '/healthz/',
    '/readyz/',
    '/healthz/x',
    '/robots.txt/',
    '/robots.txt.bak',
    '/favicon.svg/',
    '/no-such-page/',
    `/${'a'.repeat(8000)}/`,
    `/${'a/'.repeat(4000)}`,
    `/object/${'../'.repeat(500)}x`,
    `/${'%2e%2e%2f'.repeat(200)}`,
    '/ＡＰＩ/x',
    '/аpi/x',
    '/API/site',
    '/Api/site',
    '/USER/',
    '/user%20/',
    '/%75ser/x/',
    '/user/%6frders%00/',
  ])('%s is never HTML with status 200, and gives nothing away', async (path) => {
    const { status, isHtml, text } = await land(path, host)
    expect([path, status === 200 && isHtml, status]).toEqual([
      path,
      false,
      expect.toBeOneOf([400, 404, 414, 431]),
    ])
    expect(text).not.toMatch(/root:|node_modules|at .+\(.+:\d+:\d+\)/)
  })

  it.each(['/robots.txt', '/favicon.svg', '/assets/index-a1b2c3d4.js', '/api/site', '/healthz'])(
    '%s is a file of its own and no HTML',
    async (path) => {
      const { status, isHtml } = await answer(path, host)
      expect([status, isHtml]).toEqual([200, false])
    },
  )
})

describe('a method', () => {
  const HTML = /<!doctype|<html/i

  it('HEAD is as GET without its bytes; nothing else opens a page', async () => {
    for (const path of [
      '/',
      '/user/orders/',
      '/gone/',
      '/assets/gone.js',
      '/assets/index-a1b2c3d4.js',
      '/.env',
    ]) {
      const head = await server.send(path, { method: 'HEAD' })
      expect([path, head.status, head.bytes.length]).toEqual([path, (await server.get(path)).status, 0])
      for (const method of ['OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'QUERY']) {
        const reply = await server.send(path, { method })
        expect([method, path, reply.status, HTML.test(reply.text)]).toEqual([method, path, 405, false])
        expect(reply.headers['allow']).toBe('GET, HEAD')
      }
    }
  })

  it('of the API is the one that is declared: others are not found', async () => {
    for (const method of ['OPTIONS', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'QUERY']) {
      const reply = await server.send('/api/site', { method })
      expect([method, reply.status, reply.headers['access-control-allow-origin']]).toEqual([
        method,
        404,
        undefined,
      ])
    }
  })

  it.each(['TRACE', 'CONNECT', 'TRACK', 'GETS', 'get'])(
    '%s gives back nothing of the request',
    async (method) => {
      for (const path of ['/', '/api/site']) {
        const { status, text } = await sendBytes(
          server.port,
          `${method} ${path} HTTP/1.1\r\nHost: realty.localhost\r\nX-Secret: echo-me\r\nConnection: close\r\n\r\n`,
        )
        expect([method, path, status]).toEqual([method, path, expect.toBeOneOf([0, 400, 404, 405, 501])])
        expect(text).not.toMatch(/echo-me|<html/i)
      }
    },
  )
})
