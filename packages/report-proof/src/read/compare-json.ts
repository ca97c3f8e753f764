import canonicalize from 'canonicalize'
import type { Cell } from '../report.ts'
import { isRecord } from '../token/bytes.ts'
import type { ChangedPlace, GenuineReport } from '../verify/report-check.ts'

/** The version of the JSON file that this verifier knows. */
const FILE_VERSION = 1

/**
 * Where a JSON file says something else than the signed report in it: members that differ, are added or are missing. The
 * tables of sections are named by their section.
 */
export function compareJson(
  rest: Readonly<Record<string, unknown>>,
  { issuer, data, sections }: GenuineReport,
): readonly ChangedPlace[] {
  // A copy with hidden parts has nothing beside the token: nothing signed says what such a member should be.
  if (!data) return Object.keys(rest).map((member) => ({ place: 'file', member }))
  const { tables, ...members } = rest
  const expected = {
    $schema: `${issuer}/api-docs/report-${FILE_VERSION}.json`,
    version: FILE_VERSION,
    report: data.report,
    verdict: data.verdict,
  }
  return [...differences(members, expected, ''), ...tableDifferences(tables, sections)]
}

/** Names of members at two levels: `verdict`, `report.owners`. */
function differences(
  actual: Readonly<Record<string, unknown>>,
  expected: Readonly<Record<string, unknown>>,
  prefix: string,
): readonly ChangedPlace[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(actual)])]
  return names.flatMap((name): readonly ChangedPlace[] => {
    const [one, other] = [actual[name], expected[name]]
    if (Object.hasOwn(actual, name) && Object.hasOwn(expected, name) && isSame(one, other)) return []
    if (prefix === '' && isRecord(one) && isRecord(other)) return differences(one, other, `${name}.`)
    return [{ place: 'file', member: prefix + name }]
  })
}

function tableDifferences(tables: unknown, sections: GenuineReport['sections']): readonly ChangedPlace[] {
  if (!Array.isArray(tables) || tables.length !== sections.length)
    return [{ place: 'file', member: 'tables' }]
  return sections.flatMap(({ id, title, part }, index): readonly ChangedPlace[] => {
    const table = part && {
      title,
      columns: part.columns,
      rows: part.rows.map((cells) => cells.map(wholeText)),
    }
    return isSame(tables[index], table) ? [] : [{ place: 'section', id, title, isCertain: true }]
  })
}

/** A cell in one text; hidden pieces leave nothing. */
function wholeText(cell: Cell): string {
  return typeof cell === 'string'
    ? cell
    : cell.map((piece) => (typeof piece === 'string' ? piece : (piece.text ?? ''))).join('')
}

function isSame(one: unknown, other: unknown): boolean {
  try {
    return canonicalize(one) === canonicalize(other)
  } catch {
    // What JSON allows and its canonical form does not, such as half of a pair of surrogates.
    return false
  }
}
