import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startDevServer, type DevServer } from '@proverka/dev-env'
import { startPostgres } from '@proverka/dev-env/postgres'
import { expect, test } from '../fixtures.ts'
import { startPassingProxy } from '../passing-proxy.ts'
import { buildNext, THIS_BUILD, type BuiltPages } from '../next-build.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

/** What a visitor does over and over: a page by its address, another one by a link, a dialog, Back. */
async function walk(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/sources/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Как делается вывод' }).click()
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
    const servers: DevServer[] = []
    let turn = 0
    await using balancer = await startPassingProxy({
      nextPort: () => servers[turn++ % servers.length]?.port ?? 0,
      isBalancer: true,
    })
    const publicPort = balancer.port
    const host = info.project.name.startsWith('fiz') ? 'fiz.localhost' : 'realty.localhost'
    const origin = `http://${host}:${publicPort}`
    const start = async (pages: BuiltPages) =>
      servers.push(await startDevServer({ databaseUrl: postgres.url, dataDir, pages, publicPort }))
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
          const old = servers.shift()
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
      for (const server of servers) await server.stop()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
)
