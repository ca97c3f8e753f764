import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isObjectInfoComplete, isWarningStatus, mergeObject, normaliseObject } from './cadastral-object.ts'
import { DEMO_OBJECT_KEY, joinObjectKey, objectKeyOf } from './object-key.ts'
import { hasDivergence, purchasesByName, sortPurchases } from './purchases.ts'

const anyObject = fc.record(
  {
    Number: fc.string(),
    Address: fc.string(),
    Area: fc.oneof(fc.string(), fc.float(), fc.constantFrom('не определена', '0', '33.4')),
    AreaOKC: fc.oneof(fc.string(), fc.float(), fc.constantFrom('площадь не определена', '45,2')),
    Level: fc.oneof(fc.string(), fc.integer(), fc.constantFrom('5.0', '-1', 'цоколь')),
    Status: fc.option(fc.string()),
  },
  { requiredKeys: [] },
)

describe('object', () => {
  it('[OBJ-01] has its number as key, else its address', () => {
    expect(objectKeyOf({ Number: '77:01:0001001:1', Address: 'a' })).toBe('77:01:0001001:1')
    expect(objectKeyOf({ Number: '', Address: 'a' })).toBe('a')
    expect(objectKeyOf({})).toBe('')
    expect(DEMO_OBJECT_KEY).toBe('demo')
  })

  it('joins the two segments of a key whose slash was not encoded', () => {
    expect(joinObjectKey('д 5', '1')).toBe('д 5/1')
    expect(joinObjectKey('00:01:0001001:1', '00:01:0001001:1')).toBe('00:01:0001001:1')
  })

  it('[OBJ-05] blanks an Area that is not determined', () => {
    for (const Area of ['не определена', 'площадь не определена', ' Не Определена ', '  ']) {
      expect(normaliseObject({ Area }).Area).toBe('')
    }
    for (const Area of ['пока не определена', 'не определена точно'])
      expect(normaliseObject({ Area }).Area).toBe(Area)
  })

  it('[OBJ-06] blanks an AreaOKC that is not determined', () => {
    expect(normaliseObject({ AreaOKC: 'площадь не определена' }).AreaOKC).toBe('')
  })

  it('[OBJ-07] blanks an area of at most 0', () => {
    for (const Area of [0, '0', -5]) expect(normaliseObject({ Area }).Area).toBe('')
    expect(normaliseObject({ Area: 0.1, AreaOKC: '33.4' })).toMatchObject({ Area: '0.1', AreaOKC: '33.4' })
    expect(normaliseObject({ AreaOKC: '-0,5' }).AreaOKC).toBe('')
  })

  it('[OBJ-08] lets AreaOKC stand in for an empty Area', () => {
    expect(normaliseObject({ Area: 'не определена', AreaOKC: '45.2' }).Area).toBe('45.2')
    expect(normaliseObject({ Area: '40', AreaOKC: '45' }).Area).toBe('40')
  })

  it('[OBJ-09] makes Level a whole number or nothing', () => {
    expect(normaliseObject({ Level: '  ' }).Level).toBe('')
    const levels = [5, '5.0', 'цоколь', '', '5.7', '-1', '5 этаж', '-0.5', null]
    expect(levels.map((Level) => normaliseObject({ Level }).Level)).toEqual([
      '5',
      '5',
      '',
      '',
      '5',
      '-1',
      '',
      '0',
      '',
    ])
  })

  it('[OBJ-11] is complete with area and level, or without a number', () => {
    expect(isObjectInfoComplete({ Number: 'n', AreaOKC: '1', Level: '2' })).toBe(true)
    expect(isObjectInfoComplete({ Address: 'a' })).toBe(true)
    expect(isObjectInfoComplete({ Number: 'n', Area: '1' })).toBe(false)
    expect(isObjectInfoComplete({ Number: 'n', Level: '1' })).toBe(false)
  })

  it('[OBJ-13] lets a full value that is not empty win', () => {
    expect(mergeObject({ Level: '1', Status: 'A' }, { Level: '2', Status: '' })).toMatchObject({
      Level: '2',
      Status: 'A',
    })
  })

  it('[OBJ-14] never keeps the words for an area that is not determined', () => {
    expect(mergeObject({ Area: 'не определена' }, { Area: '50' }).Area).toBe('50')
    expect(mergeObject({ Area: '50' }, { Area: 'не определена' }).Area).toBe('50')
  })

  it('merges any two objects: normalised, same again, nothing known lost', () => {
    fc.assert(
      fc.property(anyObject, anyObject, (base, full) => {
        const merged = mergeObject(base, full)
        expect(normaliseObject(merged)).toEqual(merged)
        expect(mergeObject(merged, full)).toEqual(merged)
        const known = normaliseObject(base)
        const keys = ['Number', 'Address', 'Level', 'Status'] as const
        expect(keys.filter((key) => known[key] !== '' && merged[key] === '')).toEqual([])
        expect(`${merged.Area}${merged.AreaOKC}`).not.toMatch(/не определена/i)
      }),
    )
  })

  it('answers anything with eight texts', () => {
    for (const value of [null, 5, 'x', []])
      expect(Object.values(normaliseObject(value))).toEqual(Array(8).fill(''))
  })

  it('warns of objects that left the register', () => {
    expect(['Аннулирован', ' снят с учета ', 'Снят с учёта'].every(isWarningStatus)).toBe(true)
    const worded = ['Аннулированный', 'Снято с кадастрового учета', 'Погашено', 'Архивный']
    expect(worded.every(isWarningStatus)).toBe(true)
    const inForce = ['Учтенный', 'Ранее учтенный', 'Внесенный', 'Временный', 'Актуальные', '']
    expect(inForce.some(isWarningStatus)).toBe(false)
  })
})

