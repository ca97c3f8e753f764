import { describe, expect, it } from 'vitest'
import { matchParts } from './match-parts.ts'

const marked = (text: string, typed: string): string =>
  matchParts(text, typed)
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('')

describe('typed words in a suggestion', () => {
  it('are marked where a word begins with them, whatever the case', () => {
    expect(marked('г. Образцовск, ул. Кленовая, д. 14', 'обр клен')).toBe(
      'г. [Обр]азцовск, ул. [Клен]овая, д. 14',
    )
  })

  it('are not marked inside a word', () => {
    expect(marked('ул. Накленовая', 'клен')).toBe('ул. Накленовая')
  })

  it('keep the text whole when nothing is typed', () => {
    expect(matchParts('Кленовая', ' ')).toEqual([{ text: 'Кленовая', hit: false }])
  })
})
