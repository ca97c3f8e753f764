import { describe, expect, it } from 'vitest'
import type { ExtractRight } from '../extract/extract.ts'
import { encumbranceRule, propertyRule } from './property-rules.ts'
import { extract } from './samples.test-data.ts'

const TODAY = '2026-11-21'

const owned = (more: Partial<ExtractRight> = {}): ExtractRight => ({
  type: 'Собственность',
  number: '00:01-1',
  date: '2015-03-01',
  holders: [{ kind: 'person', state: 'named' }],
  documents: [],
  ...more,
})

describe('a rule of the conclusions from an extract', () => {
  it('is found by its key', () => {
    expect(propertyRule('hidden-owner').title).toBe('Имя собственника скрыто')
    expect(() => propertyRule('no-such-rule')).toThrow(new TypeError('there is no rule no-such-rule'))
  })

  it.each([
    ['Арест', 'arrest'],
    ['Запрещение регистрации', 'arrest'],
    ['Запрет на совершение действий', 'arrest'],
    ['Ипотека в силу закона', 'mortgage'],
    ['Залог', 'mortgage'],
    ['Аренда', 'other-encumbrance'],
    ['Прочие ограничения прав и обременения объекта недвижимости', 'other-encumbrance'],
  ])('takes an encumbrance of the type «%s» for %s', (type, key) => {
    expect(encumbranceRule({ type, documents: [] }).key).toBe(key)
  })

  it.each([
    ['Постановление о запрете на совершение действий по регистрации', 'arrest'],
    ['Определение суда о наложении ареста', 'arrest'],
    ['Постановление о снятии запрета', 'other-encumbrance'],
    ['Постановление об отмене ареста', 'other-encumbrance'],
    ['Договор ренты', 'other-encumbrance'],
  ])('takes what the register does not name by its ground: %s is %s', (name, key) => {
    const documents = [{ name: 'Решение суда' }, { name }]
    const unnamed = { type: 'Прочие ограничения прав', documents }
    expect(encumbranceRule(unnamed).key).toBe(key)
    // What has a name of its own is what it is called.
    expect(encumbranceRule({ type: 'Аренда', documents }).key).toBe('other-encumbrance')
    const held = extract({ encumbrances: [{ ...unnamed, holders: [] }] })
    const told = ['arrest', 'other-encumbrance'].filter(
      (one) => propertyRule(one).facts(held, TODAY).length > 0,
    )
    expect(told).toEqual([key])
  })
})

describe('an object without an owner', () => {
  const factsOf = (more: Parameters<typeof extract>[0]) =>
    propertyRule('unregistered').facts(extract(more), TODAY)

  it('is one whose part about rights is empty or names other rights alone', () => {
    const said = ['В разделе о правах собственника нет']
    expect(factsOf({ ownership: 'unregistered', rights: [] })).toEqual(said)
    expect(factsOf({ ownership: 'unregistered', rights: [owned({ type: 'Аренда' })] })).toEqual(said)
  })

  it('[TRUE-01] is not one whose rights were read in part: the owner may be among those that were not', () => {
    const { parts = {} } = extract()
    expect(
      factsOf({
        ownership: 'unregistered',
        rights: [owned({ type: 'Аренда' })],
        parts: { ...parts, rights: 'partly' },
      }),
    ).toEqual([])
  })
})

describe('a history of rights that does not add up', () => {
  const factsOf = (...rights: ExtractRight[]) =>
    propertyRule('history-gap').facts(extract({ kind: 'extract_transfer_rights_property', rights }), TODAY)

  it('names the days and what is wrong on them', () => {
    const past = owned({ date: '2010-01-01', endedAt: '2014-12-01' })
    expect(factsOf(past, owned())).toEqual(['С 01.12.2014 по 01.03.2015: записей о собственнике нет'])
    const shared = { type: 'Общая долевая собственность' }
    expect(factsOf(owned({ ...shared, share: '1/2' }))).toEqual([
      'С 01.03.2015 по день выписки: доли меньше целого',
    ])
    expect(factsOf(owned({ ...shared, share: '2/3' }), owned({ ...shared, share: '2/3' }))).toEqual([
      'С 01.03.2015 по день выписки: доли больше целого',
    ])
  })

  it('lasts until the day of the document where no owner followed', () => {
    expect(factsOf(owned({ endedAt: '2014-12-01', date: '2010-01-01' }))).toEqual([
      'С 01.12.2014 по день выписки: записей о собственнике нет',
    ])
  })

  it('has no days where an entry has none: the order cannot be checked', () => {
    const { date: _, ...undated } = owned()
    expect(factsOf(owned({ endedAt: '2020-05-06' }), undated)).toEqual([
      'Не у всех записей есть дата, порядок проверить нельзя',
    ])
  })
})
