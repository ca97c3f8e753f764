import { describe, expect, it } from 'vitest'
import type { Extract, ExtractMark, ExtractRight } from '../extract/extract.ts'
import { summariseExtract } from './property-summary.ts'
import { extract } from './samples.test-data.ts'

const TODAY = '2026-11-21'

function right(more: Partial<ExtractRight> = {}): ExtractRight {
  return {
    type: 'Собственность',
    number: '00:01-1',
    date: '2015-03-01',
    holders: [{ kind: 'person', state: 'named' }],
    documents: [],
    ...more,
  }
}

function encumbrance(type: string) {
  return { type, number: '00:01-9', from: '2025-02-03', holders: [], documents: [] }
}

function factsOf(more: Parameters<typeof extract>[0]): readonly (readonly string[])[] {
  return summariseExtract(extract(more), TODAY).conclusions.map((conclusion) => conclusion.facts)
}

function keys(more: Parameters<typeof extract>[0]): readonly string[] {
  return summariseExtract(extract(more), TODAY).conclusions.map((conclusion) => conclusion.key)
}

const lost = { cadastralNumbers: [], status: 'Аннулирован' }
const marked = (kind: ExtractMark['kind']) => ({ marks: [{ kind, text: 'Отметка' }] })
const common = 'Общая долевая собственность'

