import { describe, expect, it } from 'vitest'
import { addressText } from './address-parts.ts'
import { readCadastralValue } from './cadastral-value.ts'
import { planDeltas } from './deltas.ts'
import { kindOfGarLevel, kindOfWords, stateOfGarCard } from './object-kinds.ts'

describe('[REG-03] numbers that municipalities type', () => {
  it.each([
    ['00:01:0101001:104 ', ['00:01:0101001:104'], []],
    ['00:01:0101001:105; 00:01:0101001:106', ['00:01:0101001:105', '00:01:0101001:106'], []],
    ['00:01:0101001:105,00:01:0101001:105', ['00:01:0101001:105'], []],
    ['77:1:010100:1 б/н', ['77:1:010100:1'], ['б/н']],
    ['00010101001109', [], ['00010101001109']],
    ['00:01:0101001', [], ['00:01:0101001']],
    ['не установлен', [], ['не установлен']],
    ['0', [], ['0']],
    ['  ', [], []],
  ])('«%s»', (value, numbers, unreadable) => {
    expect(readCadastralValue(value)).toEqual({ numbers, unreadable })
  })
})

describe('addresses of the register', () => {
  it('are written from the region inwards', () => {
    expect(
      addressText([
        { level: 1, type: 'обл', name: 'Примерная' },
        { level: 8, type: 'ул', name: 'Садовая' },
        {
          level: 10,
          type: 'д.',
          name: '1',
          more: [
            ['к.', '2'],
            ['стр.', '3'],
          ],
        },
        { level: 11, type: '', name: '5' },
      ]),
    ).toBe('обл Примерная, ул Садовая, д. 1 к. 2 стр. 3, 5')
  })
})

describe('[REG-02] releases of changes', () => {
  it.each([
    [301, [303, 302], { kind: 'apply', releases: [302, 303] }],
    [302, [302, 303, 303], { kind: 'apply', releases: [303] }],
    [303, [302, 303], { kind: 'apply', releases: [] }],
    [301, [303], { kind: 'gap', missing: 302 }],
    [301, [302, 304, 305], { kind: 'gap', missing: 303 }],
  ])('at %i with %j', (current, available, plan) => {
    expect(planDeltas(current, available)).toEqual(plan)
  })
})

describe('objects of GAR', () => {
  it('are of the kind of their level', () => {
    expect([1, 8, 9, 10, 11, 12, 17].map(kindOfGarLevel)).toEqual([
      'place',
      'place',
      'land',
      'building',
      'premises',
      'room',
      'car-place',
    ])
  })

  it('are closed by a deletion and superseded by a merge', () => {
    expect(stateOfGarCard({ isActive: true, operation: 70 })).toBe('current')
    expect(stateOfGarCard({ isActive: false, operation: 30 })).toBe('closed')
    expect(stateOfGarCard({ isActive: false, operation: 42 })).toBe('superseded')
  })
})

it.each([
  ['Земельный участок', 'land'],
  ['Единое землепользование', 'land'],
  ['Машино-место', 'car-place'],
  ['Квартира в многоквартирном доме', 'premises'],
  ['Нежилое помещение', 'premises'],
  ['Сооружение', 'structure'],
  ['Объект незавершенного строительства', 'unfinished'],
  ['Жилой дом', 'building'],
  ['Здание', 'building'],
  ['', 'place'],
])('[REG-07] the kind of an object by the words of a register: «%s»', (words, kind) => {
  expect(kindOfWords(words)).toBe(kind)
})
