import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Extract, ExtractRight } from './extract.ts'
import { hasDivergence } from '../../property/object/purchases.ts'
import { diffStatement } from './statement-difference.ts'

const right = (more: Partial<ExtractRight> = {}): ExtractRight => ({
  type: 'Собственность',
  number: '00:01-1',
  date: '2015-03-01',
  holders: [{ kind: 'person', state: 'withheld' }],
  documents: [],
  ...more,
})

const mortgage = { type: 'Ипотека', number: '00:01-9', holders: [], documents: [] }

const extract = (more: Partial<Extract> = {}): Extract => ({
  kind: 'extract_about_property_room',
  object: { cadastralNumbers: ['00:01:0001001:1'] },
  rights: [right()],
  ownership: 'withheld',
  encumbrances: [],
  notUnderstood: [],
  ...more,
})

const SAME = {
  amount_of_owners: false,
  date_rights: false,
  registration_number_of_rights: false,
  encumbrance: false,
}

describe('the difference of two statements', () => {
  it.each<[field: string, after: Partial<Extract>, change: { before: string; after: string }]>([
    [
      'amount_of_owners',
      { rights: [right({ holders: [...right().holders, { kind: 'person', state: 'withheld' }] })] },
      { before: '1', after: '2' },
    ],
    [
      'date_rights',
      { rights: [right({ date: '2026-11-02' })] },
      { before: '01.03.2015', after: '02.11.2026' },
    ],
    ['date_rights', { rights: [right({ date: undefined })] }, { before: '01.03.2015', after: 'не указано' }],
    [
      'registration_number_of_rights',
      { rights: [right({ number: '00:01-2' })] },
      { before: '00:01-1', after: '00:01-2' },
    ],
    ['encumbrance', { encumbrances: [mortgage] }, { before: 'не указано', after: 'Ипотека № 00:01-9' }],
    [
      'encumbrance',
      { encumbrances: [{ ...mortgage, number: undefined }] },
      { before: 'не указано', after: 'Ипотека' },
    ],
  ])('tells %s apart: %j', (field, after, change) => {
    const difference = diffStatement(extract(), extract(after))
    expect(difference).toEqual({ ...SAME, [field]: change })
    expect(hasDivergence({ metadata: { diffStatement: difference } })).toBe(true)
  })

  it('is empty where only the order of entries, the time of a date or a right that ended is another', () => {
    const rights = [right(), right({ number: '00:01-3', date: '2014-01-02' })]
    const before = extract({ rights, encumbrances: [mortgage, { ...mortgage, type: 'Арест' }] })
    const after = extract({
      rights: [
        right({ number: '00:01-0', endedAt: '2014-01-01' }),
        ...rights.toReversed().map((each) => ({ ...each, date: `${each.date}T00:00:00+03:00` })),
        right({ type: 'Аренда', number: '00:01-8' }),
      ],
      encumbrances: before.encumbrances.toReversed(),
    })
    expect(diffStatement(before, after)).toEqual(SAME)
    expect(hasDivergence({ metadata: { diffStatement: SAME } })).toBe(false)
  })

  it.each<[then: Partial<Extract>, now: Partial<Extract>, change: unknown]>([
    [
      { parts: { encumbrances: 'empty' } },
      { encumbrances: [mortgage] },
      { before: 'не зарегистрировано', after: 'Ипотека № 00:01-9' },
    ],
    [
      { encumbrances: [mortgage] },
      { parts: { encumbrances: 'empty' } },
      { before: 'Ипотека № 00:01-9', after: 'не зарегистрировано' },
    ],
    [{ encumbrances: [mortgage] }, { parts: { encumbrances: 'not-understood' } }, false],
    [{ encumbrances: [mortgage] }, {}, false],
    [{}, { parts: { encumbrances: 'empty' } }, false],
  ])(
    '[TRUE-01] says that an encumbrance ended only where its absence is stated: %j, %j',
    (then, now, change) => {
      expect(diffStatement(extract(then), extract(now))).toEqual({ ...SAME, encumbrance: change })
    },
  )

  it('lists dates in their order in time', () => {
    const rights = [right({ date: '2026-01-02' }), right({ date: '2015-03-01', number: '00:01-2' })]
    expect(diffStatement(extract(), extract({ rights }))?.date_rights).toEqual({
      before: '01.03.2015',
      after: '01.03.2015, 02.01.2026',
    })
  })

  it.each<Partial<Extract>>([
    { notice: { kind: 'absence' } },
    { silentOnRights: true },
    { kind: 'extract_transfer_rights_property' },
  ])('is not said of %j and a statement', (more) => {
    expect(diffStatement(extract(more), extract())).toBeUndefined()
    expect(diffStatement(extract(), extract(more))).toBeUndefined()
  })

  it('compares two histories of rights', () => {
    const history = extract({ kind: 'extract_transfer_rights_property' })
    expect(diffStatement(history, history)).toEqual(SAME)
  })

  it('is empty between a statement and itself, and reversed when the two are swapped', () => {
    const number = fc.constantFrom('00:01-1', '00:01-2', undefined)
    const date = fc.constantFrom('2015-03-01', '2026-11-02', undefined)
    const rights = fc.array(fc.record({ number, date }).map(right), { maxLength: 3 })
    const encumbrances = fc.array(
      number.map((known) => ({ ...mortgage, number: known })),
      { maxLength: 2 },
    )
    const statement = fc
      .record({ rights, encumbrances })
      .map((held) =>
        extract({ ...held, parts: { encumbrances: held.encumbrances.length > 0 ? 'filled' : 'empty' } }),
      )
    fc.assert(
      fc.property(statement, statement, (one, other) => {
        expect(diffStatement(one, one)).toEqual(SAME)
        const there = diffStatement(one, other)
        const back = diffStatement(other, one)
        for (const field of Object.keys(SAME) as (keyof typeof SAME)[]) {
          const change = there?.[field]
          expect(back?.[field]).toEqual(change && { before: change.after, after: change.before })
        }
      }),
    )
  })
})
