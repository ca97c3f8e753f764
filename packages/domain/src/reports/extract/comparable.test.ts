import { describe, expect, it } from 'vitest'
import { extract } from '../report/samples.test-data.ts'
import { areComparable, tellsAll } from './comparable.ts'
import type { Extract } from './extract.ts'
import type { PartState } from './questions.ts'

const TODAY = extract()
const BASE = extract({ kind: 'extract_base_params_room' })
const HISTORY = extract({ kind: 'extract_transfer_rights_property' })

describe('two documents about an object', () => {
  it.each<[string, Extract, Extract]>([
    ['of the same kind', TODAY, extract({ date: '2026-11-21' })],
    ['of today, of different kinds', TODAY, BASE],
    ['that are both a history', HISTORY, extract({ kind: 'extract_transfer_rights_property' })],
  ])('are compared when they are documents %s', (_name, before, now) => {
    expect(areComparable(before, now)).toBe(true)
    expect(areComparable(now, before)).toBe(true)
  })

  it.each<[string, Extract]>([
    ['a history', HISTORY],
    ['a notice of absence', extract({ notice: { kind: 'absence' } })],
    ['a refusal', extract({ notice: { kind: 'refusal' } })],
    ['silent on rights', extract({ silentOnRights: true })],
  ])('are not compared when one of them is %s', (_name, other) => {
    expect(areComparable(TODAY, other)).toBe(false)
    expect(areComparable(other, TODAY)).toBe(false)
  })

  it('are not compared when neither says anything of rights', () => {
    const notice = extract({ notice: { kind: 'absence' } })
    expect(areComparable(notice, notice)).toBe(false)
  })
})

describe('[TRUE-01] the entries of a document', () => {
  const encumbrances = [{ type: 'Арест', holders: [], documents: [] }]

  it.each<[noted: PartState, entries: Extract['encumbrances'], isAll: boolean]>([
    ['filled', encumbrances, true],
    ['empty', [], true],
    ['partly', encumbrances, false],
    ['partly', [], false],
    ['not-understood', [], false],
    ['no-data', [], false],
    ['absent', [], false],
  ])('of a part that is %s, with %j, are all that there are: %s', (noted, entries, isAll) =>
    expect(tellsAll(extract({ encumbrances: entries, parts: { encumbrances: noted } }), 'encumbrances')).toBe(
      isAll,
    ),
  )
})
