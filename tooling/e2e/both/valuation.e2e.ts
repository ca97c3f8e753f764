import { expect, test } from '../fixtures.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const canonical = 'link[rel=canonical]'

test('[ROUTE-039] [ROUTE-042] the valuation has a form, at its address and at the former one, which points to it', async ({
  page,
}) => {
  for (const path of ['/valuation/', '/valuation/index-old/']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByLabel('Адрес или кадастровый номер квартиры')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'Оценить' })).toBeVisible()
    expect(await page.locator(canonical).first().getAttribute('href'), path).toMatch(/\/valuation\/$/)
    await page.keyboard.press('Shift')
    await expect(page.locator('body')).toHaveAttribute(
      'data-page',
      path === '/valuation/' ? 'valuation' : 'valuation-index-old',
    )
  }
})
