import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flips, sectionsAt } from '../../tests/flips.ts'
import { issue, KEYS } from '../../tests/sample-report.ts'
import type { ReportCheck } from './report-check.ts'
import { verifyReport } from './verify-report.ts'

/** Without its header a token is a report of nobody that is known. */
const NOT_OURS: readonly string[] = ['unknown-key', 'foreign', 'unreadable']

/** Says what a verifier missed or named wrongly; undefined when it found the section that was changed. */
function missed(result: ReportCheck, sections: readonly string[]): string | undefined {
  if (NOT_OURS.includes(result.kind))
    return sections.includes('signed-part') ? undefined : `${result.kind} for ${sections.join()}`
  if (result.kind !== 'changed') return result.kind
  const places = result.places
    .map((one) => (one.place === 'section' ? one.id : one.place))
    .filter((place) => place !== 'order')
  const isNamed = places.length > 0 && places.every((place) => sections.includes(place))
  return isNamed ? undefined : `${places.join()} for ${sections.join()}`
}

describe('one changed byte', () => {
  it('[TRUST-05] is found in 2,000 random places of a token, and its section is named', async () => {
    const token = await issue()
    const sections = sectionsAt(token)
    const bytes = Buffer.from(token, 'latin1')
    const found: (string | undefined)[] = []
    for (const { at, value } of flips(bytes, 2000)) {
      const changed = Buffer.from(bytes)
      changed[at] = value
      const fault = missed(await verifyReport(changed.toString('latin1'), KEYS), sections[at] ?? [])
      found.push(fault && `byte ${at}: ${fault}`)
    }
    expect(found).toHaveLength(2000)
    expect(found.filter((fault) => fault !== undefined)).toEqual([])
  })
})

describe('verifyReport', () => {
  it('never throws and never accepts what was not issued', async () => {
    const token = await issue()
    const [signed = ''] = token.split('~')
    const encoded = ['eyJhIjoxfQ', 'W10', 'WyJhIiwidGV4dCIsMV0']
    const pieces = fc.constantFrom('.', '~', '~~', signed, token, '\u0000', 'ж', ...encoded)
    const texts = fc
      .array(fc.oneof(pieces, fc.string()))
      .map((parts) => parts.join(''))
      .filter((text) => text !== token)
    await fc.assert(
      fc.asyncProperty(texts, async (text) => (await verifyReport(text, KEYS)).kind !== 'genuine'),
      { numRuns: 500 },
    )
    expect(await verifyReport(token, KEYS)).toMatchObject({ kind: 'genuine' })
  })
})
