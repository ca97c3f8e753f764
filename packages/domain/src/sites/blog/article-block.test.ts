import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { articleBlockSchema } from './article-block.ts'

const LINKS = [{ text: 'дом', route: 'index' }]

describe('a piece of an article', () => {
  it.each([
    { kind: 'heading', text: 'Дом' },
    { kind: 'paragraph', text: 'дом' },
    { kind: 'paragraph', text: 'дом', links: LINKS },
    { kind: 'list', items: ['дом', 'сад'], links: LINKS },
    { kind: 'law', source: 'Ст. 7 закона № 218-ФЗ', text: 'Сведения дают всем' },
    { kind: 'check', title: 'Проверьте', text: 'до аванса', route: 'check-person', product: 'CheckFiz' },
    { kind: 'checklist', items: [{ text: 'Паспорт', note: 'подлинник' }, { text: 'Выписка' }] },
    { kind: 'terms', name: 'contest' },
  ])('is preserved whole: $kind', (block) => expect(v.parse(articleBlockSchema, block)).toEqual(block))

  it.each([
    {},
    { kind: 'html', text: '<b>дом</b>' },
    { kind: 'heading' },
    { kind: 'paragraph', text: 'дом', links: [{ text: 'дом' }] },
    { kind: 'list' },
    { kind: 'law', text: 'без источника' },
    { kind: 'check', title: 'Проверьте', text: 'до аванса' },
    { kind: 'checklist', items: [{ note: 'без слов' }] },
    { kind: 'terms', name: 'вечность' },
  ])('is refused when a part is absent or there is no such kind: %j', (block) =>
    expect(v.is(articleBlockSchema, block)).toBe(false),
  )
})
