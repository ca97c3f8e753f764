import { describe, expect, it } from 'vitest'
import { factOf, vehicleOwnerLabel, vehicleOwnerPlace } from './fact-labels.ts'

describe('the label of an owner of a car', () => {
  it('names the place among the owners, and the place is read back from it', () => {
    expect(vehicleOwnerLabel(1)).toBe('Владелец 1')
    expect(vehicleOwnerLabel(12)).toBe('Владелец 12')
    expect(vehicleOwnerPlace(vehicleOwnerLabel(12))).toBe('12')
  })

  it.each(['Владелец', 'Владелец квартиры', 'Прежний Владелец 1', 'Владелец 1 и 2', ''])(
    'is no label that only resembles it: «%s»',
    (label) => expect(vehicleOwnerPlace(label)).toBeUndefined(),
  )
})

describe('a fact of a record', () => {
  const facts = [
    { label: 'Состояние', value: 'Действует' },
    { label: 'Руководитель', value: 'Кляксин Тихон Петрович' },
  ]

  it('is found by its label', () => {
    expect(factOf({ facts }, 'head')).toBe('Кляксин Тихон Петрович')
  })

  it('is unknown where the record does not name it', () => {
    expect(factOf({ facts }, 'founders')).toBeUndefined()
    expect(factOf({ facts: [] }, 'state')).toBeUndefined()
  })
})
