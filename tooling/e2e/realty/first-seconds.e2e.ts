import { chooseReport, fillGuest } from '../pages/checkout.ts'
import { DELAYS, delayFiles, openEarly, untilAllCame } from '../pages/slow-files.ts'
import { expect, test } from '../fixtures.ts'

/*
 * What a visitor does between the first paint and the start of the app is done once, is stored, and is there after a
 * reload, however late the files come. Touch is tried by the run on a phone.
 */

const FLAT = '00:14:0203005:1047'
const REPORT = /Отчет о переходе прав/

for (const seconds of DELAYS) {
  const late = { timeout: untilAllCame(seconds).timeout }
  const title = (what: string) => `files ${seconds} s late: ${what}`
  const tag = seconds > 1 ? { tag: '@long' } : { tag: '@sized' }

  test.describe(() => {
    test.beforeEach(() => test.setTimeout(240_000 + seconds * 10_000))

    test(title('a ticked product is in the order, also after a reload at once'), tag, async ({ page }) => {
      await delayFiles(page, seconds)
      await openEarly(page, `/object/${FLAT}/`)
      const product = page.getByRole('checkbox', { name: REPORT })
      await product.focus()
      await page.keyboard.press('Space')
      await expect(product).toBeChecked()
      await page.reload({ waitUntil: 'commit' })
      await expect(product).toBeChecked()
      await expect(page.getByRole('link', { name: /^Оформить/ }).first()).toBeVisible(late)
      await page.reload({ waitUntil: 'commit' })
      await expect(page.getByRole('link', { name: /^Оформить/ }).first()).toBeVisible(late)
      await expect(product).toBeChecked()
    })

    test(
      title('an address is typed on while the app starts, gets suggestions and survives a reload'),
      tag,
      async ({ page }) => {
        await delayFiles(page, seconds)
        await openEarly(page, '/')
        const line = page.getByRole('main').getByRole('search').getByRole('combobox').first()
        // Some keys before the files have come, some after.
        await line.pressSequentially('Клено', { delay: 50 })
        await page.reload({ waitUntil: 'commit' })
        await expect(line).toHaveValue('Клено')
        await line.focus()
        await page.keyboard.press('End')
        await line.pressSequentially('вая 14', { delay: 200 })
        await expect(page.getByRole('option').first()).toBeVisible(late)
        await expect(line).toHaveValue('Кленовая 14')
      },
    )

    test(
      title('Enter in the search leads on, and a second tab opens by itself'),
      tag,
      async ({ page, context }) => {
        await delayFiles(page, seconds)
        await openEarly(page, '/')
        // What the other tab asked for and got: in the background it may be shown much later.
        const second = context.waitForEvent(
          'response',
          (reply) => reply.url().endsWith('/privacy/') && reply.request().isNavigationRequest(),
        )
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: 'Персональные данные' })
          .click({ modifiers: ['ControlOrMeta'] })
        expect((await second).status()).toBe(200)
        // The first one stays where it is.
        await expect(page).toHaveURL('/')
        await page.getByRole('main').getByRole('search').getByRole('combobox').first().fill(FLAT)
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(`/object/${FLAT}/`, late)
      },
    )

    test(title('«Войти», pressed twice, opens one panel'), tag, async ({ page }) => {
      await delayFiles(page, seconds)
      await openEarly(page, '/')
      const signIn = page.getByRole('banner').getByText('Войти').filter({ visible: true }).first()
      await signIn.dblclick()
      await expect(page.getByRole('dialog')).toBeVisible(late)
      await expect(page.getByRole('dialog')).toHaveCount(1)
    })

    test(
      title('a guest who fills the checkout and presses twice has one order'),
      tag,
      async ({ page, ownEmail }) => {
        const placed: string[] = []
        page.on('request', (request) => {
          if (request.method() === 'POST' && request.url().endsWith('/regorder')) placed.push(request.url())
        })
        await chooseReport(page, FLAT, REPORT)
        await delayFiles(page, seconds)
        await openEarly(page, `/objectCheckout/${FLAT}/`)
        await page.getByLabel('Электронная почта').fill(ownEmail)
        await page.reload({ waitUntil: 'commit' })
        await expect(page.getByLabel('Электронная почта')).toHaveValue(ownEmail, late)
        await fillGuest(page, ownEmail)
        await page
          .getByRole('main')
          .getByRole('button', { name: /^Оплатить/ })
          .dblclick()
        await expect(page.getByRole('dialog', { name: 'Тестовый платеж' })).toBeVisible(late)
        expect(placed).toHaveLength(1)
      },
    )
  })
}
