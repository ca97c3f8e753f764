import { buildPath, ERROR_PAGE_MENU } from '@proverka/domain/navigation'
import { expect, test } from '../fixtures.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const FLAT = '00:14:0203005:1047'
const BRANDS = {
  realty: { name: 'Проверка недвижимости', menu: ['Сервисы'], about: 'квартиру' },
  fiz: { name: 'Проверка физических лиц', menu: ['Проверка', 'Сервисы'], about: 'доверяете' },
} as const

const brandOf = (baseURL = '') => BRANDS[new URL(baseURL).hostname.startsWith('fiz') ? 'fiz' : 'realty']

test('[NAV-01, NAV-02] [UI-001] [ROUTE-001] one product in Russian is two sites; a host that is not known is the site of real estate', async ({
  page,
  baseURL,
}) => {
  const { name, menu, about } = brandOf(baseURL)
  await page.goto('/')
  await expect(page).toHaveURL('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page).toHaveTitle(new RegExp(name))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(about)
  const banner = page.getByRole('banner').getByRole('navigation', { name: 'Основное' })
  expect(
    (await banner.locator('summary, a, button').allTextContents()).filter((text) =>
      menu.includes(text as never),
    ),
  ).toEqual([...menu])
  const main = page.getByRole('main')
  if (about === 'квартиру') await expect(main.getByRole('button', { name: 'Найти' })).toBeVisible()
  else await expect(main.getByRole('link', { name: /^Проверка человека/ })).toBeVisible()

  await page.goto(`http://127.0.0.1:${new URL(baseURL ?? '').port}/`)
  await expect(page).toHaveTitle(new RegExp(BRANDS.realty.name))
})

const NAMED = [
  ['index', {}],
  ['privacy', {}],
  ['registration', {}],
  ['check-person', {}],
  ['proverka-fssp', {}],
  ['object-objectKey', { objectKey: FLAT }],
  ['objectCheckout-objectKey', { objectKey: FLAT }],
] as const

test('[NAV-16, NAV-25] [ROUTE-005, ROUTE-015, ROUTE-043, ROUTE-044] pages open by the names of their routes, and the document says which one shows', async ({
  page,
}) => {
  for (const [name, params] of NAMED) {
    await page.goto(buildPath(name, params))
    await page.keyboard.press('Shift')
    await expect(page.locator('body'), name).toHaveAttribute('data-page', name)
  }
  expect(() => buildPath('nowhere')).toThrow('Unknown route nowhere')

  // Who opens the checkout by its address chooses there.
  await page.goto('/objectCheckout/demo/')
  const main = page.getByRole('main')
  await expect(main.locator('input[name="product"]')).toHaveCount(5)
  await main.getByRole('checkbox', { name: /Выписка ЕГРН об объекте/ }).check()
  await expect(main.getByRole('button', { name: /^Оплатить 499\s₽ картой/ })).toBeVisible()

  // Without a page load, too.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Персональные данные' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-page', 'privacy')
  await page.goBack()
  await expect(page.locator('body')).toHaveAttribute('data-page', 'objectCheckout-objectKey')
})

test('[ROUTE-046, ROUTE-047] a key with a slash that was not encoded opens under its one address', async ({
  page,
}) => {
  await page.goto('/object/ул Мира, д 5/1/')
  await expect(page).toHaveURL(/\/object\/%D1%83%D0%BB%20%D0%9C%D0%B8%D1%80%D0%B0,%20%D0%B4%205%2F1\/$/)
  await expect(page.getByRole('main')).toContainText('ул Мира, д 5/1')
  // The checkout of what no register has confirmed leads on to the page of the same key.
  await page.goto('/objectCheckout/A/B/')
  await expect(page).toHaveURL('/object/A%2FB/')
  await expect(page.getByText('Заказ не открыт')).toBeVisible()
})

test('[ROUTE-045, ROUTE-048] the former address of an object shows it, and two parts of a key are one', async ({
  page,
}) => {
  await page.goto('/objectNew/demo/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: FLAT })).toBeVisible()
  await expect(main).toContainText(/Кленовая, д\.\s14, кв\.\s47/)
  // Its second view: the facts are a tab of their own, which the address names.
  const tabs = main.getByRole('tablist', { name: 'Об объекте' }).getByRole('tab')
  await expect(tabs).toHaveText(['Проверка', 'Сведения', 'Рынок'])
  await expect(main.getByRole('tab', { name: 'Проверка' })).toHaveAttribute('aria-selected', 'true')
  await main.getByRole('tab', { name: 'Сведения' }).click()
  await expect(page).toHaveURL(/\/objectNew\/demo\/#/)
  await expect(main.getByRole('tabpanel', { name: 'Сведения' })).toContainText(/54,3/)
  await page.goto('/object/demo/')
  await expect(tabs).toHaveText(['Проверка', 'Рынок'])
  await page.goto('/objectNew/A/B/')
  await expect(page).toHaveURL('/object/A%2FB/')
  await expect(main).toContainText('A/B')
})

test('[ROUTE-056, ERR-16] [UI-003, UI-004, UI-033] an address that is no page is a 404 with the ways on, in the frame of the site', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/404/)
  const answer = await page.goto('/no-such-page/')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Страница не найдена, но вы можете выбрать нужный раздел ниже или вернуться назад',
  )
  const main = page.getByRole('main')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Мои заказы' })).toHaveAttribute('href', '/user/orders/')
  expect(ERROR_PAGE_MENU).toHaveLength(8)
  const api = page.getByRole('contentinfo').getByRole('link', { name: 'API', exact: true })
  const reference = await page.evaluate(
    async (path) => (await fetch(path)).status,
    String(await api.getAttribute('href')),
  )
  expect(reference).toBe(200)
  await main.getByRole('link', { name: 'На главную' }).click()
  await expect(page).toHaveURL('/')
})

