import { expect, type Page } from '@playwright/test'

/** Signs in with a demo account in the panel that is open. */
export async function signInAs(page: Page, email: string): Promise<void> {
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Электронная почта').fill(email)
  await panel.getByLabel('Пароль', { exact: true }).fill('proverka-demo')
  await panel.getByRole('button', { name: 'Войти' }).click()
  await expect(panel).toBeHidden()
}

/** Presses an entry of the menu of a signed-in person; on a wide screen. */
export async function pressInCabinet(page: Page, name: string): Promise<void> {
  const banner = page.getByRole('banner')
  await banner.locator('summary', { hasText: 'Кабинет' }).click()
  await banner.getByText(name, { exact: true }).filter({ visible: true }).click()
}
