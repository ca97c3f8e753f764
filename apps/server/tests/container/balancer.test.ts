import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { hostFetch } from '@proverka/test-support/host-fetch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REPOSITORY } from '../../src/platform/locations.ts'
import { until } from '../setup/test-server.ts'

const DEPLOY = join(REPOSITORY, 'deploy')
const FILE = join(DEPLOY, 'haproxy.cfg')
const PATH = `${process.env['PATH']}:/usr/sbin`
const isInstalled = spawnSync('haproxy', ['-v'], { env: { PATH } }).error === undefined

const variables = (bind: number, servers: readonly number[]) => ({
  PATH,
  PROVERKA_BIND: `127.0.0.1:${bind}`,
  PROVERKA_HOST: 'realty.localhost',
  PROVERKA_ERROR_PAGE: join(DEPLOY, '503.html'),
  ...Object.fromEntries(servers.map((port, place) => [`PROVERKA_SERVER_${place + 1}`, `127.0.0.1:${port}`])),
})

async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

it('[SAFE-28] the balancer asks what needs no database, and gives a busy server time', () => {
  const text = readFileSync(FILE, 'utf8')
  expect(text).toContain('uri /healthz')
  expect(text).not.toContain('/readyz')
  expect(text).toMatch(/timeout check \d/)
  expect(text).toMatch(/fall [3-9] rise [2-9]/)
  expect(text).not.toContain('mark-down')
})

describe.skipIf(!isInstalled)(
  'the balancer (skipped where it is not installed: apt-get install haproxy)',
  () => {
    it.each([2, 3])('[SAFE-28] takes its settings with %i servers', (count) => {
      const env = variables(1, [1, 2, 3].slice(0, count))
      const { status, stdout, stderr } = spawnSync('haproxy', ['-c', '-f', FILE], { env, encoding: 'utf8' })
      expect([status, stdout + stderr]).toEqual([0, 'Configuration file is valid\n'])
    })

    describe('before two servers', () => {
      const servers: Server[] = []
      /** What each of the two has of another build. */
      const assets = [new Set(['/assets/a.js']), new Set(['/assets/b.js'])]
      let port = 0
      let end = async () => {}
      beforeAll(async () => {
        for (const own of assets) {
          const server = createServer((request, response) => {
            const isMissing = request.url?.startsWith('/assets/') && !own.has(request.url)
            response.writeHead(isMissing ? 404 : 200).end()
          })
          await once(server.listen(0, '127.0.0.1'), 'listening')
          servers.push(server)
        }
        port = await freePort()
        const ports = servers.map((server) => (server.address() as AddressInfo).port)
        const haproxy = spawn('haproxy', ['-db', '-f', FILE], {
          env: variables(port, ports),
          stdio: 'ignore',
        })
        end = async () => {
          haproxy.kill('SIGKILL')
          await once(haproxy, 'close')
        }
      })
      afterAll(() => end())

      const statusesOf = async (path: string) => {
        const answers = []
        for (let call = 0; call < 6; call++) answers.push(await get(path))
        return new Set(answers.map(({ status }) => status))
      }
      const get = (path: string) =>
        hostFetch(port, 'realty.localhost', path, { headers: { accept: 'text/html' } })

      it('[SAFE-27] asks the other one for an asset that one of them lacks', async () => {
        await until('an answer', () => get('/').catch(() => undefined))
        expect(await statusesOf('/assets/a.js')).toEqual(new Set([200]))
        expect(await statusesOf('/assets/b.js')).toEqual(new Set([200]))
        expect(await statusesOf('/assets/c.js')).toEqual(new Set([404]))
      })

      it('[SAFE-28] says in Russian that none of them answers', async () => {
        for (const server of servers) {
          server.closeAllConnections()
          server.close()
        }
        const answer = await get('/')
        expect([answer.status, answer.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
        expect(answer.text).toContain('Страница временно не открывается')
      })
    })
  },
)