test('[NAV-14] a part of an older release reloads the page, once', async ({ page, expectTrouble }) => {
  expectTrouble(/ERR_FAILED|dynamically imported module|Страница не показана/)
  let loads = 0
  let isGone = true
  page.on('load', () => loads++)
  // The page of errors is gone together with the page: there are words all the same.
  await page.route(/\/(?:check-person-page|error-page)-[^/]+\.js$/, (route) =>
    isGone ? route.abort() : route.continue(),
  )
  const press = async () => {
    await page.keyboard.press('Shift')
    await expect(page.locator('body')).toHaveAttribute('data-page', 'privacy')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^Проверка человека/ })
      .press('Enter')
  }
  await page.goto('/privacy/')
  await press()
  await expect.poll(() => loads).toBe(2)
  await expect(page).toHaveURL('/privacy/')
  const failed = page.waitForEvent('requestfailed')
  await press()
  await failed
  await expect(page.locator('body')).toHaveAttribute('data-page', 'check-person')
  await expect(page.getByRole('heading', { level: 1, name: /^Произошла ошибка/ })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  expect(loads).toBe(2)

  isGone = false
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Проверка человека' })).toBeVisible()
})

test('[NAV-05] a page of a person opens by its address alone, without a hash, for who is signed in; a guest ends at home', async ({
  page,
}) => {
  await page.goto('/user/orders/')
  await expect(page).toHaveURL('/')
  await page.goto('/?auth=login')
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Электронная почта').fill('client@example.com')
  await panel.getByLabel('Пароль', { exact: true }).fill('proverka-demo')
  await panel.getByRole('button', { name: 'Войти' }).click()
  await expect(panel).toBeHidden()
  for (const open of [() => page.goto('/user/orders/'), () => page.reload()]) {
    expect((await open())?.status()).toBe(200)
    await expect(page).toHaveURL('/user/orders/')
    await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible()
  }
  expect(page.url()).not.toContain('#')
})
