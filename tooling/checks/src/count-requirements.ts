import type { Requirement } from './requirement-list.ts'
import type { RunResult } from './run-results.ts'
import { idsIn, type NamedId, type TestKind } from './test-titles.ts'

export interface RowCount {
  readonly all: number
  readonly named: number
  /** Absent when no results were given. */
  readonly passing: number | undefined
}

/** The rows of an area or of a layer. */
export interface NamedRowCount extends RowCount {
  readonly name: string
}

export interface RequirementCount extends RowCount {
  readonly areas: readonly NamedRowCount[]
  readonly layers: readonly NamedRowCount[]
  /** Rows that a test names, but none that looks where the row is to be seen. */
  readonly unproven: readonly string[]
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
  const kinds = Map.groupBy(namedIds, ({ id }) => id)
  const named = new Set(
    requirements.flatMap(({ id, layer }) =>
      isProof(layer, new Set(kinds.get(id)?.map(({ kind }) => kind))) ? [id] : [],
    ),
  )
  const passing = results && passingIds(results)
  const count = (rows: readonly Requirement[]) => ({
    all: rows.length,
    named: rows.filter(({ id }) => named.has(id)).length,
    passing: passing && rows.filter(({ id }) => named.has(id) && passing.has(id)).length,
  })
  const by = (key: 'area' | 'layer') =>
    [...Map.groupBy(requirements, (row) => row[key])].map(([name, rows]) => ({ name, ...count(rows) }))
  return {
    ...count(requirements),
    areas: by('area'),
    layers: by('layer'),
    unproven: [...kinds.keys()].filter((id) => known.has(id) && !named.has(id)).toSorted(),
    unknown: namedIds.filter(({ id }) => !known.has(id)),
  }
}

function passingIds(results: readonly RunResult[]): Set<string> {
  const idsWith = (outcome: RunResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).flatMap(({ title }) => idsIn(title))
  const failed = new Set(idsWith('failed'))
  return new Set(idsWith('passed').filter((id) => !failed.has(id)))
}

/** Whether tests of these kinds can prove a row: what a site or a screen does is proven by looking at it (DEC-10). */
function isProof(layer: string, kinds: ReadonlySet<TestKind>): boolean {
  if (kinds.size === 0) return false
  switch (layer) {
    case 'realty':
    case 'fiz':
      return kinds.has(layer) || kinds.has('both')
    case 'both-apps':
      return kinds.has('both') || (kinds.has('realty') && kinds.has('fiz'))
    case 'ui':
      return [...kinds].some((kind) => kind !== 'code')
    default:
      return true
  }
}
