import type { Page } from '@playwright/test'

/** Fills the form of a check with the invented person of whom the demo registers know something. */
export async function fillLadogin(page: Page): Promise<void> {
  await page.getByLabel('Фамилия').fill('Ладогин Арсений Петрович')
  await page.getByLabel('Дата рождения').fill('14031987')
  await page.getByRole('radio', { name: /^Заключаю другой договор/ }).check()
}
