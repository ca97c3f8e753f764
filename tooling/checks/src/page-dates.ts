import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { finishCheck, REPOSITORY } from './finish-check.ts'
import { readSitePages, wordsOfPages } from './site-pages.ts'

/**
 * The day on which the words of each public page last changed, for the site map. A date is kept with a hash of the words, so
 * that a page cannot change without its date: this check names it, and `--write` records today.
 */

/** By page: `brand:route` where the brands differ. Dates are ISO days. */
export type PageDates = Readonly<Record<string, { readonly on: string; readonly words: string }>>

const DATES = 'apps/server/src/pages/page-dates.json'

/** The files with the words of each page, by its name. */
type WordsOfPages = ReadonlyMap<string, readonly string[]>

const ARTICLES = 'apps/server/src/commands/seeds/articles'

/** Comments are English: what is Cyrillic is read by people. Spaces, signs and markup do not count. */
export function hashWords(texts: readonly string[]): string {
  const words = texts.flatMap((text) => text.match(/[А-Яа-яЁё]+/g) ?? [])
  return createHash('sha256').update(words.join(' ')).digest('hex').slice(0, 12)
}

/** The files with the words of each page, and of each article. */
function filesOfPages(root: string, pages: WordsOfPages): WordsOfPages {
  const articles = globSync(`${ARTICLES}/*.txt`, { cwd: root }).toSorted()
  return new Map([...pages, ...articles.map((file) => [`blog/${basename(file, '.txt')}`, [file]] as const)])
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

export function checkPageDates(root: string, words: WordsOfPages, kept: PageDates, today: string): Found {
  const problems: string[] = []
  const dates: Record<string, { on: string; words: string }> = {}
  const pages = filesOfPages(root, words)
  for (const [page, files] of [...pages].toSorted(([left], [right]) => left.localeCompare(right))) {
    if (files.length === 0) problems.push(`${page}: нет файлов со словами страницы`)
    const texts = files.map((file) => readFileSync(join(root, file), 'utf8'))
    const hash = hashWords(texts)
    const known = kept[page]
    const isArticle = page.startsWith('blog/')
    const day = isArticle ? dayOfArticle(texts[0] ?? '') : today
    const isSame = known?.words === hash
    if (!isSame) problems.push(`${page}: слова изменились после ${known?.on ?? 'ничего'}`)
    if (isArticle && !isSame && known && day <= known.on && day < today)
      problems.push(`${page}: впишите в начало статьи «updated: ${today}»`)
    else if (isArticle && isSame && day !== known.on)
      problems.push(`${page}: дата статьи ${day}, в списке ${known.on}`)
    dates[page] = isSame && !isArticle ? known : { on: day, words: hash }
  }
  for (const page of Object.keys(kept))
    if (!pages.has(page)) problems.push(`${page}: такой страницы больше нет`)
  return { problems, dates }
}

if (import.meta.main) {
  const path = join(REPOSITORY, DATES)
  const kept = JSON.parse(readFileSync(path, 'utf8')) as PageDates
  const words = wordsOfPages(REPOSITORY, await readSitePages(REPOSITORY))
  const { problems, dates } = checkPageDates(REPOSITORY, words, kept, new Date().toISOString().slice(0, 10))
  if (process.argv.includes('--write')) {
    writeFileSync(path, `${JSON.stringify(dates, null, 2)}\n`)
    finishCheck(
      problems.filter((problem) => problem.includes('updated:')),
      'Даты страниц записаны',
    )
  } else {
    finishCheck(problems.length > 0 ? [...problems, 'Записать: npm run pages'] : [], 'Даты страниц верны')
  }
}
