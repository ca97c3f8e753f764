import type { Page } from '@playwright/test'

/** Kept by Storybook's preview in its window. */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: { ready: () => Promise<void> }
  __STORYBOOK_ADDONS_CHANNEL__?: {
    emit: (event: string, payload: unknown) => void
    once: (event: string, listener: (id: string) => void) => void
    last: (event: string) => [{ storyId: string }] | undefined
  }
}

export type Theme = readonly [brand: 'realty' | 'fiz' | 'plain', scheme: 'light' | 'dark']
export const THEMES: readonly Theme[] = [
  ['realty', 'light'],
  ['realty', 'dark'],
  ['fiz', 'light'],
  ['fiz', 'dark'],
]
/** Black and white alone, which no site has. */
export const PLAIN: Theme = ['plain', 'light']

/** Loads the preview with no story yet; a page that has shown one is left alone. */
export async function openPreview(page: Page): Promise<void> {
  if (page.url().includes('viewMode=story')) return
  // The add-on's own axe run would only double ours; the page behind a dialog has its own stories.
  await page.goto('/iframe.html?viewMode=story&globals=a11y.manual:!true;behind:none')
  await page.waitForFunction(async () => {
    const { ['__STORYBOOK_PREVIEW__']: preview } = window as PreviewWindow
    await preview?.ready()
    return preview !== undefined
  })
}

/** Shows a story after its play. A page that shows another story already changes it in place, which is much faster. */
export async function showStory(page: Page, id: string): Promise<void> {
  await openPreview(page)
  await page.evaluate((storyId) => {
    const { ['__STORYBOOK_ADDONS_CHANNEL__']: channel } = window as PreviewWindow
    channel?.emit('setCurrentStory', { storyId, viewMode: 'story' })
  }, id)
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

/**
 * Shows the stories of a part with nothing of Storybook around them, or only one of them. A page that shows bare stories
 * already changes them in place.
 */
export async function showBare(page: Page, docsId: string, only?: string): Promise<void> {
  const address = bareAddress(docsId, only)
  const shown = new URL(page.url()).searchParams
  if (!shown.has('bare') || shown.has('closed')) {
    await page.goto(address)
  } else {
    const isSamePart = shown.get('id') === docsId
    await page.evaluate(
      ([url, id, isSame]) => {
        const { ['__STORYBOOK_ADDONS_CHANNEL__']: channel } = window as PreviewWindow
        history.replaceState(null, '', url)
        if (isSame) return void window.dispatchEvent(new PopStateEvent('popstate'))
        return new Promise<void>((resolve) => {
          channel?.once('docsRendered', () => resolve())
          channel?.emit('setCurrentStory', { storyId: id, viewMode: 'docs' })
        })
      },
      [address, docsId, isSamePart] as const,
    )
  }
  const place = only === undefined ? '[data-alone]' : `[data-only="${only}"]`
  await page.locator(place).waitFor({ state: 'attached' })
}

/** The address of stories with nothing of Storybook around them and without play; see the Storybook's bare pages. */
export function bareAddress(docsId: string, only?: string, isClosed = false): string {
  const query = new URLSearchParams({ viewMode: 'docs', id: docsId, bare: only ?? '' })
  if (isClosed) query.set('closed', '')
  return `/iframe.html?${query.toString()}`
}
