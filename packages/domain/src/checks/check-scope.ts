import type { CheckNeed } from './check.ts'
import { checkOf } from './check-of.ts'

/** A source with the checks that it answers. */
export interface SourceScope {
  readonly source: string
  readonly titles: readonly string[]
}

/** Whom a report asks about what, each source once, in the order of the checks. */
export function sourcesOf(types: readonly string[]): readonly SourceScope[] {
  const checks = types.flatMap((type) => checkOf(type) ?? [])
  return [...new Set(checks.map(({ source }) => source))].map((source) => ({
    source,
    titles: checks.filter((check) => check.source === source).map(({ title }) => title),
  }))
}

/** Titles of the checks that need this of the data. */
export function checksThatNeed(need: CheckNeed, types: readonly string[]): readonly string[] {
  return types.flatMap((type) => {
    const check = checkOf(type)
    return check?.needs.includes(need) ? [check.title] : []
  })
}

/** A title as a word of a sentence; an abbreviation keeps its capitals: «ИП и участие в компаниях». */
export function titleInSentence(title: string): string {
  return /^\p{Lu}{2}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1)
}
