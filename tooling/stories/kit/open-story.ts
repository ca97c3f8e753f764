import type { Page } from '@playwright/test'

/** Kept by Storybook's preview in its window. */
interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    emit: (event: string, payload: unknown) => void
    last: (event: string) => [{ storyId: string }] | undefined
  }
}

export type Theme = readonly [brand: 'realty' | 'fiz', scheme: 'light' | 'dark']
export const THEMES: readonly Theme[] = [
  ['realty', 'light'],
  ['realty', 'dark'],
  ['fiz', 'light'],
  ['fiz', 'dark'],
]

/** Shows a story after its play. A page that shows another story already changes it in place, which is much faster. */
export async function showStory(page: Page, id: string): Promise<void> {
  const isThere = page.url().includes('viewMode=story')
  if (isThere) {
    await page.evaluate((storyId) => {
      const { ['__STORYBOOK_ADDONS_CHANNEL__']: channel } = window as PreviewWindow
      channel?.emit('setCurrentStory', { storyId, viewMode: 'story' })
    }, id)
  } else {
    // The add-on's own axe run would only double ours.
    await page.goto(`/iframe.html?viewMode=story&id=${encodeURIComponent(id)}&globals=a11y.manual:!true`)
  }
  await page.waitForFunction(
    (storyId) =>
      (window as PreviewWindow)['__STORYBOOK_ADDONS_CHANNEL__']?.last('storyFinished')?.[0].storyId ===
      storyId,
    id,
  )
}

/** Changes the theme in place. */
export async function setTheme(page: Page, [brand, scheme]: Theme): Promise<void> {
  await page.evaluate(
    ([newBrand, newScheme]) => {
      const { dataset } = document.documentElement
      dataset['brand'] = newBrand
      dataset['theme'] = newScheme
    },
    [brand, scheme] as const,
  )
}

/** The address of stories with nothing of Storybook around them and without play; see the Storybook's bare pages. */
export function bareAddress(docsId: string, only?: string, isClosed = false): string {
  const query = new URLSearchParams({ viewMode: 'docs', id: docsId, bare: only ?? '' })
  if (isClosed) query.set('closed', '')
  return `/iframe.html?${query.toString()}`
}
