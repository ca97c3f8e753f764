import { describe, expect, it } from 'vitest'
import type { ArticleBlock } from './article-block.ts'
import { articleSections, linkedParts, readingMinutes } from './article-text.ts'

const paragraph = (text: string): ArticleBlock => ({ kind: 'paragraph', text })
const heading = (text: string): ArticleBlock => ({ kind: 'heading', text })

describe('the time to read an article', () => {
  it('is at least a minute, and counts the words of lists and checklists, too', () => {
    expect(readingMinutes([])).toBe(1)
    expect(readingMinutes([paragraph('слово '.repeat(360))])).toBe(2)
    const items = Array.from({ length: 90 }, () => 'два слова')
    expect(readingMinutes([{ kind: 'list', items }])).toBe(1)
    const asked = items.map((text) => ({ text, note: 'еще два' }))
    expect(
      readingMinutes([
        { kind: 'list', items },
        { kind: 'checklist', items: asked },
      ]),
    ).toBe(3)
  })

  it('counts text between any spaces as one word, and the words of an offer', () => {
    expect(readingMinutes([paragraph('слово \n\u00a0 '.repeat(180))])).toBe(1)
    expect(readingMinutes([paragraph(`${'слово '.repeat(269)}слово`)])).toBe(2)
    const words = 'слово '.repeat(135)
    const offer: ArticleBlock = { kind: 'check', title: words, text: words, route: 'check-person' }
    expect(readingMinutes([offer])).toBe(2)
    expect(readingMinutes([{ kind: 'checklist', items: [{ text: 'слово '.repeat(269) }] }])).toBe(1)
  })

  it('does not count a calculator', () => {
    expect(readingMinutes([paragraph('слово '.repeat(269)), { kind: 'terms', name: 'contest' }])).toBe(1)
  })
})

describe('the contents of an article', () => {
  it('name each heading by its words, the second of the same words by its number', () => {
    const blocks = [
      heading('Три года на отмену'),
      paragraph('…'),
      heading('Что дальше?'),
      heading('Что дальше'),
    ]
    expect(articleSections(blocks)).toEqual([
      { id: 'три-года-на-отмену', title: 'Три года на отмену' },
      { id: 'что-дальше', title: 'Что дальше?' },
      { id: 'что-дальше-2', title: 'Что дальше' },
    ])
    expect(articleSections([heading('«…Дом» — чей?!')])).toEqual([{ id: 'дом-чей', title: '«…Дом» — чей?!' }])
  })
})

describe('links of a text', () => {
  it('are empty where none is given', () => expect(linkedParts('Дом')).toEqual([{ text: 'Дом' }]))

  it('split it at their words, in the order of the text', () => {
    const links = [
      { text: 'продавца', route: 'check-person' },
      { text: 'квартиру', route: 'index' },
    ]
    expect(linkedParts('Проверьте квартиру и продавца.', links)).toEqual([
      { text: 'Проверьте ' },
      { text: 'квартиру', route: 'index' },
      { text: ' и ' },
      { text: 'продавца', route: 'check-person' },
      { text: '.' },
    ])
  })

  it('are left out when their words are absent or inside another link', () => {
    expect(linkedParts('Дом', [{ text: 'сад', route: 'index' }])).toEqual([{ text: 'Дом' }])
    const over = [
      { text: 'проверить дом', route: 'index' },
      { text: 'дом', route: 'check-person' },
    ]
    expect(linkedParts('проверить дом', over)).toEqual([{ text: 'проверить дом', route: 'index' }])
  })
})
