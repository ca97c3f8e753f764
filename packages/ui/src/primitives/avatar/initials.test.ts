import { describe, expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

describe('initialsOf', () => {
  it.each([
    ['Ладогин Арсений Петрович', 'ЛА'],
    ['арсений', 'А'],
    ['  Ветрова-Озёрная  Анна ', 'ВО'],
    ['«Кровля» ООО', 'КО'],
    ['№ 5', '?'],
    ['', '?'],
  ])('takes «%s» for %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})
