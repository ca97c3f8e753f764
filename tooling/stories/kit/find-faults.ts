import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { allowed } from './allowed-findings.ts'
import { THEMES } from './open-story.ts'
import type { Theme } from './open-story.ts'

const require = createRequire(import.meta.url)
const AXE = createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js')
const CODE_SNIFFER = require.resolve('html_codesniffer/build/HTMLCS.js')

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const STORYBOOKS_OWN = ['.sb-wrapper', '.sb-preparing-story', '#storybook-highlights-root']

interface Finding {
  theme: string
  rule: string
  where: string
}

interface AuditWindow {
  axe: {
    run: (
      context: object,
      options: object,
    ) => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>
  }
  HTMLCS: {
    process: (standard: string, content: Document, done: () => void, fail: () => void) => void
    getMessages: () => { type: number; code: string; element: Element }[]
  }
}

/**
 * Everything that axe and HTML_CodeSniffer (errors) hold against the page: all rules in the first theme, contrast in
 * the other three. A finding names the theme, the rule and the place. The page ends in the first theme.
 */
export async function findFaults(page: Page): Promise<string[]> {
  return find(page, THEMES)
}

/** What axe holds against the contrast in one more theme; the page stays in it. */
export async function findContrastFaults(page: Page, theme: Theme): Promise<string[]> {
  return find(page, [theme], 'contrast')
}

async function find(
  page: Page,
  themes: readonly Theme[],
  first: AuditOptions['first'] = 'all',
): Promise<string[]> {
  // Both tools come into the page once; the stories change in it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: AXE })
  if (!(await page.evaluate(() => 'HTMLCS' in window))) await page.addScriptTag({ path: CODE_SNIFFER })
  const findings = await page.evaluate(audit, { themes, first, own: STORYBOOKS_OWN, tags: AXE_TAGS })
  return findings
    .filter(({ rule, where }) => !allowed.some((exception) => exception.matches(rule, where)))
    .map(({ theme, rule, where }) => `${theme}: ${rule}: ${where}`)
}

interface AuditOptions {
  themes: readonly (readonly [string, string])[]
  /** All rules in the first theme, or contrast alone as in the others, and that by axe alone. */
  first: 'all' | 'contrast'
  own: readonly string[]
  tags: readonly string[]
}

/** Runs in the page, with nothing from outside of itself. */
async function audit({ themes, first, own, tags }: AuditOptions): Promise<Finding[]> {
  const { axe, HTMLCS } = window as unknown as AuditWindow
  const { dataset } = document.documentElement
  const context = { include: ['body'], exclude: own.map((selector) => [selector]) }
  const describe = (element: Element): string => {
    const parts: string[] = []
    for (
      let at: Element | null = element;
      at && at !== document.body && parts.length < 4;
      at = at.parentElement
    ) {
      parts.unshift(at.tagName.toLowerCase() + (at.id && `#${at.id}`))
    }
    return `${parts.join(' > ')} «${(element.textContent ?? '').trim().slice(0, 40)}»`
  }
  const runAxe = async (options: object) => {
    const { violations } = await axe.run(context, { resultTypes: ['violations'], ...options })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => ({ rule: id, where: target.join(' ') })),
    )
  }
  const runCodeSniffer = async () => {
    await new Promise<void>((done, fail) =>
      HTMLCS.process('WCAG2AA', document, done, () => fail(new Error('HTML_CodeSniffer failed'))),
    )
    return HTMLCS.getMessages()
      .filter(({ type, element }) => type === 1 && !own.some((selector) => element.closest?.(selector)))
      .map(({ code, element }) => ({ rule: code, where: describe(element) }))
  }
  const findings: Finding[] = []
  for (const [index, [brand, scheme]] of themes.entries()) {
    dataset['brand'] = brand
    dataset['theme'] = scheme
    const isFirst = index === 0 && first === 'all'
    const axeFindings = await runAxe(
      isFirst
        ? { runOnly: { type: 'tag', values: tags }, rules: { region: { enabled: false } } }
        : { runOnly: { type: 'rule', values: ['color-contrast'] } },
    )
    const snifferFindings = first === 'all' ? await runCodeSniffer() : []
    const told = snifferFindings.filter(({ rule }) => isFirst || rule.includes('1_4_3'))
    for (const finding of [...axeFindings, ...told]) {
      findings.push({ theme: `${brand} ${scheme}`, ...finding })
    }
  }
  const [brand, scheme] = themes[0] ?? ['', '']
  dataset['brand'] = brand
  dataset['theme'] = scheme
  return findings
}
