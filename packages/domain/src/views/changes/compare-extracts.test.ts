import { describe, expect, it } from 'vitest'
import type { Extract, ExtractMark, ExtractRight } from '../../reports/extract/extract.ts'
import { extract } from '../../reports/report/samples.test-data.ts'
import { compareExtracts } from './changes.test-data.ts'

const NUMBERS = ['00:01:0001001:1']
const ownedBy = (name: string, more: Partial<ExtractRight> = {}): ExtractRight => ({
  type: 'Собственность',
  holders: [{ kind: 'person', state: 'named', name }],
  documents: [],
  ...more,
})
const LADOGIN = ownedBy('Ладогин Арсений Петрович')
const OLSHIN = ownedBy('Ольшин Мирон Савельевич')
const encumbrance = (type: string, more: object = {}) => ({ type, holders: [], documents: [], ...more })
const SILENT: Partial<Extract> = { rights: [], parts: { object: 'filled', rights: 'absent' } }

const changes = (before: Partial<Extract>, now: Partial<Extract>) =>
  compareExtracts(extract(before), extract(now))

describe('[REPORT-05] the owners in two extracts', () => {
  it('are compared with nothing but what the register states', () => {
    expect(changes({ rights: [LADOGIN] }, { rights: [OLSHIN, LADOGIN] })).toEqual([
      {
        what: 'Правообладатели',
        before: 'Ладогин Арсений Петрович, Собственность',
        now: 'Ладогин Арсений Петрович, Собственность; Ольшин Мирон Савельевич, Собственность',
        tone: 'red',
      },
    ])
  })

  it('appear where the register said that there were none', () => {
    expect(changes({ rights: [] }, { rights: [OLSHIN] })).toEqual([
      {
        what: 'Правообладатели',
        before: 'не было',
        now: 'Ольшин Мирон Савельевич, Собственность',
        tone: 'red',
      },
    ])
  })

  it('are gone where the register states their absence', () => {
    expect(changes({ rights: [OLSHIN] }, { rights: [] })).toEqual([
      {
        what: 'Правообладатели',
        before: 'Ольшин Мирон Савельевич, Собственность',
        now: 'записи больше нет',
        tone: 'red',
      },
    ])
  })

  const PARTLY: Partial<Extract> = { parts: { object: 'filled', rights: 'partly' } }
  const BOTH = 'Ладогин Арсений Петрович, Собственность; Ольшин Мирон Савельевич, Собственность'
  const READ_PARTLY = 'Ольшин Мирон Савельевич, Собственность; список прочитан не полностью'

  it('[TRUE-01] are not gone where the later list was read in part', () => {
    expect(changes({ rights: [LADOGIN, OLSHIN] }, { ...PARTLY, rights: [LADOGIN] })).toEqual([])
    expect(changes({ ...PARTLY, rights: [LADOGIN] }, { ...PARTLY, rights: [OLSHIN] })).toEqual([])
  })

  it('[TRUE-01] are not new where the earlier list was read in part', () => {
    expect(changes({ ...PARTLY, rights: [LADOGIN] }, { rights: [LADOGIN, OLSHIN] })).toEqual([])
  })

  it('have changed where a list that was read in part holds an owner that was not there', () => {
    expect(changes({ rights: [LADOGIN] }, { ...PARTLY, rights: [OLSHIN] })).toEqual([
      {
        what: 'Правообладатели',
        before: 'Ладогин Арсений Петрович, Собственность',
        now: READ_PARTLY,
        tone: 'red',
      },
    ])
  })

  it('have changed where one whom a list read in part held is not in the whole one', () => {
    expect(changes({ ...PARTLY, rights: [OLSHIN] }, { rights: [LADOGIN] })).toEqual([
      {
        what: 'Правообладатели',
        before: READ_PARTLY,
        now: 'Ладогин Арсений Петрович, Собственность',
        tone: 'red',
      },
    ])
  })

  it('have changed where equal entries are fewer', () => {
    const share = ownedBy('Ладогин Арсений Петрович', { share: '1/2' })
    expect(changes({ rights: [share, share] }, { rights: [share] })).toHaveLength(1)
  })

  it('are the same in another order', () => {
    expect(changes({ rights: [LADOGIN, OLSHIN] }, { rights: [OLSHIN, LADOGIN] })).toEqual([])
    expect(changes({ rights: [LADOGIN] }, { rights: [LADOGIN, OLSHIN] })).toMatchObject([{ now: BOTH }])
  })

  it.each([
    ['the earlier one', SILENT, { rights: [OLSHIN] }],
    ['the later one', { rights: [OLSHIN] }, SILENT],
  ])('have not changed where %s does not tell of them', (_which, before, now) => {
    expect(changes(before, now)).toEqual([])
  })
})

describe('[REPORT-05] the entries of two extracts', () => {
  it('an encumbrance in both is not a change', () => {
    const same = { encumbrances: [encumbrance('Аренда', { number: '00:01-4' })] }
    expect(changes(same, same)).toEqual([])
  })

  it('an encumbrance of the same kind with another number is another one', () => {
    const arrest = (number: string) => ({
      encumbrances: [encumbrance('Арест', { number, date: '2026-10-02' })],
    })
    expect(changes(arrest('00:01-8'), arrest('00:01-9'))).toEqual([
      {
        what: 'Ограничения прав и обременения',
        before: 'не было',
        now: 'Арест, № 00:01-9 от 02.10.2026',
        tone: 'red',
      },
      {
        what: 'Ограничения прав и обременения',
        before: 'Арест, № 00:01-8 от 02.10.2026',
        now: 'записи больше нет',
      },
    ])
  })

  it('an encumbrance without a number is named by its kind, a lease as a reason to look', () => {
    expect(changes({}, { encumbrances: [encumbrance('Аренда')] })).toEqual([
      { what: 'Ограничения прав и обременения', before: 'не было', now: 'Аренда', tone: 'orange' },
    ])
  })

  it.each([
    ['litigation', 'Требования, заявленные в суде'],
    ['objection', 'Возражения против права'],
    ['claim', 'Правопритязания и заявления'],
    ['consent', 'Сделки без согласия третьих лиц'],
  ] as const)('a new mark is a reason to look: %s', (kind, what) => {
    const mark: ExtractMark = { kind, text: 'Запись внесена', number: '00:01-6', date: '2026-11-02' }
    expect(changes({}, { marks: [mark] })).toEqual([
      { what, before: 'не было', now: 'Запись внесена, № 00:01-6 от 02.11.2026', tone: 'orange' },
    ])
  })
})

describe('[REPORT-05] the object in two extracts', () => {
  it('a fact that the earlier one left out is not known to have changed', () => {
    expect(
      changes(
        { object: { cadastralNumbers: NUMBERS } },
        { object: { cadastralNumbers: NUMBERS, area: 54.3 } },
      ),
    ).toEqual([])
  })

  it('leaves the register once', () => {
    const there = { object: { cadastralNumbers: NUMBERS, area: 40 } }
    const gone = { object: { ...there.object, cancelledAt: '2026-11-01' } }
    expect(changes(there, gone)).toEqual([
      { what: 'Снят с учета', before: 'не указано', now: '01.11.2026', tone: 'red' },
    ])
    expect(changes(gone, gone)).toEqual([])
  })
})
