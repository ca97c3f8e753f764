import { expect, test } from '../fixtures.ts'
import { registerByCalls } from '../pages/registration.ts'

test('[UI-055] «Настройки cookie» answers the first press, before and after an answer', async ({ page }) => {
  await page.goto('/')
  // Nothing has been touched: the press is the one that starts the script of the page.
  const settings = page.getByRole('button', { name: 'Настройки cookie' })
  await settings.click()
  const question = page.getByRole('region', { name: 'Согласие на cookie' })
  await expect(question).toBeFocused()
  await question.getByRole('button', { name: 'Только необходимые' }).click()
  await expect(question).toBeHidden()
  await settings.click()
  await expect(question).toBeFocused()
  await question.getByRole('button', { name: 'Принять', exact: true }).click()
  await expect(question).toBeHidden()
  const kept = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null') as unknown)
  expect(await kept()).toEqual({
    accepted: true,
    date: expect.any(String),
    version: expect.stringMatching(/^20\d\d-/),
  })
  await page.reload()
  await page.keyboard.press('Shift')
  await expect(page.locator('body')).toHaveAttribute('data-page', 'index')
  await expect(question).toHaveCount(0)
})

test('[UI-056] someone who is signed in can change the choice, too', async ({ page }) => {
  await page.goto('/?auth=login')
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Электронная почта').fill('client@example.com')
  await panel.getByLabel('Пароль', { exact: true }).fill('proverka-demo')
  await panel.getByRole('button', { name: 'Войти' }).click()
  await expect(panel).toBeHidden()
  const question = page.getByRole('region', { name: 'Согласие на cookie' })
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Настройки cookie' }).click()
  await expect(question).toBeFocused()
})

test('[CAB-01] the answer about counters stands among the consents with its time and version, and is taken back there', async ({
  page,
  ownEmail,
}) => {
  await registerByCalls(page, ownEmail)
  await page.goto('/user/settings/')
  const row = page.getByRole('table', { name: 'Согласия' }).getByRole('row').filter({ hasText: 'Счетчики' })
  await expect(row).toContainText(/Не.давали/)
  await row.getByRole('button', { name: 'Настроить счетчики' }).click()
  const question = page.getByRole('region', { name: 'Согласие на cookie' })
  await question.getByRole('button', { name: 'Принять', exact: true }).click()
  await page.reload()
  await expect(row).toContainText(/Дано \d\d\.\d\d\.\d{4}/)
  await row.getByRole('button', { name: /^редакция от/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Политика')
  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: 'Отозвать согласие на счетчики' }).click()
  await expect(row).toContainText(/Отказ \d\d\.\d\d\.\d{4}/)
  const isAllowed = () =>
    page.evaluate(() => /"accepted":true/.test(localStorage.getItem('cookieConsent') ?? ''))
  expect(await isAllowed()).toBe(false)
  await page.reload()
  await expect(row).toContainText(/Отказ \d\d\.\d\d\.\d{4}/)
})

test.describe('on a phone with an open keyboard', () => {
  test.use({ viewport: { width: 390, height: 520 } })

  for (const path of ['/', '/check-person/', '/proverka-fssp/', '/registration/']) {
    test(`[UI-054] the question covers no field of ${path}`, async ({ page }) => {
      await page.goto(path)
      await page.keyboard.press('Shift')
      await expect(page.getByRole('region', { name: 'Согласие на cookie' })).toBeAttached()
      const fields = page.getByRole('main').locator('input:not([type=checkbox]):not([type=radio]), select')
      const count = await fields.count()
      expect(count).toBeGreaterThan(0)
      for (const field of await fields.all()) {
        if (!(await field.isVisible())) continue
        await field.focus()
        await expect.poll(() => field.evaluate(isOnTop)).toBe(true)
        await field.blur()
        await field.scrollIntoViewIfNeeded()
        await expect.poll(() => field.evaluate(isOnTop)).toBe(true)
      }
    })
  }
})

test('suggestions are never under the question', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Shift')
  const question = page.getByRole('region', { name: 'Согласие на cookie' })
  await expect(question).toBeVisible()
  const field = page.getByRole('main').locator('input').first()
  await field.focus()
  await expect(question).toBeHidden()
  await field.blur()
  await expect(question).toBeVisible()
})

test('a press that began before the question came ends where it began', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the mouse is held; a finger follows the same rule')
  await page.goto('/check-person/')
  const link = page.getByRole('main').getByRole('link', { name: 'Посмотреть пример отчета' })
  const box = await link.boundingBox()
  if (!box) throw new Error('The link is not there.')
  // At the lower edge, where the question comes; nothing is scrolled, for that would bring it.
  await page.setViewportSize({ width: 1440, height: Math.ceil(box.y + box.height) + 40 })
  const from = page.url()
  await page.mouse.move(box.x + 10, box.y + box.height / 2)
  await page.mouse.down()
  await expect(page.getByRole('region', { name: 'Согласие на cookie' })).toBeVisible()
  expect(await link.evaluate(isOnTop)).toBe(true)
  await page.mouse.up()
  await expect(page).not.toHaveURL(from)
})

/** Whether the middle of an element is not covered by anything. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return hit !== null && (element.contains(hit) || hit.contains(element))
}
