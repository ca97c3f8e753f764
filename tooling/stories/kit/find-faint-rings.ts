import type { Page } from '@playwright/test'
import { THEMES } from './open-story.ts'

/** WCAG 2.2, 1.4.11: what shows the focus against what is around it. */
const LEAST = 3
/** Not frames: in the bank's form the bank shows where the focus is. */
const CONTROLS =
  'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]), [role="menuitem"]'

/**
 * Controls whose focus is not seen, which neither axe nor HTML_CodeSniffer looks at: everything that takes the focus gets
 * it from the keyboard's side in all four themes; something must appear then, with a contrast of 3 to the ground beneath.
 * Moves the focus, so it comes last on a page. The page ends in the first theme.
 */
export async function findFaintRings(page: Page): Promise<string[]> {
  // A control that takes the focus by script after a key shows it as after Tab.
  await page.keyboard.press('Shift')
  return page.evaluate(lookAtRings, { themes: THEMES, controls: CONTROLS, least: LEAST })
}

interface Options {
  themes: readonly (readonly [string, string])[]
  controls: string
  least: number
}

/** Runs in the page, with nothing from outside of itself. */
function lookAtRings({ themes, controls, least }: Options): string[] {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number]
  const { dataset } = document.documentElement
  const readColours = (value: string): Colour[] =>
    [...value.matchAll(/rgba?\(([^)]*)\)/g)].map(([, list = '']) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = list.split(/[ ,/]+/).map(Number)
      return [red, green, blue, alpha]
    })
  const luminance = (colour: Colour) => {
    const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((channel) => {
      const share = channel / 255
      return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one: Colour, other: Colour) => {
    const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
    return (high + 0.05) / (low + 0.05)
  }
  const groundUnder = (element: Element | null): Colour => {
    for (let at = element; at; at = at.parentElement) {
      const [colour] = readColours(getComputedStyle(at).backgroundColor)
      if (colour && colour[3] === 1) return colour
    }
    return [255, 255, 255, 1]
  }
  /** What may show the focus: of the control itself, of what is in it and of the boxes around it. */
  const around = (control: Element) => {
    const boxes: Element[] = [control, ...[...control.children].slice(0, 4)]
    for (
      let at = control.parentElement;
      at && boxes.length < 12 && at !== document.body;
      at = at.parentElement
    )
      boxes.push(at)
    return boxes
  }
  const lookOf = (box: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(box)
    const outline = outlineStyle === 'none' || outlineWidth === '0px' ? '' : outlineColor
    return { outline, boxShadow, borderColor }
  }
  const focus = (control: HTMLElement) => {
    control.focus({ preventScroll: true })
    return document.activeElement === control
  }
  const bestContrast = (control: HTMLElement): number => {
    const boxes = around(control)
    ;(document.activeElement as HTMLElement | null)?.blur()
    const before = boxes.map(lookOf)
    if (!focus(control)) return least
    return Math.max(
      0,
      ...boxes.flatMap((box, index) => {
        const was = before[index]
        const now = lookOf(box)
        const isInside = Number.parseFloat(getComputedStyle(box).outlineOffset) < 0
        const ground = groundUnder(isInside ? box : box.parentElement)
        const appeared = [
          ...(now.outline === was?.outline ? [] : [now.outline]),
          ...(now.boxShadow === was?.boxShadow ? [] : [now.boxShadow]),
          ...(now.borderColor === was?.borderColor ? [] : [now.borderColor]),
        ]
        return appeared.flatMap(readColours).map((colour) => contrast(colour, ground))
      }),
    )
  }
  const found = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.matches(':disabled') &&
      control.closest('.sb-wrapper, [inert]') === null,
  )
  const faults: string[] = []
  for (const [brand, scheme] of themes) {
    dataset['brand'] = brand
    dataset['theme'] = scheme
    for (const control of found) {
      const best = bestContrast(control)
      if (best >= least) continue
      const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40)
      faults.push(
        `${brand} ${scheme}: focus ${best.toFixed(2)}: ${control.tagName.toLowerCase()}.${control.className} «${name}»`,
      )
    }
  }
  const [brand, scheme] = themes[0] ?? ['', '']
  dataset['brand'] = brand
  dataset['theme'] = scheme
  return faults
}
