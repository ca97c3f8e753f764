import type { Locator, Page } from '@playwright/test'

/** Opens the menu of the signed-in person: a popup of the header, on a phone a sheet from below. */
export async function openOwnMenu(page: Page): Promise<Locator> {
  const banner = page.getByRole('banner')
  await banner.locator('summary', { hasText: 'Кабинет' }).click()
  const isPhone = await page.evaluate(() => matchMedia('(max-width: 767.98px)').matches)
  return isPhone ? page.getByRole('dialog') : banner
}
