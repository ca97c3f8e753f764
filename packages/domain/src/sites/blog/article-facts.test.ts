import { describe, expect, it } from 'vitest'
import { articleFacts, isArticleAddress, type ArticleDraft, type ArticleWorld } from './article-facts.ts'
import { parseArticleSource } from './article-source.ts'
import { articleState } from './article-state.ts'

const WORLD: ArticleWorld = {
  isAddressTaken: false,
  isPage: (route) => route === 'search',
  isProduct: (name) => name === 'EgrnObject',
}
const draft = (source: string, more: Partial<ArticleDraft> = {}): ArticleDraft => ({
  address: 'pyat-strok',
  title: 'Пять строк выписки',
  lead: 'Какие строки смотреть',
  category: 'Документы',
  author: 'Редакция',
  tags: ['выписка'],
  image: 'document',
  ...parseArticleSource(source),
  ...more,
})
const GOOD = '# Раздел\n\nНайдите [дом](search).\n\n! search EgrnObject\nВыписка\nНа сегодня.'
const errorsOf = (one: ArticleDraft, world = WORLD) =>
  articleFacts(one, world).flatMap(({ state, text }) => (state === 'error' ? [text] : []))

describe('facts before a publication', () => {
  it('are all good for a whole article', () => {
    expect(articleFacts(draft(GOOD), WORLD).map(({ state }) => state)).not.toContain('error')
    expect(articleFacts(draft(GOOD), WORLD).map(({ state }) => state)).not.toContain('warning')
  })

  it.each([
    [{ title: ' ' }, GOOD, 'Заголовок: пусто'],
    [{ category: '' }, GOOD, 'Раздел не указан'],
    [{ address: 'Пять строк' }, GOOD, 'Адрес: латинские'],
    [{}, '', 'Текста нет'],
    [{}, '[дом](nowhere)', 'Ссылки никуда не ведут: nowhere'],
    [{}, '! search Other\nВыписка\nТекст', 'Таких товаров нет: Other'],
    [{}, '= другое', 'Строка 1: Нет такого расчета'],
  ])('name an error: %j %j', (more, source, words) => {
    expect(errorsOf(draft(source, more)).join('; ')).toContain(words)
  })

  it('name a taken address', () => {
    expect(errorsOf(draft(GOOD), { ...WORLD, isAddressTaken: true })).toEqual(['Адрес занят другой статьей'])
  })

  it('only warn of a long title', () => {
    const facts = articleFacts(draft(GOOD, { title: 'я'.repeat(61) }), WORLD)
    expect(facts[0]).toEqual({ state: 'warning', text: 'Заголовок: 61\u00A0знаков, поиск покажет 60' })
  })
})

it.each([
  ['pyat-strok-2', true],
  ['', false],
  ['-a', false],
  ['a--b', false],
  ['a/b', false],
  ['A', false],
  ['a'.repeat(81), false],
])('%j is an address: %j', (text, is) => expect(isArticleAddress(text)).toBe(is))

it.each([
  [{ version: 1, publishedVersion: null, isWithdrawn: false, isScheduled: false }, 'draft'],
  [{ version: 2, publishedVersion: 1, isWithdrawn: false, isScheduled: true }, 'scheduled'],
  [{ version: 2, publishedVersion: 1, isWithdrawn: false, isScheduled: false }, 'changed'],
  [{ version: 2, publishedVersion: 2, isWithdrawn: false, isScheduled: false }, 'published'],
  [{ version: 2, publishedVersion: 2, isWithdrawn: true, isScheduled: false }, 'withdrawn'],
])('the state of %j is %s', (publication, state) => expect(articleState(publication)).toBe(state))
