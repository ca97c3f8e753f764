import { expect, type Locator, type Page } from '@playwright/test'

/** How a person works a page: with a pointer, or with the keys Tab, arrows, Enter and Space alone. */
export interface Hands {
  /** Follows a link, presses a button. */
  readonly press: (target: Locator) => Promise<void>
  readonly type: (field: Locator, text: string) => Promise<void>
  /** Ticks a box, chooses one of radio buttons. */
  readonly tick: (box: Locator) => Promise<void>
  readonly attach: (input: Locator, file: File) => Promise<void>
}

interface File {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export const POINTER: Hands = {
  press: (target) => target.click(),
  type: (field, text) => field.fill(text),
  tick: (box) => box.check(),
  attach: (input, file) => input.setInputFiles(file),
}

/** Presses of Tab that anything on a page may be away at most. */
const TAB_LIMIT = 120

/** Every thing that is worked has the focus before, and shows it. */
export function keyboardOf(page: Page): Hands {
  // The browser hands choosers over once it is asked to, which a slow one does after the press.
  page.on('filechooser', () => {})
  // What is covered while a field is used is there again after it.
  const isFocused = (target: Locator) =>
    target.evaluateAll((elements) => elements[0] !== undefined && elements[0] === document.activeElement)
  const reach = async (target: Locator) => {
    await expect(target).toBeAttached()
    for (let presses = 0; presses < TAB_LIMIT; presses++) {
      if (await isFocused(target)) {
        // Polled: the page may have to scroll there.
        return expect.poll(() => showsFocus(target), `the focus of ${String(target)} is seen`).toBe(true)
      }
      await page.keyboard.press('Tab')
    }
    throw new Error(`${String(target)} not reached in ${TAB_LIMIT} presses of Tab`)
  }
  return {
    async press(target) {
      await expect(target).toBeEnabled()
      await reach(target)
      await page.keyboard.press('Enter')
    },
    async type(field, text) {
      await reach(field)
      await page.keyboard.press('Control+A')
      await page.keyboard.insertText(text)
    },
    async tick(box) {
      const isRadio = (await box.getAttribute('type')) === 'radio'
      if (!isRadio) {
        await reach(box)
        return page.keyboard.press('Space')
      }
      // A group of radio buttons is one stop of Tab: its chosen one, or any while none is chosen.
      const name = await box.getAttribute('name')
      const inGroup = () =>
        page.evaluate((group) => document.activeElement?.getAttribute('name') === group, name)
      for (let presses = 0; presses < TAB_LIMIT && !(await inGroup()); presses++)
        await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      for (let presses = 0; presses < 10 && !(await box.isChecked()); presses++)
        await page.keyboard.press('ArrowDown')
      await expect(box).toBeChecked()
    },
    async attach(input, file) {
      await reach(input)
      const chooser = page.waitForEvent('filechooser')
      await page.keyboard.press('Enter')
      await (await chooser).setFiles(file)
    },
  }
}

/** Whether a ring, a shadow or a frame marks the focused thing, or what is drawn for it. */
function showsFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const isMarked = (part: Element | null) => {
      if (!part) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part)
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    }
    const { x, y, width, height } = element.getBoundingClientRect()
    const isInView = x + width > 0 && y + height > 0 && x < innerWidth && y < innerHeight
    const parts = [element, element.nextElementSibling, element.parentElement, element.closest('label')]
    return isInView && parts.some(isMarked)
  })
}