describe('purchases', () => {
  const purchase = (product_name: string, status: string | number, created_date = '2026-01-01') => ({
    product_name,
    status,
    created_date,
  })

  it('[OBJ-15] sort by date, newest first', () => {
    const dates = ['2026-01-01', '2026-01-03', '2026-01-02'].map((date) => purchase('a', 'done', date))
    expect(sortPurchases(dates).map(({ created_date }) => created_date)).toEqual([
      '2026-01-03',
      '2026-01-02',
      '2026-01-01',
    ])
  })

  it('[OBJ-16] of one product sort by status descending', () => {
    const list = [purchase('EgrnObject', 'done'), purchase('Other', 'z'), purchase('EgrnObject', 'requested')]
    expect(purchasesByName(list, 'EgrnObject').map(({ status }) => status)).toEqual(['requested', 'done'])
    for (const mixed of [
      [purchase('a', 9), purchase('a', 'done')],
      [purchase('a', 'done'), purchase('a', 9)],
    ])
      expect(purchasesByName(mixed, 'a').map(({ status }) => status)).toEqual(['done', 9])
    const numbers = [purchase('a', 9), purchase('a', 10)]
    expect(purchasesByName(numbers, 'a').map(({ status }) => status)).toEqual([10, 9])
  })

  it('keep their order where they are equal', () => {
    const list = ['first', 'second', 'third'].map((data) => ({ ...purchase('a', 'done'), data }))
    expect(sortPurchases(list)).toEqual(list)
    expect(purchasesByName(list, 'a')).toEqual(list)
  })

  it('[OBJ-17] diverge when any of the four fields is set', () => {
    for (const field of ['amount_of_owners', 'date_rights', 'registration_number_of_rights', 'encumbrance']) {
      expect(hasDivergence({ metadata: { diffStatement: { [field]: true } } })).toBe(true)
    }
    expect(hasDivergence({ metadata: { diffStatement: { encumbrance: '' } } })).toBe(false)
    expect(hasDivergence({ metadata: {} })).toBe(false)
    expect(hasDivergence({})).toBe(false)
  })
})
