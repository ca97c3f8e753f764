import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { DEVELOPMENT_SITES } from '@proverka/dev-env'
import { expect } from '../fixtures.ts'
import { fillGuest } from '../pages/checkout.ts'
import { fillLadogin } from '../pages/person-form.ts'
import { test } from '../services-of-others.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')
// One product for all of them.
test.describe.configure({ mode: 'default' })

const FLAT = '00:14:0203005:1047'

async function answerAboutCounters(page: Page, answer: 'Принять' | 'Только необходимые'): Promise<void> {
  await page.keyboard.press('Shift')
  await page.getByRole('button', { name: answer, exact: true }).click()
}

/** To the payment of a check of a person, from its page. */
async function orderPersonCheck(page: Page, email: string): Promise<void> {
  await fillLadogin(page)
  await page.getByRole('button', { name: /^(Продолжить|Проверить)/ }).click()
  await fillGuest(page, email)
}

const payButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Оплатить/ })

const inWindow = (page: Page, name: string) =>
  page.frameLocator('iframe[title="Платежная служба"]').getByRole('link', { name })

/** To the payment of a flat's report on the site of the money service. */
async function orderFlat(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/object/${FLAT}/`)
  await answerAboutCounters(page, 'Только необходимые')
  await page.getByRole('checkbox', { name: /Отчет о переходе прав/ }).check()
  await page
    .getByRole('link', { name: /^Оформить/ })
    .first()
    .click()
  await fillGuest(page, email)
}

test(
  '[CALL-164, PAY-08] [PAY-09] the script of the money service comes once, when its window first opens',
  { tag: '@long' },
  async ({ page, services: { server, payment }, ownEmail }) => {
    await orderFlat(page, server.originOf('realty-b2b'), ownEmail)
    expect(payment.host.received).toEqual([])

    await payButton(page).click()
    await inWindow(page, 'Закрыть').click()
    await expect(page.getByText('Окно оплаты закрыто')).toBeVisible()
    await payButton(page).click()
    await inWindow(page, 'Оплатить').click()
    await expect(page.getByText('Оплата прошла успешно')).toBeVisible()
    expect(payment.countOf('/money.js')).toBe(1)
    expect(payment.keysOfFrames()).toEqual(['key-of-realty', 'key-of-realty'])
  },
)

test(
  "[PAY-08] a bank's page that the window opens beside it tells the window how it ended",
  { tag: '@long' },
  async ({ page, services: { server }, ownEmail }) => {
    await orderFlat(page, server.originOf('realty-b2b'), ownEmail)
    await payButton(page).click()
    const bankOpens = page.waitForEvent('popup')
    await page
      .frameLocator('iframe[title="Платежная служба"]')
      .getByRole('button', { name: 'Подтвердить в банке' })
      .click()
    const bank = await bankOpens
    // Its button closes the page, maybe before the browser has said that it was pressed.
    const agreed = bank.getByRole('button', { name: 'Согласен' }).click()
    await Promise.all([bank.waitForEvent('close'), agreed.catch(() => {})])
    await expect(page.getByText('Оплата прошла успешно')).toBeVisible()
  },
)

test(
  '[PAY-10] [PAY-09] the card service is paid with the key of the other brand',
  { tag: '@long' },
  async ({ page, services: { server, payment }, ownEmail }) => {
    await page.goto(`${server.originOf('fiz-pro')}/check-person/`)
    await answerAboutCounters(page, 'Только необходимые')
    await orderPersonCheck(page, ownEmail)
    await payButton(page).click()
    await inWindow(page, 'Оплатить').click()
    await expect(page.getByText('Оплата прошла успешно')).toBeVisible()
    expect(payment.countOf('/card.js')).toBe(1)
    expect(payment.keysOfFrames()).toEqual(['key-of-fiz'])
  },
)

test(
  '[PAY-08] a window that does not load is a payment error; the page of the service takes the money',
  { tag: '@long' },
  async ({ page, services: { server }, ownEmail, expectTrouble }) => {
    expectTrouble(/gone\.js|Окно оплаты не открылось/)
    const told: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/events/opt')) told.push(String(request.postDataJSON().event))
    })
    const start = `${server.originOf('fiz-ru')}/check-person/`
    await page.goto(start)
    await answerAboutCounters(page, 'Принять')
    await orderPersonCheck(page, ownEmail)
    await payButton(page).click()
    const dialog = page.getByRole('dialog', { name: 'Окно оплаты не загрузилось' })
    await dialog.getByRole('button', { name: 'Закрыть' }).last().click()
    await expect.poll(() => told).toEqual(expect.arrayContaining(['payment_error', 'order_not_paid']))

    await payButton(page).click()
    await dialog.getByRole('button', { name: 'Оплатить на странице службы' }).click()
    await expect(page.getByRole('heading', { name: 'Платежная служба' })).toBeVisible()
    await page.getByRole('link', { name: 'Оплатить' }).click()
    await page.waitForURL(/\/paid/)
    await page.goto(`${start}?regorder=true`)
    await expect(page.getByText('Оплата прошла успешно')).toBeVisible()
  },
)

test(
  '[PAY-09] a site whose provider is neither of the two does not start, and says why',
  { tag: '@long' },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'proverka-e2e-sites-'))
    try {
      const sites = join(folder, 'sites.json')
      const payment = { provider: 'cash', publicKey: 'k' }
      await writeFile(sites, JSON.stringify(DEVELOPMENT_SITES.map((site) => ({ ...site, payment }))))
      const main = join(import.meta.dirname, '../../../apps/server/src/commands/main.ts')
      const env = { ...process.env, SITES_FILE: sites, DATA_DIR: join(folder, 'data'), PORT: '0' }
      const { code, words } = await new Promise<{ code: unknown; words: string }>((resolve) => {
        execFile(process.execPath, [main], { env, timeout: 60_000 }, (error, _, stderr) => {
          resolve({ code: error?.code, words: stderr })
        })
      })
      expect(code).toBe(1)
      expect(words).toContain('"cash"')
      expect(words.trim().split('\n')).toHaveLength(1)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
)
