import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ArticleBlock } from './article-block.ts'
import { formatArticleSource, parseArticleSource } from './article-source.ts'

const BLOCKS: readonly ArticleBlock[] = [
  { kind: 'heading', text: 'Ищите раздел 2' },
  {
    kind: 'paragraph',
    text: 'Проверьте продавца и квартиру заранее.',
    links: [
      { text: 'продавца', route: 'check-person' },
      { text: 'квартиру', route: 'search' },
    ],
  },
  {
    kind: 'list',
    items: ['Выписка свежая', 'Выписка у продавца', 'Паспорт'],
    links: [
      { text: 'Выписка', route: 'index' },
      { text: 'Выписка', route: 'search' },
      { text: 'Паспорт', route: 'proverka-pasporta' },
    ],
  },
  { kind: 'law', source: 'Ст. 7 закона № 218-ФЗ', text: 'Только на дату.' },
  { kind: 'check', title: 'Проверить', text: 'С датой.', route: 'check-person', product: 'PersonCheck' },
  { kind: 'check', title: 'Найти', text: 'По адресу.', route: 'search' },
  { kind: 'checklist', items: [{ text: 'Свежая?', note: 'Сегодня | вчера' }, { text: 'Согласие есть?' }] },
  { kind: 'terms', name: 'contest' },
]

describe('the source of an article', () => {
  it('is written and read without a loss', () => {
    expect(parseArticleSource(formatArticleSource(BLOCKS))).toEqual({ blocks: BLOCKS, faults: [] })
  })

  it('keeps markup of other kinds as text', () => {
    const source = '<script>alert(1)</script> & **да** [x](javascript:alert)'
    expect(parseArticleSource(source).blocks).toEqual([{ kind: 'paragraph', text: source }])
  })

  it('joins lines of one paragraph, also with the line ends of Windows', () => {
    expect(parseArticleSource('раз\r\nдва\r\n\r\n- один\r\n  и дальше\n- два').blocks).toEqual([
      { kind: 'paragraph', text: 'раз два' },
      { kind: 'list', items: ['один и дальше', 'два'] },
    ])
  })

  it.each([
    ['# Заголовок\nтекст', 1, 'пустую строку'],
    ['текст\n\n\n§ Ст. 7', 4, 'Закон'],
    ['! check-person', 1, 'Проверка'],
    ['! a b c\nЗаголовок\nТекст', 1, 'Проверка'],
    ['текст\n\n= другое', 3, '«другое»'],
  ])('says where it cannot be read: %j', (source, line, words) => {
    expect(parseArticleSource(source).faults).toEqual([{ line, text: expect.stringContaining(words) }])
  })

  it('what was read from any text is read again the same', () => {
    const signs = fc.constantFrom(
      '# ',
      '- ',
      '§ ',
      '! ',
      '[ ] ',
      '= contest',
      '\n',
      '\n\n',
      '[а](b)',
      ' | ',
      'слово',
    )
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 12 }), (parts) => {
        const { blocks } = parseArticleSource(parts.join(''))
        const again = parseArticleSource(formatArticleSource(blocks)).blocks
        expect(formatArticleSource(again)).toBe(formatArticleSource(blocks))
      }),
    )
  })
})
