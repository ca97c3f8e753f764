import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startDevServer, type DevServer } from '@proverka/dev-env'
import { startPostgres } from '@proverka/dev-env/postgres'
import { expect, test } from '../fixtures.ts'
import { buildNext, THIS_BUILD, type BuiltPages } from '../next-build.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

/** One address before servers that come and go: each request goes to the next one. */
class Balancer {
  readonly servers: DevServer[] = []
  #turn = 0
  readonly #http: Server

  constructor() {
    this.#http = createServer((from, to) => {
      const body: Buffer[] = []
      from.on('data', (chunk: Buffer) => body.push(chunk))
      from.on('end', () => this.#pass(from, Buffer.concat(body), to))
    })
  }

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.#http.listen(0, '127.0.0.1', resolve))
    return (this.#http.address() as AddressInfo).port
  }

  async stop(): Promise<void> {
    this.#http.closeAllConnections()
    await new Promise((resolve) => this.#http.close(resolve))
  }

  #pass(from: IncomingMessage, body: Buffer, to: ServerResponse): void {
    const server = this.servers[this.#turn++ % this.servers.length]
    if (!server) throw new Error('No server is left')
    const { method = 'GET', url = '/', headers } = from
    const sent = request({ host: '127.0.0.1', port: server.port, method, path: url, headers, agent: false })
    sent.on('response', (reply) => {
      to.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(to)
      to.on('close', () => reply.destroy())
    })
    sent.on('error', () => {
      // A server that goes down breaks its long streams off and refuses new connections: another one answers.
      if (to.headersSent) to.destroy()
      else this.#pass(from, body, to)
    })
    sent.end(body)
  }
}

/** What a visitor does over and over: a page by its address, another one by a link, a dialog, Back. */
async function walk(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/sources/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Как мы проверяем' }).click()
  await expect(page).toHaveURL(/\/methodology\/$/)
  await page.getByRole('banner').getByRole('link', { name: 'Тарифы' }).click()
  await expect(page).toHaveURL(/\/tariff\/$/)
  await page.getByRole('banner').getByText('Войти').filter({ visible: true }).click()
  await expect(page.getByRole('dialog').getByLabel('Почта')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goBack()
  await expect(page).toHaveURL(/\/methodology\/$/)
}

test(
  '[SAFE-27] a visitor walks on while two servers are upgraded one by one, also with a page opened before',
  { tag: '@long' },
  async ({ page, context }, info) => {
    test.setTimeout(900_000)
    await using later = await buildNext('Z')
    const postgres = await startPostgres()
    const dataDir = await mkdtemp(join(tmpdir(), 'proverka-e2e-rolling-'))
    const balancer = new Balancer()
    const publicPort = await balancer.listen()
    const host = info.project.name.startsWith('fiz') ? 'fiz.localhost' : 'realty.localhost'
    const origin = `http://${host}:${publicPort}`
    const start = async (pages: BuiltPages) =>
      balancer.servers.push(await startDevServer({ databaseUrl: postgres.url, dataDir, pages, publicPort }))
    const hashes = new Set<boolean>()
    page.on('response', (reply) => {
      const name = /\/assets\/.+-(.)[\w-]{7}\.js$/.exec(reply.url())?.[1]
      if (name === undefined) return
      hashes.add(name === 'Z')
      expect.soft(reply.status(), reply.url()).toBeLessThan(400)
    })
    try {
      await start(THIS_BUILD)
      await start(THIS_BUILD)
      const opened = await context.newPage()
      await opened.goto(`${origin}/blog/`)
      await walk(page, origin)
      for (const which of ['first', 'second'])
        await test.step(`the ${which} server`, async () => {
          const old = balancer.servers.shift()
          await old?.stop()
          await start(later.pages)
          await walk(page, origin)
          await walk(page, origin)
        })
      expect(hashes).toEqual(new Set([false, true]))
      // The page of the release before: its parts are served by servers that never had them.
      await opened.getByRole('banner').getByRole('link', { name: 'Тарифы' }).click()
      await expect(opened).toHaveURL(/\/tariff\/$/)
      await expect(opened.getByRole('heading', { level: 1 })).toBeVisible()
    } finally {
      await balancer.stop()
      for (const server of balancer.servers) await server.stop()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
)
