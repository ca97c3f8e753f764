import type { Page } from '@playwright/test'
import { readParts } from './kit/built-storybook.ts'
import { findFaintRings } from './kit/find-faint-rings.ts'
import { findFaults } from './kit/find-faults.ts'
import { expect, test } from './kit/fixtures.ts'
import { showStory } from './kit/open-story.ts'

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

for (const { title, stories } of readParts()) {
  test(`${title}: axe, HTML_CodeSniffer and a look at every focus find nothing in any theme`, async ({
    kit,
  }) => {
    // Every story of the part in four themes; plays may wait for seconds (toasts, pauses before a request).
    test.setTimeout(30_000 + stories.length * 10_000)
    await kit.setViewportSize(DESKTOP)
    const faults: string[] = []
    for (const { id, name } of stories) {
      await showStory(kit, id)
      const isPhone = await isForPhone(kit)
      if (isPhone) await kit.setViewportSize(PHONE)
      const found = [...(await findFaults(kit)), ...(await findFaintRings(kit))]
      faults.push(...found.map((fault) => `${name}: ${fault}`))
      if (isPhone) await kit.setViewportSize(DESKTOP)
    }
    expect(faults).toEqual([])
  })
}

interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { story?: { storyGlobals?: { viewport?: { value?: string } } } }
  }
}

/** The story asks for the narrow screen, as the toolbar would set it. */
async function isForPhone(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow
    return preview?.currentRender?.story?.storyGlobals?.viewport?.value === 'phone'
  })
}
