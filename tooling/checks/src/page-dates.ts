import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { finishCheck, REPOSITORY } from './finish-check.ts'

/**
 * The day on which the words of each public page last changed, for the site map. A date is kept with a hash of the words, so
 * that a page cannot change without its date: this check names it, and `--write` records today.
 */

/** By page: `brand:route` where the brands differ. Dates are ISO days. */
export type PageDates = Readonly<Record<string, { readonly on: string; readonly words: string }>>

export const DATES = 'apps/server/src/pages/page-dates.json'

const SCREENS = 'packages/screens/src'
const ARTICLES = 'apps/server/src/commands/seeds/articles'
const RECORDS = 'packages/domain/src/orders/catalogue/records'

/** Where the words of the pages are that have no file of their own name. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  'realty:index': ['apps/realty/src/home/*.ts*', `${SCREENS}/pages/checks/samples/extract-excerpt.ts`],
  'fiz:index': ['apps/fiz/src/home/*.ts*'],
  adverts: [`${SCREENS}/pages/search/adverts/advert*.ts*`],
  'check-owner': [`${SCREENS}/pages/checks/owner-check/*.ts*`],
  'check-person': [`${SCREENS}/pages/checks/person-check/*.ts*`],
  'credit-rating': [`${SCREENS}/pages/checks/product/product-page.tsx`, `${RECORDS}/reliability-products.ts`],
  methodology: [`${SCREENS}/pages/content/methodology/*.ts*`],
  'otchet-na-osnove-vypiski-iz-egrn': [`${SCREENS}/pages/checks/own-extract/own-extract*.ts*`],
  physcheck: [
    `${SCREENS}/pages/checks/individuals/physcheck-page.tsx`,
    `${SCREENS}/pages/checks/individuals/product-list.tsx`,
  ],
  'physcheck-expert': [
    `${SCREENS}/pages/checks/individuals/physcheck-page.tsx`,
    `${RECORDS}/person-products.ts`,
  ],
  privacy: ['packages/domain/src/legal/privacy-policy.ts'],
  risk: [`${SCREENS}/pages/checks/risk/risk-page.tsx`],
  'risk-assessment': [`${SCREENS}/pages/checks/product/product-page.tsx`, `${RECORDS}/plain.ts`],
  'sale-history': [`${SCREENS}/pages/checks/sale-history/*.ts*`],
  sources: [
    `${SCREENS}/pages/content/sources/sources-*.tsx`,
    `${SCREENS}/pages/content/sources/source-rows.ts`,
  ],
  tariff: [`${SCREENS}/pages/cabinet/tariff/tariff-*.tsx`, `${SCREENS}/pages/cabinet/tariff/compar*.ts*`],
  valuation: [`${SCREENS}/pages/checks/valuation/*.ts*`],
  wholesale: [`${SCREENS}/pages/cabinet/wholesale/*.ts*`, `${SCREENS}/pages/search/list/*.ts`],
}

/** Comments are English: what is Cyrillic is read by people. Spaces, signs and markup do not count. */
export function hashWords(texts: readonly string[]): string {
  const words = texts.flatMap((text) => text.match(/[А-Яа-яЁё]+/g) ?? [])
  return createHash('sha256').update(words.join(' ')).digest('hex').slice(0, 12)
}

const isShown = (file: string) => !/\.(?:test|stories|css)\.tsx?$/.test(file)

/** The files with the words of each page. */
export function filesOfPages(root: string): ReadonlyMap<string, readonly string[]> {
  const find = (pattern: string) => globSync(pattern, { cwd: root }).filter(isShown).toSorted()
  const nameOf = (file: string) => file.replace(/^.*\/(.+)\.\w+$/, '$1')
  return new Map<string, readonly string[]>([
    ...Object.entries(SOURCES).map(([page, patterns]) => [page, patterns.flatMap(find)] as const),
    ...find(`${SCREENS}/pages/checks/landing/content/*.ts`).map((file) => [nameOf(file), [file]] as const),
    ...find(`${ARTICLES}/*.txt`).map((file) => [`blog/${nameOf(file)}`, [file]] as const),
  ])
}

const HEAD_DATE = /^date: ?(\S+)$/m
const HEAD_UPDATED = /^updated: ?(\S+)$/m

/** What its head says of an article: the day of its last change. */
export const dayOfArticle = (text: string): string =>
  (HEAD_UPDATED.exec(text) ?? HEAD_DATE.exec(text))?.[1] ?? ''

interface Found {
  readonly problems: readonly string[]
  /** With changed pages at `today`. */
  readonly dates: PageDates
}

export function checkPageDates(root: string, kept: PageDates, today: string): Found {
  const problems: string[] = []
  const dates: Record<string, { on: string; words: string }> = {}
  const pages = filesOfPages(root)
  for (const [page, files] of [...pages].toSorted(([left], [right]) => left.localeCompare(right))) {
    if (files.length === 0) problems.push(`${page}: нет файлов со словами страницы`)
    const texts = files.map((file) => readFileSync(join(root, file), 'utf8'))
    const words = hashWords(texts)
    const known = kept[page]
    const isArticle = page.startsWith('blog/')
    const day = isArticle ? dayOfArticle(texts[0] ?? '') : today
    const isSame = known?.words === words
    if (!isSame) problems.push(`${page}: слова изменились после ${known?.on ?? 'ничего'}`)
    if (isArticle && !isSame && known && day <= known.on && day < today)
      problems.push(`${page}: впишите в начало статьи «updated: ${today}»`)
    else if (isArticle && isSame && day !== known.on)
      problems.push(`${page}: дата статьи ${day}, в списке ${known.on}`)
    dates[page] = isSame && !isArticle ? known : { on: day, words }
  }
  for (const page of Object.keys(kept))
    if (!pages.has(page)) problems.push(`${page}: такой страницы больше нет`)
  return { problems, dates }
}

if (import.meta.main) {
  const path = join(REPOSITORY, DATES)
  const kept = JSON.parse(readFileSync(path, 'utf8')) as PageDates
  const { problems, dates } = checkPageDates(REPOSITORY, kept, new Date().toISOString().slice(0, 10))
  if (process.argv.includes('--write')) {
    writeFileSync(path, `${JSON.stringify(dates, null, 2)}\n`)
    finishCheck(
      problems.filter((problem) => problem.includes('updated:')),
      'Даты страниц записаны',
    )
  } else {
    finishCheck(
      problems.length > 0 ? [...problems, 'Записать: node tooling/checks/src/page-dates.ts --write'] : [],
      'Даты страниц верны',
    )
  }
}
