import { expect, type Page } from '@playwright/test'

/** Of the demo accounts. */
const DEMO_PASSWORD = 'proverka-demo'

/** Fills and sends the login form of the panel that is open; what comes of it is the caller's. */
export async function signInWith(page: Page, email: string, password: string): Promise<void> {
  const panel = page.getByRole('dialog')
  // A form that was left stays behind the one that shows.
  await panel.getByRole('textbox', { name: 'Электронная почта' }).fill(email)
  await panel.getByLabel('Пароль', { exact: true }).filter({ visible: true }).fill(password)
  await panel.getByRole('button', { name: /^Войти/ }).click()
}

/** Signs in with a demo account in the panel that is open. */
export async function signInAs(page: Page, email: string): Promise<void> {
  await signInWith(page, email, DEMO_PASSWORD)
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Presses an entry of the menu of a signed-in person; on a wide screen. */
export async function pressInCabinet(page: Page, name: string): Promise<void> {
  const banner = page.getByRole('banner')
  await banner.locator('summary', { hasText: 'Кабинет' }).click()
  await banner.getByText(name, { exact: true }).filter({ visible: true }).click()
}
