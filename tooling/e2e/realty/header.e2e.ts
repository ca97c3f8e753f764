import { expect, test } from '../fixtures.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('[UI-020] the search line stands in the header of pages of objects, and nowhere twice', async ({
  page,
}) => {
  const lines = page.getByRole('combobox', { name: /адрес или кадастровый номер/i })
  const ofHeader = page.getByRole('banner').getByRole('combobox')
  await page.goto('/object/demo/')
  await expect(ofHeader).toHaveCount(1)
  await page.goto('/privacy/')
  await expect(ofHeader).toHaveCount(0)
  // A page of what no register has confirmed searches by itself: its HTML has one line already.
  const answer = await page.goto(`/object/${encodeURIComponent('Образцовск, Нигде 14')}/`)
  expect((await answer?.text())?.match(/role="combobox"/g)).toHaveLength(1)
  await expect(lines).toHaveCount(1)
  await page.keyboard.press('Shift')
  await expect(page.locator('body')).toHaveAttribute('data-page', 'object-objectKey')
  await expect(ofHeader).toHaveCount(0)
})

test('[UI-023, UI-024] a signed-in person finds orders, e-mail, balance and «Еще» in the header', async ({
  page,
}) => {
  await page.goto('/?auth=login')
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Электронная почта').fill('client@example.com')
  await panel.getByLabel('Пароль', { exact: true }).fill('proverka-demo')
  await panel.getByRole('button', { name: 'Войти' }).click()
  await expect(panel).toBeHidden()

  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Мои заказы' }).filter({ visible: true })).toHaveAttribute(
    'href',
    '/user/orders/',
  )
  await expect(banner.getByText('Войти')).toHaveCount(0)
  await banner.locator('summary', { hasText: 'Кабинет' }).click()
  await expect(banner.getByText('client@example.com').filter({ visible: true })).toHaveCount(1)
  await expect(
    banner
      .getByText(/^\d[\d\s]* ₽$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()

  await banner.getByRole('link', { name: 'Еще' }).filter({ visible: true }).click()
  await expect(page.getByRole('dialog', { name: 'Сервисы' })).toBeVisible()
})
