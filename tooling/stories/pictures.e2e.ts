import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { readParts } from './kit/built-storybook.ts'
import { expect, test } from './kit/fixtures.ts'
import { setTheme, showBare } from './kit/open-story.ts'
import type { Theme } from './kit/open-story.ts'
import { whyNotCompared, writeMaker } from './kit/picture-maker.ts'

/** Every part twice: one brand light and wide, the other dark and narrow, so that each value is seen at least once. */
const LOOKS: readonly { name: string; theme: Theme; width: number }[] = [
  { name: 'realty-light', theme: ['realty', 'light'], width: 1024 },
  { name: 'fiz-dark', theme: ['fiz', 'dark'], width: 390 },
]
const HEIGHT = 800
/** Of the stories that need a window to themselves; the first ones are the usual states. */
const MOST_ALONE = 2
const PICTURES = join(import.meta.dirname, 'pictures')
/**
 * One browser draws one page the same to the pixel; a few pixels are left for the rounding of another processor. The
 * smallest mark of the kit, a hairline under one short word, has more.
 */
const COMPARISON = {
  maxDiffPixels: 12,
  threshold: 0.1,
  animations: 'disabled',
  caret: 'hide',
  // The tallest page, of the tokens, is 13 000 px.
  timeout: 20_000,
} as const
const CLOCK = new Date('2026-11-21T14:05:00+03:00')

for (const { title, place, docsId, stories } of readParts()) {
  if (docsId === undefined) continue
  test(`${title} looks as in the pictures`, async ({ kit, browser }) => {
    if (isUpdate()) writeMaker(browser.version())
    const reason = whyNotCompared(browser.version())
    if (reason !== undefined) console.log(`pictures are not compared: ${reason}`)
    test.skip(reason !== undefined, reason)
    test.setTimeout(30_000 + stories.length * 10_000)
    await kit.clock.setFixedTime(CLOCK)

    await showBare(kit, docsId)
    const alone = ((await kit.locator('[data-alone]').getAttribute('data-alone')) ?? '')
      .split(' ')
      .filter(Boolean)
    if (alone.length < stories.length) await compare(kit, place)
    for (const id of alone.slice(0, MOST_ALONE)) {
      const exportName = stories.find((story) => story.id === id)?.exportName ?? id
      await showBare(kit, docsId, id)
      await compare(kit, `${place}.${toKebab(exportName)}`)
    }
  })
}

test('no stored picture is left of a part that is gone', () => {
  const places = readParts().map(({ place }) => place)
  const pictures = existsSync(PICTURES) ? readdirSync(PICTURES, { recursive: true, encoding: 'utf8' }) : []
  const left = pictures
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.png') && !places.some((place) => file.startsWith(`${place}.`)))
  expect(left).toEqual([])
})

test('another platform or another Chromium is named, and then nothing is compared', () => {
  const file = test.info().outputPath('made-by.json')
  expect(whyNotCompared('156.0.1', file)).toContain('no stored pictures')
  writeMaker('156.0.1', file)
  expect(whyNotCompared('156.9.9', file)).toBeUndefined()
  expect(whyNotCompared('157.0.1', file)).toContain('Chromium 156')
})

async function compare(page: Page, name: string): Promise<void> {
  for (const look of LOOKS) {
    await page.setViewportSize({ width: look.width, height: HEIGHT })
    await setTheme(page, await themeFor(page, look.theme))
    await expect(page.locator('[data-name]').first()).toBeAttached()
    await page.evaluate(() => document.fonts.ready)
    // What loads its code on use is drawn a moment later.
    await expect(page.locator('[data-pending]')).toHaveCount(0)
    await expect(page).toHaveScreenshot(`${name}.${look.name}.png`.split('/'), {
      fullPage: true,
      ...COMPARISON,
    })
  }
}

/** The theme of a look, unless the one story that is shown has a brand or a scheme of its own. */
async function themeFor(page: Page, [brand, scheme]: Theme): Promise<Theme> {
  const own = page.locator('[data-only]')
  if ((await own.count()) === 0) return [brand, scheme]
  const [ownBrand, ownScheme] = await own.evaluate(({ dataset }) => [
    dataset['ownBrand'],
    dataset['ownScheme'],
  ])
  return [(ownBrand as Theme[0]) ?? brand, (ownScheme as Theme[1]) ?? scheme]
}

/** `pictures:update` draws anew whatever differs. */
function isUpdate(): boolean {
  return ['all', 'changed'].includes(test.info().config.updateSnapshots)
}

function toKebab(name: string): string {
  return name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()
}
