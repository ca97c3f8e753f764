import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const SNIFFER = readFileSync(
  createRequire(import.meta.url).resolve('html_codesniffer/build/HTMLCS.js'),
  'utf8',
)
const AXE_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Screens that a page is read on; the last one is 1280 px at a zoom of 400 %. */
const SCREENS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 320, height: 256 },
]
const DESKTOP = { width: 1440, height: 900 }
/** A4 without its margins, in CSS pixels. */
const PAPER = { width: 718, height: 1047 }

interface SnifferWindow {
  HTMLCS: {
    process: (standard: string, content: Document, done: () => void, fail: () => void) => void
    getMessages: () => { type: number; code: string; element: Element }[]
  }
}

/**
 * What is wrong with the page that shows, as lines: axe in both themes, errors of HTML_CodeSniffer, what runs out of the
 * side on any screen, at a zoom of 400 % or on paper. The page ends on a desktop in the light theme.
 */
export async function findPageFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  // The fallback of a font that is on its way is a little wider.
  await page.evaluate(async () => void (await document.fonts.ready))
  for (const screen of SCREENS) {
    await page.setViewportSize(screen)
    faults.push(...(await findSideScroll(page, `${screen.width}×${screen.height}`)))
  }
  await page.setViewportSize(PAPER)
  await page.emulateMedia({ media: 'print' })
  faults.push(...(await findSideScroll(page, 'print')))
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize(DESKTOP)
  faults.push(...(await findSideScroll(page, '1440')))
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    // Our pages have no frames: one run in the page itself is all that is needed.
    const { violations } = await new AxeBuilder({ page }).withTags(AXE_RULES).setLegacyMode().analyze()
    faults.push(
      ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${colorScheme}: ${id}: ${html}`)),
    )
  }
  return [...faults, ...(await findUnfilledTexts(page)), ...(await findSnifferErrors(page))]
}

/** A place in a text that nothing was put into, or what a program prints of nothing. */
async function findUnfilledTexts(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText()
  return [...text.matchAll(/.{0,40}(?:\{[^{}\n]*\}|\bundefined\b|\bNaN\b|\[object).{0,20}/g)].map(
    ([place]) => `unfilled: ${place}`,
  )
}

async function findSideScroll(page: Page, screen: string): Promise<string[]> {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return undefined
    const widest = [...document.body.querySelectorAll('*')].findLast(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return `${scrollWidth} px wide because of ${widest?.outerHTML.slice(0, 160)}`
  })
  return wide === undefined ? [] : [`${screen}: ${wide}`]
}

async function findSnifferErrors(page: Page): Promise<string[]> {
  // By the debugger, past the content policy of the page.
  if (!(await page.evaluate(() => 'HTMLCS' in window))) await page.evaluate(SNIFFER)
  return page.evaluate(async () => {
    const { HTMLCS } = window as unknown as SnifferWindow
    await new Promise<void>((done, fail) => {
      HTMLCS.process('WCAG2AA', document, done, () => fail(new Error('HTML_CodeSniffer failed')))
    })
    return HTMLCS.getMessages()
      .filter(({ type }) => type === 1)
      .map(({ code, element }) => `${code}: ${element.outerHTML.slice(0, 160)}`)
  })
}
