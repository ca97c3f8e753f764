import type { Page } from '@playwright/test'

/** Fills the form of a check with the invented person of whom the demo registers know something. */
export async function fillLadogin(page: Page): Promise<void> {
  await page.getByLabel('Фамилия').fill('Ладогин')
  await page.getByLabel('Имя').fill('Арсений')
  await page.getByLabel(/^Отчество/).fill('Петрович')
  await page.getByLabel('Дата рождения').fill('14031987')
  await page.getByLabel('Зачем проверяете').selectOption({ label: 'Заключаю договор' })
  await page.getByLabel('Основание').selectOption({ label: 'Человек дал согласие на проверку' })
}
