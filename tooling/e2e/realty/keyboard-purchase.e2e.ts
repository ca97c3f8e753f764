import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

test.skip(({ isMobile }) => isMobile, 'a phone has no keyboard to walk with')

test('the whole purchase works with the keyboard alone, suggestions included', async ({ page, ownEmail }) => {
  // The way from the search to the file is long, and a busy machine walks it slowly.
  test.slow()
  await page.goto('/')
  await focus(page, 'combobox', /адрес или кадастровый номер/i)
  await page.keyboard.type('Кленовая 14, кв 4')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/object\/00:14:/)
  await focus(page, 'checkbox', /Выписка ЕГРН об объекте/)
  await page.keyboard.press('Space')
  await focus(page, 'link', /^Оформить/)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/objectCheckout\//)
  await focus(page, 'textbox', /Электронная почта/)
  await page.keyboard.type(ownEmail)
  await page.keyboard.press('Tab')
  await page.keyboard.type('9991234567')
  for (const name of [/Принимаю условия/, /согласие на обработку/]) {
    await focus(page, 'checkbox', name)
    await page.keyboard.press('Space')
  }
  await focus(page, 'button', /^Оплатить/)
  await page.keyboard.press('Enter')

  const payment = page.getByRole('dialog', { name: 'Тестовый платеж' })
  await expect(payment).toBeVisible()
  const payButton = payment.getByRole('button', { name: /^Оплатить/ })
  await tabTo(page, payButton)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Оплата прошла успешно')).toBeVisible()
  await expect(page).toHaveURL(/\/order\//)
  // The heading of the frame is gone, and the one that came with the data has its focus.
  await expect(page.locator('main h1:focus')).toHaveText(/оплачен|00:14:/)
})

/** Most Tab presses that a thing on a page may be away. */
const TAB_LIMIT = 60

async function focus(
  page: Page,
  role: 'combobox' | 'checkbox' | 'link' | 'textbox' | 'button',
  name: RegExp,
) {
  await tabTo(page, page.getByRole(role, { name }).first())
}

async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < TAB_LIMIT; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`not reached in ${TAB_LIMIT} presses of Tab`)
}
