import type { CheckNeed, CheckType } from './check.ts'
import { CHECKS } from './checks.ts'

/** A source with the checks that it answers. */
export interface SourceScope {
  readonly source: string
  readonly titles: readonly string[]
}

/** Whom a report asks about what, each source once, in the order of the checks. */
export function sourcesOf(types: readonly CheckType[]): readonly SourceScope[] {
  const sources = [...new Set(types.map((type) => CHECKS[type].source))]
  return sources.map((source) => ({
    source,
    titles: types.filter((type) => CHECKS[type].source === source).map((type) => CHECKS[type].title),
  }))
}

/** Titles of the checks that need this of a person's data. */
export function checksThatNeed(need: CheckNeed, types: readonly CheckType[]): readonly string[] {
  return types.filter((type) => CHECKS[type].needs.includes(need)).map((type) => CHECKS[type].title)
}
