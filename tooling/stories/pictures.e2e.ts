import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { readParts } from './kit/built-storybook.ts'
import { COMPARISON } from './kit/comparison.ts'
import { calendars, comboboxes, disclosures, stacks } from './kit/controls.ts'
import { expect, test } from './kit/fixtures.ts'
import { openCalendar, openCombobox, openDisclosure, openStack } from './kit/open-control.ts'
import { setTheme, showBare } from './kit/open-story.ts'
import type { Theme } from './kit/open-story.ts'
import { makerOf, whyNotCompared, writeMaker } from './kit/picture-maker.ts'

/** Every part twice: one brand light and wide, the other dark and narrow, so that each value is seen at least once. */
const LOOKS: readonly { name: string; theme: Theme; width: number }[] = [
  { name: 'realty-light', theme: ['realty', 'light'], width: 1024 },
  { name: 'fiz-dark', theme: ['fiz', 'dark'], width: 390 },
]
const HEIGHT = 800
const OPEN_HEIGHT = 560
const PICTURES = join(import.meta.dirname, 'pictures')
const CLOCK = new Date('2026-11-21T14:05:00+03:00')

for (const { title, place, docsId, stories } of readParts()) {
  if (docsId === undefined) continue
  test(`${title} looks as in the pictures`, async ({ kit, browser }) => {
    const here = makerOf(browser.version())
    if (isUpdate()) writeMaker(here)
    const reason = whyNotCompared(here)
    if (reason !== undefined) console.log(`pictures are not compared: ${reason}`)
    test.skip(reason !== undefined, reason)
    test.setTimeout(30_000 + stories.length * 10_000)
    await kit.clock.setFixedTime(CLOCK)

    await showBare(kit, docsId)
    const alone = ((await kit.locator('[data-alone]').getAttribute('data-alone')) ?? '')
      .split(' ')
      .filter(Boolean)
    if ((await kit.locator('[data-alone] > *').count()) > 0) await compare(kit, place)
    for (const id of alone) {
      const exportName = stories.find((story) => story.id === id)?.exportName ?? id
      await showBare(kit, docsId, id)
      await compare(kit, `${place}.${toKebab(exportName)}`)
    }
  })
}

/** What opens, and opens by the keyboard: the controls whose stories are closed before their play. */
const OPEN: readonly { name: string; width?: number; open: (page: Page) => Promise<unknown> }[] = [
  ...stacks.map((control) => ({
    name: `over-${control.below}`,
    open: (page: Page) => openStack(page, control),
  })),
  ...disclosures.map((control) => ({ ...control, open: (page: Page) => openDisclosure(page, control) })),
  ...comboboxes.map((control) => ({ ...control, open: (page: Page) => openCombobox(page, control) })),
  ...calendars.map((control) => ({ ...control, open: (page: Page) => openCalendar(page, control) })),
]

for (const { name, width = 1024, open } of OPEN) {
  test(`${name} looks open as in the pictures`, async ({ kit, browser }) => {
    test.skip(whyNotCompared(makerOf(browser.version())) !== undefined)
    await kit.clock.setFixedTime(CLOCK)
    await open(kit)
    await kit.setViewportSize({ width, height: OPEN_HEIGHT })
    for (const look of LOOKS) {
      await setTheme(kit, look.theme)
      await kit.evaluate(() => document.fonts.ready)
      await expect(kit).toHaveScreenshot(['open', `${name}.${look.name}.png`], COMPARISON)
    }
  })
}

test('no two pictures of a part are the same', () => {
  const seen = new Map<string, string>()
  const twins: string[] = []
  for (const file of storedPictures()) {
    const print = createHash('sha256')
      .update(readFileSync(join(PICTURES, file)))
      .digest('hex')
    const twin = seen.get(print)
    if (twin === undefined) seen.set(print, file)
    else twins.push(`${twin} = ${file}`)
  }
  expect(twins).toEqual([])
})

test('no stored picture is left of a part that is gone', () => {
  const places = readParts().map(({ place }) => place)
  const names = [...places, ...OPEN.map(({ name }) => `open/${name}`)]
  const left = storedPictures().filter((file) => !names.some((name) => file.startsWith(`${name}.`)))
  expect(left).toEqual([])
})

test('another platform or another browser is named, and then nothing is compared', () => {
  const file = test.info().outputPath('made-by.json')
  const maker = makerOf('156.0.1', 'chromium')
  expect(whyNotCompared(maker, file)).toContain('no stored pictures')
  writeMaker(maker, file)
  expect(whyNotCompared(makerOf('156.9.9', 'chromium'), file)).toBeUndefined()
  expect(whyNotCompared(makerOf('157.0.1', 'chromium'), file)).toContain('made by chromium 156')
  expect(whyNotCompared(makerOf('156.0.1', 'chromium-headless-shell'), file)).toContain('headless-shell 156')
})

async function compare(page: Page, name: string): Promise<void> {
  for (const look of LOOKS) {
    const own = await ownLook(page)
    await page.setViewportSize({ width: own.width ?? look.width, height: HEIGHT })
    await setTheme(page, [own.brand ?? look.theme[0], own.scheme ?? look.theme[1]])
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

/** Brand, scheme and width that the one story that is shown has for itself. */
async function ownLook(page: Page): Promise<{ brand?: Theme[0]; scheme?: Theme[1]; width?: number }> {
  const only = page.locator('[data-only]')
  if ((await only.count()) === 0) return {}
  const { ownBrand, ownScheme, ownWidth } = await only.evaluate(({ dataset }) => ({ ...dataset }))
  return {
    ...(ownBrand && { brand: ownBrand as Theme[0] }),
    ...(ownScheme && { scheme: ownScheme as Theme[1] }),
    ...(ownWidth && { width: Number(ownWidth) }),
  }
}

function storedPictures(): string[] {
  if (!existsSync(PICTURES)) return []
  return readdirSync(PICTURES, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.png'))
}

/** `pictures:update` draws again whatever differs. */
function isUpdate(): boolean {
  return ['all', 'changed'].includes(test.info().config.updateSnapshots)
}

function toKebab(name: string): string {
  return name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()
}
