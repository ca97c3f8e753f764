import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { watchApp } from '../pages/app-ready.ts'
import { callAs } from '../pages/own-api.ts'
import { becomeClient } from '../pages/visitors.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const mainOf = (page: Page) => page.getByRole('main')
const canonicalOf = (page: Page) => page.locator('link[rel=canonical]').first().getAttribute('href')
/** What a page that failed says of itself to machines. */
const errorLine = (page: Page) => page.locator('meta[name=error]').getAttribute('content')

test('[ROUTE-004, ROUTE-006, ROUTE-007] the policy, the tariffs and the former tariffs are open to anybody', async ({
  page,
}) => {
  const main = mainOf(page)
  await page.goto('/privacy/')
  const sections = main.locator('section > h2')
  await expect(sections).toHaveCount(9)
  expect((await sections.allTextContents()).map((text) => text.slice(0, 2))).toEqual(
    Array.from({ length: 9 }, (_, at) => `${at + 1}.`),
  )
  const { operator } = (await callAs(page, 'GET', '/site')).data as {
    operator: { name: string; inn: string }
  }
  await expect(main.getByText(operator.name).first()).toBeVisible()
  await expect(main.getByText(new RegExp(operator.inn)).first()).toBeVisible()

  const { data } = await callAs(page, 'GET', '/tariff/get_all')
  const names = (data as { name: string; days: number | null }[])
    .filter(({ days }) => days !== null)
    .map(({ name }) => name)
  for (const path of ['/tariff/', '/tariffOld/']) {
    await page.goto(path)
    await page.keyboard.press('Shift')
    await expect(page.locator('body')).toHaveAttribute('data-page', /^tariff/)
    for (const name of names) await expect(main.getByRole('rowheader', { name })).toBeVisible()
    expect(await canonicalOf(page), path).toMatch(/\/tariff\/$/)
  }
})

/** A part of the page that the next navigation loads, as a release with a fault has it. */
async function breakPage(page: Page, fault: string): Promise<void> {
  await page.route(/\/tariff-page-[^/]+\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const Component = () => null\nexport const loader = () => { throw ${fault} }`,
    }),
  )
}

test('[NAV-15] [ERR-14] what a page fails with is its status, 500 unless another is said, and its message; an address that is none is a 404', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/404|Страница не показана|ErrorResponse|\[object Object\]|Error: y/)
  const main = mainOf(page)
  for (const [fault, status, line] of [
    ["{ statusCode: 403, message: 'x' }", '403', '403 x'],
    ["new Error('y')", '500', '500 y'],
  ] as const) {
    await breakPage(page, fault)
    await page.goto('/privacy/')
    await page.keyboard.press('Shift')
    await expect(page.locator('body')).toHaveAttribute('data-page', 'privacy')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Тарифы' }).click()
    await expect(main.getByText(status, { exact: true })).toBeVisible()
    await expect(main.getByRole('heading', { level: 1, name: /^Произошла ошибка/ })).toBeVisible()
    expect(await errorLine(page)).toBe(line)
    // What was refused on purpose is said to people, too; a fault of ours has no words for them.
    await expect(main.getByText('x', { exact: true })).toHaveCount(status === '403' ? 1 : 0)
    await expect(main.getByText('y', { exact: true })).toHaveCount(0)
    await page.unroute(/\/tariff-page-[^/]+\.js$/)
  }
  for (const path of ['/no-such-page/', '/blog/no-such-article/']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(main.getByText('404').first()).toBeVisible()
    expect(await errorLine(page), path).toBe('404 This page could not be found')
  }
})

test('[NAV-24] the loading of page data shows for 200 ms at least; what is there already shows at once', async ({
  page,
  ownEmail,
}) => {
  await becomeClient(page, ownEmail)
  const app = await watchApp(page)
  await page.goto('/user/settings/')
  await expect(app).toBeAttached()
  const menu = mainOf(page).getByRole('navigation', { name: 'Кабинет', exact: true })
  await expect(mainOf(page).getByRole('heading', { level: 1, name: 'Настройки' })).toBeVisible()
  // How long the skeleton of the deals is shown, by the clock of the page.
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    let since: number | undefined
    const look = () => {
      const isLoading = document.querySelector('main')?.textContent.includes('Загружаем сделки') ?? false
      if (isLoading && since === undefined) since = performance.now()
      if (!isLoading && since !== undefined) {
        dataset['loading'] = [dataset['loading'], Math.round(performance.now() - since)]
          .filter(Boolean)
          .join(' ')
        since = undefined
      }
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  })
  const times = async () => ((await page.locator('html').getAttribute('data-loading')) ?? '').split(' ')
  const open = async (name: string, title: string) => {
    await menu.getByRole('link', { name }).click()
    await expect(mainOf(page).getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  await page.route('**/api/deal', async (route) => {
    // Answered as soon as the loading shows, however late that is on a slow machine.
    await page.waitForFunction(() => document.querySelector('main')?.textContent.includes('Загружаем сделки'))
    await route.fulfill({ json: { data: [] } })
  })
  await open('Сделки', 'Сделки')
  await expect.poll(times).not.toEqual([''])
  const [shown = ''] = await times()
  expect(Number(shown)).toBeGreaterThanOrEqual(195)
  expect(Number(shown)).toBeLessThan(1500)
  // Read before: no loading shows any more.
  await open('Настройки', 'Настройки')
  await open('Сделки', 'Сделки')
  await expect(mainOf(page).getByRole('button', { name: 'Создать сделку' })).toBeVisible()
  expect(await times()).toEqual([shown])
})
