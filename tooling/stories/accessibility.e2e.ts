import type { Page } from '@playwright/test'
import { readParts } from './kit/built-storybook.ts'
import { findFaintRings } from './kit/find-faint-rings.ts'
import { findFaults } from './kit/find-faults.ts'
import { expect, test } from './kit/fixtures.ts'
import { openPreview, showStory } from './kit/open-story.ts'

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

for (const { title, stories } of readParts()) {
  test(`${title}: axe, HTML_CodeSniffer and a look at every focus find nothing in any theme`, async ({
    kit,
  }) => {
    // Every story of the part in four themes; plays may wait for seconds (toasts, pauses before a request).
    test.setTimeout(30_000 + stories.length * 10_000)
    const faults: string[] = []
    for (const { id, name } of stories) {
      await openPreview(kit)
      // Before its play: what shows on a phone alone is not found on a wide screen.
      await kit.setViewportSize((await isForPhone(kit, id)) ? PHONE : DESKTOP)
      await showStory(kit, id)
      const found = [...(await findFaults(kit)), ...(await findFaintRings(kit))]
      faults.push(...found.map((fault) => `${name}: ${fault}`))
    }
    expect(faults).toEqual([])
  })
}

interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: {
    loadStory: (story: { storyId: string }) => Promise<{ storyGlobals?: { viewport?: { value?: string } } }>
  }
}

/** The story asks for the narrow screen, as the toolbar would set it. */
function isForPhone(page: Page, id: string): Promise<boolean> {
  return page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow
    const story = await preview?.loadStory({ storyId })
    return story?.storyGlobals?.viewport?.value === 'phone'
  }, id)
}
