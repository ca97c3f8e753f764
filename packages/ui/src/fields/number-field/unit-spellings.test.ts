import { describe, expect, it } from 'vitest'
import { spellingsOfUnit } from './unit-spellings.ts'

const without = (text: string, unit: string): string => text.replace(spellingsOfUnit(unit), '')

describe('spellings of a unit', () => {
  it.each([
    ['54 кв. м', 'м²', '54'],
    ['54 м2', 'м²', '54'],
    ['542', 'м²', '542'],
    ['12 %', '%', '12'],
    ['12 процентов', '%', '12'],
    ['3 штуки', 'шт.', '3'],
    ['3 шт', 'шт.', '3'],
    ['7 км', 'км', '7'],
    ['7 л.с.', 'л.с.', '7'],
    ['7 лхс.', 'л.с.', '7 лхс.'],
    ['м² 54', 'м²', 'м² 54'],
  ])('%s in a field of %s', (text, unit, number) => {
    expect(without(text, unit)).toBe(number)
  })
})
