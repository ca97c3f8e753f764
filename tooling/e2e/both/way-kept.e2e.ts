import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { orderByApi, registerByApi } from '../pages/order-by-api.ts'
import { signInWith } from '../pages/sign-in.ts'
import { PASSWORD } from '../pages/visitors.ts'

// Each makes a new order or account first.
test.slow()

/** The address of an email's button, as its reader presses it. */
const linkOf = ({ text }: { text: string }): string => /http\S+jwt_token=link_[\w-]+/.exec(text)?.[0] ?? ''

/** Opens the link elsewhere, as its first reader or a scanner with a script would: it is used up. */
async function useUp(browser: Browser, link: string): Promise<void> {
  const elsewhere = await browser.newContext()
  const page = await elsewhere.newPage()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: /Ладогин/ })).toBeVisible()
  await elsewhere.close()
}

const report = (page: Page) => page.getByRole('heading', { level: 1, name: /Ладогин/ })

test('[TRUE-11] [ROUTE-016, UI-061] the link of an email opens its order without a password, and its report has a menu', async ({
  page,
  browser,
  ownEmail,
  emailTo,
  expectTrouble,
}) => {
  // Whether this browser made the order is the server's answer.
  expectTrouble(/401/)
  const item = await orderByApi(browser, ownEmail)
  await page.goto(`/check-person/${item}/`)
  await expect(page).toHaveURL('/')
  const message = await emailTo(ownEmail, /готов/)
  expect(message.html).toContain('Открыть отчет')
  expect(message.files.length).toBeGreaterThan(0)
  await page.goto(linkOf(message))
  await expect(page).toHaveURL(`/report/${item}/`)
  await expect(report(page)).toBeVisible()
  await page.goto(`/check-person/${item}/`)
  await expect(report(page)).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Разделы отчета' })
  await menu.getByRole('link').last().press('Enter')
  const target = await menu.getByRole('link').last().getAttribute('href')
  await expect(page.locator(String(target))).toBeInViewport()
})

test(
  '[TRUE-11] a signed-out press on a guarded page keeps the way: sign in, and that page opens',
  { tag: '@long' },
  async ({ page, browser, ownEmail }) => {
    await registerByApi(browser, ownEmail, PASSWORD)
    await page.goto('/user/orders/?utm_source=letter')
    await expect(page).toHaveURL(/\/(?:\?utm_source=letter)?$/)
    await expect(page.getByRole('dialog', { name: 'Войдите, чтобы открыть заказы' })).toBeVisible()
    await signInWith(page, ownEmail, PASSWORD)
    await expect(page).toHaveURL(/\/user\/orders\//)
    await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible()
  },
)

test('[TRUE-11] an order that needs a sign-in is named by its number, and a link to it comes by one press', async ({
  page,
  browser,
  ownEmail,
  emailTo,
  expectTrouble,
}) => {
  // Whether this browser made the order is the server's answer.
  expectTrouble(/401/)
  const item = await orderByApi(browser, ownEmail)
  await emailTo(ownEmail, /готов/)
  await page.goto(`/check-person/${item}/`)
  const panel = page.getByRole('dialog', { name: /^Войдите, чтобы открыть заказ \d+\s\d+$/ })
  await expect(panel).toBeVisible()
  await panel.getByRole('button', { name: 'Прислать ссылку' }).click()
  await expect(page.getByRole('dialog', { name: 'Новая ссылка ушла на почту' })).toBeVisible()
  await expect(page.getByText(ownEmail)).toHaveCount(0)
  await page.goto(linkOf(await emailTo(ownEmail, /^Ссылка для входа/)))
  await expect(report(page)).toBeVisible()
})

test(
  '[TRUE-11] a used link says so with its time, and a fresh one opens the same order',
  { tag: '@long' },
  async ({ page, browser, ownEmail, emailTo, expectTrouble }) => {
    // Whether this browser made the order is the server's answer.
    expectTrouble(/401/)
    await orderByApi(browser, ownEmail)
    const link = linkOf(await emailTo(ownEmail, /готов/))
    await useUp(browser, link)

    await page.goto(link)
    const used = page.getByRole('dialog', { name: 'Эта ссылка уже сработала' })
    await expect(
      used.getByText(/По\sэтой уже вошли \d\d\.\d\d\.\d{4} в\s\d\d:\d\d\. Заказ \d+\s\d+ на\sместе\./),
    ).toBeVisible()
    await expect(used.getByText(/^На\s.···.@example\.com/)).toBeVisible()
    await used.getByRole('button', { name: 'Прислать новую ссылку' }).click()
    const sent = page.getByRole('dialog', { name: 'Новая ссылка ушла на почту' })
    await expect(sent.getByRole('button', { name: /^Еще раз\s— через \d+\sсекунд/ })).toBeDisabled()
    await page.goto(linkOf(await emailTo(ownEmail, /^Ссылка для входа/)))
    await expect(report(page)).toBeVisible()
  },
)

test(
  '[TRUE-11] a link past its day says so, and sign-in by password leads to the order all the same',
  { tag: '@long' },
  async ({ page, browser, ownEmail, emailTo, expectTrouble }) => {
    // Whether this browser made the order is the server's answer.
    expectTrouble(/401/)
    await registerByApi(browser, ownEmail, PASSWORD)
    const item = await orderByApi(browser, ownEmail)
    const link = linkOf(await emailTo(ownEmail, /готов/))
    // Tests cannot set the clock of the server: the answer is the one that its own tests prove.
    await page.route('**/api/token', (route) =>
      route.fulfill({
        json: {
          data: {
            valid: false,
            account: null,
            person: null,
            tariff: null,
            link: {
              code: 'auth/link-expired',
              at: '2026-09-13T11:43:00.000Z',
              sent_to: 'm···a@example.test',
              order_number: 10_005,
            },
          },
        },
      }),
    )
    await page.goto(link)
    const old = page.getByRole('dialog', { name: 'Срок ссылки вышел' })
    await expect(
      old.getByText(/Эта работала до\s13\.09\.2026, 14:43\. По\sней никто не\sвходил\./),
    ).toBeVisible()
    await page.unroute('**/api/token')
    await old.getByRole('button', { name: 'Войти с паролем' }).click()
    await signInWith(page, ownEmail, PASSWORD)
    await expect(page).toHaveURL(`/report/${item}/`)
    await expect(report(page)).toBeVisible()
  },
)

test(
  '[NAV-10, TRUE-11] a way that was given up leads nowhere',
  { tag: '@long' },
  async ({ page, browser, ownEmail }) => {
    await registerByApi(browser, ownEmail, PASSWORD)
    await page.goto('/user/orders/')
    const panel = page.getByRole('dialog', { name: 'Войдите, чтобы открыть заказы' })
    await panel.getByRole('button', { name: 'Закрыть' }).click()
    await expect(panel).toBeHidden()
    await page.goto('/privacy/?auth=login')
    await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
    await signInWith(page, ownEmail, PASSWORD)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/privacy/')
  },
)
