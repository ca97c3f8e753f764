import type { Requirement } from './requirement-list.ts'
import type { RunResult } from './run-results.ts'
import { idsIn, type NamedId } from './test-titles.ts'

export interface AreaCount {
  readonly area: string
  readonly all: number
  readonly named: number
  /** Absent when no results were given. */
  readonly passing: number | undefined
}

export interface RequirementCount extends Omit<AreaCount, 'area'> {
  readonly areas: readonly AreaCount[]
  /** Titles that name an id which the list does not have. */
  readonly unknown: readonly NamedId[]
}

/** A row passes when a test that names it passed and none that names it failed. */
export function countRequirements(
  requirements: readonly Requirement[],
  namedIds: readonly NamedId[],
  results?: readonly RunResult[],
): RequirementCount {
  const known = new Set(requirements.map(({ id }) => id))
  const named = new Set(namedIds.map(({ id }) => id))
  const passing = results && passingIds(results)
  const count = (rows: readonly Requirement[]) => ({
    all: rows.length,
    named: rows.filter(({ id }) => named.has(id)).length,
    passing: passing && rows.filter(({ id }) => named.has(id) && passing.has(id)).length,
  })
  const areas = [...new Set(requirements.map(({ area }) => area))]
  return {
    ...count(requirements),
    areas: areas.map((area) => ({ area, ...count(requirements.filter((row) => row.area === area)) })),
    unknown: namedIds.filter(({ id }) => !known.has(id)),
  }
}

function passingIds(results: readonly RunResult[]): Set<string> {
  const idsWith = (outcome: RunResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).flatMap(({ title }) => idsIn(title))
  const failed = new Set(idsWith('failed'))
  return new Set(idsWith('passed').filter((id) => !failed.has(id)))
}
