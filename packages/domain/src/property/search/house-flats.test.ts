import { describe, expect, it } from 'vitest'
import { houseFlats } from './house-flats.ts'

const HOUSE = 'г. Образцовск, ул. Кленовая, д. 14'
const at = (...flats: readonly string[]) => flats.map((flat) => ({ Address: `${HOUSE}, кв. ${flat}` }))

describe('the flats of a house', () => {
  it('are sorted by number, each once, and apart from what is not a flat', () => {
    const found = [
      ...at('10', '2', '1', '12А', '2', '118'),
      { Address: HOUSE },
      { Address: `${HOUSE}, пом. 3` },
    ]
    const house = houseFlats(found)
    expect(house?.address).toBe(HOUSE)
    expect(house?.flats.map(({ number, objects }) => [number, objects.length])).toEqual([
      ['1', 1],
      ['2', 2],
      ['10', 1],
      ['12А', 1],
      ['118', 1],
    ])
    expect(house?.others.map(({ Address }) => Address)).toEqual([HOUSE, `${HOUSE}, пом. 3`])
  })

  it.each([
    ['few flats', at('1', '2', '3', '4')],
    ['none', [{ Address: HOUSE }]],
    ['nothing', []],
    ['several houses', [...at('1', '2', '3', '4', '5'), { Address: 'ул. Полевая, д. 3, кв. 1' }]],
  ])('are no choice by number: %s', (_case, found) => {
    expect(houseFlats(found)).toBeUndefined()
  })
})
