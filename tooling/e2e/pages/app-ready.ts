import type { Locator, Page } from '@playwright/test'

/**
 * The document once its app hears the visitor: before, a link is followed by the browser itself, and the new page has no
 * focus of its own. Call before the page is opened.
 */
export async function watchApp(page: Page): Promise<Locator> {
  await page.addInitScript(() => {
    addEventListener('app:ready', () => (document.documentElement.dataset['app'] = 'ready'))
  })
  return page.locator('html[data-app=ready]')
}
