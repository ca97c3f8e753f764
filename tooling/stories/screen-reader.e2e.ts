import type { Locator } from '@playwright/test'
import { calendars, comboboxes, dialogs, disclosures, navigations, stacks } from './kit/controls.ts'
import { expect, test } from './kit/fixtures.ts'
import {
  openCalendar,
  openCombobox,
  openDialog,
  openDisclosure,
  openStack,
  showControl,
} from './kit/open-control.ts'

// What a screen reader is given, role by role and name by name, against the trees stored in the folder `trees`.

for (const control of dialogs) {
  test(`dialog ${control.name} reads as it is written`, async ({ kit }) => {
    const { dialog } = await openDialog(kit, control)
    await expect(dialog).toHaveAttribute('aria-modal', 'true')
    await compareTree(dialog, control.name)
  })
}

for (const control of stacks) {
  test(`dialog ${control.title} over ${control.below} reads as it is written, and the lower one not at all`, async ({
    kit,
  }) => {
    const { upper } = await openStack(kit, control)
    await expect(kit.getByRole('dialog')).toHaveCount(1)
    await compareTree(upper, `over-${control.below}`)
  })
}

for (const control of calendars) {
  test(`calendar ${control.name} reads as it is written`, async ({ kit }) => {
    const { calendar } = await openCalendar(kit, control)
    await compareTree(calendar, control.name)
  })
}

for (const control of disclosures) {
  test(`menu of links ${control.name} reads as it is written`, async ({ kit }) => {
    const { panel } = await openDisclosure(kit, control)
    await compareTree(panel, control.name)
  })
}

for (const control of comboboxes) {
  test(`combobox ${control.name} reads as it is written, with an option chosen`, async ({ kit }) => {
    await openCombobox(kit, control)
    await kit.keyboard.press('ArrowDown')
    await compareTree(kit.getByRole('main'), control.name)
  })
}

for (const control of navigations) {
  test(`navigation ${control.name} reads as it is written`, async ({ kit }) => {
    await showControl(kit, control)
    await compareTree(kit.getByRole('navigation', { name: control.label }), control.name)
  })
}

async function compareTree(place: Locator, name: string): Promise<void> {
  await expect(place).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
}
