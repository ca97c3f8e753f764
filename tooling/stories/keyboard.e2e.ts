import type { Locator, Page } from '@playwright/test'
import { calendars, comboboxes, dialogs, disclosures, navigations, stacks } from './kit/controls.ts'
import { expect, test } from './kit/fixtures.ts'
import {
  openCalendar,
  openCombobox,
  openDialog,
  openDisclosure,
  openStack,
  showControl,
  tabTo,
} from './kit/open-control.ts'

for (const control of dialogs) {
  test(`dialog ${control.name}: opens, keeps the focus, closes by Escape and gives the focus back`, async ({
    kit,
  }) => {
    const { trigger, dialog } = await openDialog(kit, control)
    await expect.poll(() => holdsFocus(dialog)).toBe(true)

    const stops = await dialog
      .locator('a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]')
      .filter({ visible: true })
      .count()
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step <= stops + 1; step += 1) {
        await kit.keyboard.press(key)
        await expect.poll(() => holdsFocus(dialog), `${key}, step ${step}`).toBe(true)
      }
    }

    await kit.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(trigger).toBeFocused()
  })
}

for (const control of stacks) {
  test(`${control.title} over ${control.below}: Escape closes the top one, and the focus steps down with it`, async ({
    kit,
  }) => {
    const { trigger, lower, between, upper } = await openStack(kit, control)
    await expect.poll(() => holdsFocus(upper)).toBe(true)
    await kit.keyboard.press('Escape')
    await expect(upper).toBeHidden()
    await expect(lower).toBeVisible()
    await expect(between).toBeFocused()
    await kit.keyboard.press('Escape')
    await expect(lower).toBeHidden()
    await expect(trigger).toBeFocused()
  })
}

for (const control of disclosures) {
  test(`menu of links ${control.name}: opens, Tab walks its links, Escape closes and gives the focus back`, async ({
    kit,
  }) => {
    const { trigger, panel } = await openDisclosure(kit, control)
    for (const name of control.links) await tabTo(kit, panel.getByRole('link', { name }))
    await kit.keyboard.press('Escape')
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await expect(trigger).toBeFocused()
    await kit.keyboard.press('Enter')
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await kit.keyboard.press('Space')
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  })
}

for (const control of comboboxes) {
  test(`combobox ${control.name}: arrows choose, Enter takes, Escape closes, the focus stays in the field`, async ({
    kit,
  }) => {
    const { field, options } = await openCombobox(kit, control)
    for (const [place, words] of control.options.entries()) {
      await kit.keyboard.press('ArrowDown')
      const option = options.nth(place)
      await expect(option).toContainText(words)
      await expect(option).toHaveAttribute('aria-selected', 'true')
      await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '')
      await expect(field).toBeFocused()
    }
    await kit.keyboard.press('Escape')
    await expect(options).toHaveCount(0)
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toBeFocused()

    const again = await openCombobox(kit, control)
    await kit.keyboard.press('ArrowDown')
    await kit.keyboard.press('Enter')
    await expect(again.field).toHaveValue(control.taken ?? control.options[0] ?? '')
    await expect(again.options).toHaveCount(0)
    await expect(again.field).toBeFocused()
  })
}

for (const control of navigations) {
  test(`navigation ${control.name}: Tab walks its links and buttons in their order`, async ({ kit }) => {
    await showControl(kit, control)
    const navigation = kit.getByRole('navigation', { name: control.label })
    const stop = (name: string) =>
      navigation.getByRole('link', { name }).or(navigation.getByRole('button', { name }))
    const [first = '', ...others] = control.stops
    await tabTo(kit, stop(first))
    for (const name of others) await press(kit, 'Tab', stop(name))
  })
}

for (const control of calendars) {
  test(`calendar ${control.name}: arrows walk the days, Enter takes one, Escape takes none, both give the focus back`, async ({
    kit,
  }) => {
    const { field, trigger, calendar } = await openCalendar(kit, control)
    const before = await field.inputValue()
    const day = (name: RegExp) => calendar.getByRole('button', { name })
    await expect(day(control.chosen)).toBeFocused()
    await kit.keyboard.press('ArrowRight')
    await press(kit, 'ArrowDown', day(control.next))
    await kit.keyboard.press('Escape')
    await expect(calendar).toBeHidden()
    await expect(trigger).toBeFocused()
    await expect(field).toHaveValue(before)

    await kit.keyboard.press('Enter')
    await expect(day(control.chosen)).toBeFocused()
    await kit.keyboard.press('ArrowRight')
    await press(kit, 'ArrowDown', day(control.next))
    await kit.keyboard.press('Enter')
    await expect(calendar).toBeHidden()
    await expect(trigger).toBeFocused()
    await expect(field).toHaveValue(control.taken)
  })
}

test('photographs: arrows, Home and End turn them over, plus and minus enlarge', async ({ kit }) => {
  await showControl(kit, { place: 'dialogs/photo-viewer/photo-viewer', story: 'Keyboard' })
  const counter = kit.getByText(/^\d+ из\s\d+$/)
  const enlarged = kit.getByRole('group', { name: /Увеличенная/ })
  await expect(counter).toHaveText(/^3 из\s12$/)
  for (const [key, place] of [
    ['ArrowRight', 4],
    ['Home', 1],
    ['ArrowLeft', 12],
    ['ArrowRight', 1],
    ['End', 12],
  ] as const) {
    await kit.keyboard.press(key)
    await expect(counter).toHaveText(new RegExp(`^${place} из\\s12$`))
  }
  await kit.keyboard.press('+')
  await expect(enlarged).toBeVisible()
  await kit.keyboard.press('-')
  await expect(enlarged).toBeHidden()
})

async function press(page: Page, key: string, then: Locator): Promise<void> {
  await page.keyboard.press(key)
  await expect(then).toBeFocused()
}

function holdsFocus(place: Locator): Promise<boolean> {
  return place.evaluate((element) => element.contains(document.activeElement))
}
