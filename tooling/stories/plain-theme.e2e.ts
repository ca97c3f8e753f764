import { readParts } from './kit/built-storybook.ts'
import type { Part } from './kit/built-storybook.ts'
import { COMPARISON } from './kit/comparison.ts'
import { findContrastFaults } from './kit/find-faults.ts'
import { expect, test } from './kit/fixtures.ts'
import { PLAIN, setTheme, showBare } from './kit/open-story.ts'
import { makerOf, whyNotCompared } from './kit/picture-maker.ts'

/** Whose five tones must be told apart by word and shape where no colour is. */
const PICTURED = 'primitives/result/result'

/** Pages about the kit, which show the colours of the four themes themselves; all others are made of parts. */
const ABOUT = 'Основы'

/** The part with the most stories of each group: its page shows most of what the group is made of. */
const fullest = new Map<string, Part & { docsId: string }>()
for (const part of readParts()) {
  const { title, docsId, stories } = part
  const group = title.split('/')[0] ?? title
  const most = fullest.get(group)?.stories.length ?? 0
  if (group !== ABOUT && docsId !== undefined && stories.length > most)
    fullest.set(group, { ...part, docsId })
}

for (const [group, { title, docsId }] of fullest) {
  test(`${group}: in black and white «${title}» is as readable`, async ({ kit }) => {
    await showBare(kit, docsId)
    // A group of dialogs has nothing that stands beside other stories: then one of them by itself.
    const [alone] = ((await kit.locator('[data-alone]').getAttribute('data-alone')) ?? '').split(' ')
    if (alone && (await kit.locator('[data-alone] > *').count()) === 0) await showBare(kit, docsId, alone)
    await setTheme(kit, PLAIN)
    await expect(kit.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
    expect(await findContrastFaults(kit, PLAIN)).toEqual([])
  })
}

test('results in black and white look as in the picture', async ({ kit, browser }) => {
  test.skip(whyNotCompared(makerOf(browser.version())) !== undefined)
  const part = readParts().find(({ place }) => place === PICTURED)
  await kit.setViewportSize({ width: 1024, height: 800 })
  await showBare(kit, part!.docsId!)
  await setTheme(kit, PLAIN)
  await kit.evaluate(() => document.fonts.ready)
  await expect(kit).toHaveScreenshot(`${PICTURED}.plain.png`.split('/'), { fullPage: true, ...COMPARISON })
})
