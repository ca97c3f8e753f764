import { describe, expect, it } from 'vitest'
import { filterOptions } from './filter-options.ts'

const options = [
  'Республика Северная Осетия — Алания',
  'Город Образцовск',
  'Орёл-Запрудный',
  'Северный край',
].map((label) => ({ value: label, label }))
const found = (typed: string) => filterOptions(options, typed).map(({ label }) => label)

describe('options of a combobox', () => {
  it('are those whose words begin with what is typed, in any order', () => {
    expect(found('сев')).toEqual(['Республика Северная Осетия — Алания', 'Северный край'])
    expect(found('алан респ')).toEqual(['Республика Северная Осетия — Алания'])
    expect(found('верн')).toEqual([])
  })

  it('do not ask for the letter ё and find words behind a hyphen', () => {
    expect(found('орел')).toEqual(['Орёл-Запрудный'])
    expect(found('запр')).toEqual(['Орёл-Запрудный'])
  })

  it('are all of them while nothing is typed', () => {
    expect(found(' ')).toHaveLength(4)
  })
})
