import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { readParts } from './built-storybook.ts'
import { dialogs } from './controls.ts'
import type {
  CalendarControl,
  ComboboxControl,
  DialogControl,
  DisclosureControl,
  StackControl,
} from './controls.ts'
import { bareAddress } from './open-story.ts'

const DESKTOP = { width: 1280, height: 900 }

/** Shows the story of a control by itself, still; with `isClosed` behind a button «Открыть». */
export async function showControl(
  page: Page,
  { place, story, width }: { place: string; story: string; width?: number },
  isClosed = false,
): Promise<void> {
  const part = readParts().find((candidate) => candidate.place === place)
  const found = part?.stories.find(({ exportName }) => exportName === story)
  if (!part?.docsId || !found) throw new Error(`no story ${story} in ${place}`)
  await page.setViewportSize(width === undefined ? DESKTOP : { width, height: 844 })
  await page.goto(bareAddress(part.docsId, found.id, isClosed))
}

/** Presses Tab until the place has the focus, as a person without a mouse gets there. */
export async function tabTo(page: Page, place: Locator, atMost = 40): Promise<void> {
  await expect(place).toBeVisible()
  for (let step = 0; step < atMost; step += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(place).toBeFocused()
}

/** Opens the dialog by the keyboard; what opened it and the dialog itself. */
export async function openDialog(
  page: Page,
  control: DialogControl,
): Promise<{ trigger: Locator; dialog: Locator }> {
  await showControl(page, control, control.trigger === undefined)
  const trigger = page.getByRole('button', { name: control.trigger ?? 'Открыть', exact: true })
  const dialog = page.getByRole('dialog', { name: control.title })
  await expect(dialog).toBeHidden()
  await tabTo(page, trigger)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  return { trigger, dialog }
}

/** Opens a dialog and another one over it; the button between them and both dialogs. */
export async function openStack(
  page: Page,
  { below, button, title }: StackControl,
): Promise<{ trigger: Locator; lower: Locator; between: Locator; upper: Locator }> {
  const control = dialogs.find(({ name }) => name === below)
  if (!control) throw new Error(`no dialog ${below}`)
  const { trigger, dialog: lower } = await openDialog(page, control)
  const between = lower.getByRole('button', { name: button })
  const upper = page.getByRole('dialog', { name: title })
  await tabTo(page, between)
  await page.keyboard.press('Enter')
  await expect(upper).toBeVisible()
  return { trigger, lower, between, upper }
}

/** Opens the calendar of the field. */
export async function openCalendar(
  page: Page,
  control: CalendarControl,
): Promise<{ field: Locator; trigger: Locator; calendar: Locator }> {
  await showControl(page, control)
  const field = page.getByRole('textbox', { name: control.label })
  const trigger = page.getByRole('button', { name: /календарь/i })
  const calendar = page.getByRole('dialog', { name: `Календарь: ${control.label}` })
  await tabTo(page, trigger)
  await page.keyboard.press('Enter')
  await expect(calendar).toBeVisible()
  return { field, trigger, calendar }
}

/** Opens the menu of links; its trigger and the panel. */
export async function openDisclosure(
  page: Page,
  control: DisclosureControl,
): Promise<{ trigger: Locator; panel: Locator }> {
  await showControl(page, control)
  const trigger = page.locator('summary', { hasText: control.trigger }).filter({ visible: true }).first()
  const panel = page.locator('details', { has: trigger })
  await tabTo(page, trigger)
  await page.keyboard.press('Enter')
  await expect(trigger).toHaveAttribute('aria-expanded', 'true')
  return { trigger, panel }
}

/** Types into the field until the list is there. */
export async function openCombobox(
  page: Page,
  control: ComboboxControl,
): Promise<{ field: Locator; options: Locator }> {
  await showControl(page, control)
  const field = page.getByRole('combobox', { name: control.label })
  await tabTo(page, field)
  await page.keyboard.type(control.typed)
  const options = page.getByRole('option')
  await expect(options).toHaveCount(control.options.length)
  return { field, options }
}