describe('property summary', () => {
  it.each<[key: string, colour: string, more: Partial<Extract>]>([
    ['cancelled', 'red', { object: lost }],
    ['arrest', 'red', { encumbrances: [encumbrance('Арест')] }],
    ['unregistered', 'red', { ownership: 'unregistered', rights: [] }],
    ['dispute', 'red', marked('claim')],
    ['mortgage', 'red', { encumbrances: [encumbrance('Залог')] }],
    ['other-encumbrance', 'orange', { encumbrances: [encumbrance('Аренда')] }],
    ['share', 'orange', { rights: [right({ type: common })] }],
    ['several-owners', 'orange', { rights: [right(), right()] }],
    ['fresh-right', 'orange', { rights: [right({ date: TODAY })] }],
  ])('that rests on %s alone is %s and has its title as headline', (key, colour, more) => {
    const summary = summariseExtract(extract(more), TODAY)
    expect(summary.conclusions.map((conclusion) => conclusion.key)).toEqual([key])
    expect(summary.colour).toBe(colour)
    expect(summary.headline).toBe(summary.conclusions[0]?.title)
  })

  it.each<Partial<Extract>>([{ ownership: 'withheld' }, marked('personal-participation')])(
    'stays green with %j, which is to be known and no obstacle',
    (more) => {
      const { colour, headline, conclusions } = summariseExtract(extract(more), TODAY)
      expect([colour, headline]).toEqual(['green', 'Препятствий в выписке нет'])
      expect(conclusions).toHaveLength(1)
      expect(summariseExtract(extract({ ...more, notUnderstood: ['/x'] }), TODAY).colour).toBe('grey')
    },
  )

  it('is as red as its most serious conclusion, whatever was not understood', () => {
    const more = { encumbrances: [encumbrance('Аренда')], notUnderstood: ['/x'] }
    expect(summariseExtract(extract(more), TODAY).colour).toBe('orange')
    expect(summariseExtract(extract({ ...more, object: lost }), TODAY).colour).toBe('red')
  })

  it.each(['litigation', 'objection', 'expropriation', 'claim'] as const)(
    'takes the mark %s for a dispute',
    (kind) => expect(keys(marked(kind))).toEqual(['dispute']),
  )

  it.each([
    ['unregistrable', 'unregistrable', 'red', 'В реестре отметка: регистрация невозможна'],
    ['incapacity', 'incapacity', 'red', 'Есть отметка о дееспособности собственника'],
    ['ownerless', 'ownerless', 'red', 'Объект учтен как бесхозяйный'],
    ['consent', 'no-consent', 'orange', 'Прошлую сделку записали без согласия третьего лица'],
  ] as const)('takes the mark %s for what it is, and never for nothing', (kind, key, colour, headline) => {
    const summary = summariseExtract(extract(marked(kind)), TODAY)
    expect(summary.conclusions.map((conclusion) => conclusion.key)).toEqual([key])
    expect([summary.colour, summary.headline]).toEqual([colour, headline])
  })

  it('takes no words that there is no incapacity for one', () => {
    for (const text of ['Сведения о дееспособности: сведений нет', 'Сведения о дееспособности: отсутствуют'])
      expect(keys({ marks: [{ kind: 'incapacity', text }] })).toEqual([])
    expect(
      keys({ marks: [{ kind: 'incapacity', text: 'Сведения о дееспособности: недееспособен' }] }),
    ).toEqual(['incapacity'])
  })

  it.each([
    'extract_rights_individ_available_real_estate_objects',
    'extract_contract_participation_share_holdings',
  ])('[TRUE-01] says nothing of the owner of an object by %s', (kind) => {
    const none: Partial<Extract> = { kind, rights: [], ownership: 'unregistered', parts: { rights: 'empty' } }
    expect(keys(none)).not.toContain('unregistered')
    expect(keys({ kind, rights: [right(), right()] })).not.toContain('several-owners')
  })

  it('is green when the register holds no obstacle', () => {
    expect(summariseExtract(extract(), TODAY)).toEqual({
      colour: 'green',
      headline: 'Препятствий в выписке нет',
      reading: 'Документ прочитан целиком: все его разделы на месте и поняты.',
      conclusions: [],
    })
  })

  it('[TRUE-01] is green only when every part of the kind was in the file and was understood', () => {
    const { parts = {} } = extract()
    for (const question of Object.keys(parts) as (keyof typeof parts)[]) {
      for (const state of ['absent', 'no-data', 'not-understood'] as const) {
        if (question === 'object' || question === 'rights') continue
        const summary = summariseExtract(extract({ parts: { ...parts, [question]: state } }), TODAY)
        expect([question, state, summary.colour]).toEqual([question, state, 'grey'])
        expect(summary.reading).toMatch(
          state === 'not-understood'
            ? /^Документ прочитан не целиком: не поняты /
            : /^Прочитано все, что есть в файле\. Н/,
        )
        expect(summary.headline).toMatch(/^Вывод неполный/)
      }
    }
    const { parts: _, ...stored } = extract()
    expect(summariseExtract(stored, TODAY).colour).toBe('grey')
  })

  it('[TRUE-01] never takes a missing part about rights for a missing owner', () => {
    const none = { ownership: 'unregistered', rights: [] } as const
    const { parts = {} } = extract({ rights: [] })
    expect(keys({ ...none, rights: [] })).toEqual(['unregistered'])
    for (const state of ['absent', 'no-data', 'not-understood'] as const)
      expect(keys({ ...none, rights: [], parts: { ...parts, rights: state } })).toEqual([])
    expect(keys({ ...none, rights: [], kind: 'extract_cadastral_value_property' })).toEqual([])
  })

  it('[TRUE-01] says what a history of rights does not tell, and where it has a gap', () => {
    const history = { kind: 'extract_transfer_rights_property', parts: { rights: 'filled' } } as const
    const whole = summariseExtract(extract(history), TODAY)
    expect([whole.colour, whole.headline]).toEqual(['grey', 'В этом документе не указаны обременения'])
    const past = right({ date: '2010-01-01', endedAt: '2014-12-01' })
    const broken = summariseExtract(extract({ ...history, rights: [past, right()] }), TODAY)
    expect(broken.conclusions.map(({ key, facts }) => [key, facts])).toEqual([
      ['history-gap', ['С 01.12.2014 по 01.03.2015: записей о собственнике нет']],
    ])
    // An extract about the object lists no past rights: their absence is no gap.
    expect(keys({ rights: [past, right()] })).toEqual([])
  })

  it('is not green when a part was not understood or the kind tells nothing about rights', () => {
    expect(summariseExtract(extract({ notUnderstood: ['/x'] }), TODAY).colour).toBe('grey')
    const silent = summariseExtract(
      extract({ silentOnRights: true, ownership: 'unregistered', rights: [] }),
      TODAY,
    )
    expect([silent.colour, silent.conclusions]).toEqual(['grey', []])
  })

  it('says that the register gave no extract', () => {
    expect(summariseExtract(extract({ notice: { kind: 'refusal' } }), TODAY)).toMatchObject({
      colour: 'grey',
      headline: 'Росреестр отказал в сведениях',
      conclusions: [],
    })
    expect(summariseExtract(extract({ notice: { kind: 'absence' } }), TODAY)).toMatchObject({
      colour: 'grey',
      headline: 'Росреестр ответил, что сведений нет',
    })
  })

  it('finds a mortgage, an arrest and other encumbrances with their lines', () => {
    const types = ['Ипотека в силу закона', 'Запрещение регистрации', 'Арест', 'Сервитут']
    const summary = summariseExtract(extract({ encumbrances: types.map(encumbrance) }), TODAY)
    expect(summary.conclusions.map(({ key, facts }) => [key, facts.length])).toEqual([
      ['arrest', 2],
      ['mortgage', 1],
      ['other-encumbrance', 1],
    ])
    expect(summary.conclusions[1]?.facts).toEqual(['Ипотека в силу закона № 00:01-9 от 03.02.2025'])
    expect([summary.colour, summary.headline]).toEqual(['red', 'На объекте арест или запрет'])
  })

  it.each([
    [{ marks: [{ kind: 'deal', text: 'Договор аренды (субаренды)' }] }, []],
    [{ marks: [{ kind: 'claim', text: 'Правопритязание: --.' }] }, []],
    [{ marks: [{ kind: 'litigation', text: 'Заявленное в суде право требования: данные отсутствуют' }] }, []],
    [{ marks: [{ kind: 'claim', text: 'Правопритязание: отметка погашена 01.02.2019' }] }, []],
    [{ marks: [{ kind: 'claim', text: 'Правопритязание: заявление не отозвано' }] }, ['dispute']],
    [{ encumbrances: [{ ...encumbrance('Ипотека'), to: 'погашено 12.03.2018' }] }, []],
    [{ encumbrances: [{ ...encumbrance('Арест'), endedAt: '2018-03-12' }] }, []],
    [{ encumbrances: [{ ...encumbrance('Ипотека'), to: 'до погашения' }] }, ['mortgage']],
    [
      { date: '2026-11-01', encumbrances: [{ ...encumbrance('Ипотека'), to: '2018-12-31' }] },
      ['overdue-encumbrance'],
    ],
    [
      { date: '2017-09-25', encumbrances: [{ ...encumbrance('Аренда'), to: '2018-12-31' }] },
      ['other-encumbrance'],
    ],
    [
      { silentOnRights: true, kind: 'KVZU', rights: [right({ type: 'Аренда' })], ownership: 'unregistered' },
      [],
    ],
  ] as readonly [Partial<Extract>, readonly string[]][])('[INPUT-06] draws from %j: %j', (more, expected) => {
    expect(keys(more)).toEqual(expected)
  })

  it('finds objects that left the register, rights that are missing and disputes', () => {
    expect(keys({ object: { cadastralNumbers: [], status: 'Снят с учета' } })).toEqual(['cancelled'])
    expect(keys({ object: { cadastralNumbers: [], cancelledAt: '2024-01-02' } })).toEqual(['cancelled'])
    expect(keys({ ownership: 'unregistered', rights: [] })).toEqual(['unregistered'])
    expect(factsOf({ object: { ...lost, cancelledAt: '2024-01-02' } })).toEqual([
      ['Статус: Аннулирован', 'Снят с учета 02.01.2024'],
    ])
    expect(keys({ object: { cadastralNumbers: [] } })).toEqual([])
    expect(keys({ marks: [{ kind: 'litigation', text: 'Судебный спор' }] })).toEqual(['dispute'])
    expect(keys({ marks: [{ kind: 'note', text: 'Примечание' }] })).toEqual([])
  })

  it('finds shares and several owners, but not in rights that have passed on', () => {
    const shares = [right({ type: 'Общая долевая собственность', share: '1/2' }), right({ share: '1/2' })]
    expect(keys({ rights: shares })).toEqual(['share', 'several-owners'])
    expect(keys({ rights: [right({ type: common })] })).toEqual(['share'])
    expect(keys({ rights: [right({ share: '1/2' })] })).toEqual(['share'])
    for (const whole of ['1', '1/1', '2/2']) expect(keys({ rights: [right({ share: whole })] })).toEqual([])
    expect(keys({ rights: [right({ share: 'в праве' })] })).toEqual(['share'])
    expect(keys({ rights: [right({ share: '1' })] })).toEqual([])
    expect(keys({ rights: [right(), right({ type: 'Аренда' })] })).toEqual([])
    const couple = right({ holders: [...right().holders, ...right().holders] })
    expect(keys({ rights: [couple] })).toEqual(['several-owners'])
    expect(
      keys({ rights: [right({ share: '1/1' }), right({ share: '1/2', endedAt: '2020-01-01' })] }),
    ).toEqual([])
  })

  it('finds a right that is younger than a year', () => {
    expect(keys({ rights: [right({ date: '2025-11-22' })] })).toEqual(['fresh-right'])
    expect(keys({ rights: [right({ date: '2025-11-21' })] })).toEqual([])
    expect(keys({ rights: [right({ date: '2026-02-01T10:00:00+03:00' })] })).toEqual(['fresh-right'])
    expect(keys({ rights: [right({ date: '2025-11-21T10:00:00+03:00' })] })).toEqual([])
    expect(keys({ rights: [right({ type: 'Аренда', date: TODAY })] })).toEqual([])
    const { date: _, ...undated } = right()
    expect(keys({ rights: [undated] })).toEqual([])
  })

  it('rests each conclusion on lines with the number and the date, where the register gives them', () => {
    const lease = right({ type: 'Аренда' })
    expect(factsOf({ ownership: 'withheld', rights: [right(), lease] })).toEqual([
      ['Собственность № 00:01-1 от 01.03.2015'],
    ])
    expect(factsOf({ rights: [right(), right({ type: 'Собственность супруга' }), lease] })).toEqual([
      ['Собственность № 00:01-1 от 01.03.2015', 'Собственность супруга № 00:01-1 от 01.03.2015'],
    ])
    expect(factsOf({ rights: [right({ share: '1/2' })] })).toEqual([
      ['Собственность, 1/2 № 00:01-1 от 01.03.2015'],
    ])
    const [bare] = factsOf({ encumbrances: [{ type: 'Аренда', holders: [], documents: [] }] })
    expect(bare).toEqual(['Аренда'])
    expect(
      factsOf({ marks: [{ kind: 'claim', text: 'Притязание', number: '7', date: '2026-01-02' }] }),
    ).toEqual([['Притязание № 7 от 02.01.2026']])
  })

  it('says that a name is hidden, which alone is no obstacle', () => {
    const summary = summariseExtract(extract({ ownership: 'withheld' }), TODAY)
    expect(summary.conclusions.map(({ key }) => key)).toEqual(['hidden-owner'])
    expect([summary.colour, summary.headline]).toEqual(['green', 'Препятствий в выписке нет'])
    expect(keys({ marks: [{ kind: 'personal-participation', text: 'Отметка' }] })).toEqual([
      'personal-participation',
    ])
  })
})
