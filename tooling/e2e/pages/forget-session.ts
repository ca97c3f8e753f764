import type { Page } from '@playwright/test'

/** Takes the cookies of a browser that has left its page: a call under way from there would ask for a sign-in. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}
