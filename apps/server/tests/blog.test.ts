import { contract } from '@proverka/api/contract'
import { routeByName } from '@proverka/domain/navigation'
import { catalogueProduct } from '@proverka/domain/orders'
import { articleSchema } from '@proverka/domain/sites'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseArticle, readArticles } from '../src/commands/seeds/read-articles.ts'
import { register } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const ARTICLE = 'chto-znachit-arest'
const { blog } = contract

let server: TestServer
let guest: Visitor
let reader: Visitor
let other: Visitor
beforeAll(async () => {
  server = await startTestServer()
  ;[guest, reader, other] = [server.visit(), server.visit(), server.visit()]
  await register(reader, undefined, { name: 'Лида Осинина' })
  await register(other)
})
afterAll(() => server.stop())

const list = async (query: Record<string, string> = {}, visitor = guest) => {
  const { status, error, body } = await visitor.call(blog.listArticles, { query })
  const { data = [], meta } = body as { data?: Article[]; meta?: { total: number } }
  return { status, error, data, meta, ids: data.map(({ id }) => id) }
}
interface Article {
  id: string
  title: string
  createdAt: string
  tags?: string[]
  ratings?: number[]
  category?: string
  author?: string
}

describe('the list of articles', () => {
  it('[BLOG-10] is seeded with real articles, newest first, each with everything that the page shows', async () => {
    const { data, meta } = await list({ limit: '100' })
    expect(data.length).toBeGreaterThanOrEqual(20)
    expect(meta).toEqual({
      total: data.length,
      page: 1,
      limit: 100,
      categories: ['Автомобиль', 'Документы', 'Люди', 'Недвижимость', 'О сервисе'],
      authors: ['Отдел данных «Проверки»', 'Редакция «Проверки»'],
    })
    const dates = data.map(({ createdAt }) => createdAt)
    expect(dates).toEqual(dates.toSorted().toReversed())
    for (const article of data) {
      expect(v.is(articleSchema, article)).toBe(true)
      expect(article).toMatchObject({
        image: expect.stringMatching(/^data:image\/svg\+xml,/),
        rating: { average: null, count: 0 },
      })
      expect(article.tags?.length).toBeGreaterThan(0)
    }
  })

  it('fills only the relations that are asked for', async () => {
    const [bare] = (await list({ populate: 'tags', limit: '1' })).data
    expect(bare).toHaveProperty('tags')
    for (const relation of ['ratings', 'category', 'author']) expect(bare).not.toHaveProperty(relation)
    expect((await list({ populate: 'tags,password' })).status).toBe(400)
  })

  it('can be filtered by a part of the title, a category, a tag and an author, in any letter case', async () => {
    expect((await list({ title: 'АРЕСТ' })).ids).toContain(ARTICLE)
    expect((await list({ title: '%' })).ids).toEqual([])
    const byTag = await list({ tag: 'егрн', limit: '100' })
    expect(byTag.data.length).toBeGreaterThan(1)
    expect(byTag.data.every(({ tags }) => tags?.includes('ЕГРН'))).toBe(true)
    const byCategory = await list({ category: 'люди', limit: '100' })
    expect(new Set(byCategory.data.map(({ category }) => category))).toEqual(new Set(['Люди']))
    const byAuthor = await list({ author: 'отдел данных «проверки»', limit: '100' })
    expect(byAuthor.data.length).toBeGreaterThan(1)
    const both = await list({ author: 'Отдел данных «Проверки»', category: 'Люди' })
    expect(both.data.length).toBeLessThan(byAuthor.data.length)
    expect(both.meta?.total).toBe(both.data.length)
  })

  it('[CALL-154] sorted by createdAt descending, limit 10 and page 2, has articles 11 to 20', async () => {
    await server.sql(`insert into articles select 'filler-' || n, 'Статья ' || n, '', null, 'Проба', 'Проба', '[]',
      timestamptz '2020-01-01' + n * interval '1 day' from generate_series(1, 20) n`)
    const all = await list({ limit: '100' })
    const second = await list({ sort: 'createdAt:desc', limit: '10', page: '2' })
    expect(second.ids).toEqual(all.ids.slice(10, 20))
    expect(second.meta).toMatchObject({ total: all.ids.length, page: 2, limit: 10 })
    expect((await list({ limit: '10', page: '99' })).ids).toEqual([])
    await server.sql(`delete from articles where id like 'filler-%'`)
  })

  it('can be sorted in other ways, not in any', async () => {
    const titles = (await list({ sort: 'title:asc', limit: '100' })).data.map(({ title }) => title)
    expect(titles).toEqual(titles.toSorted())
    expect(await list({ sort: 'author_id:asc' })).toMatchObject({
      status: 400,
      error: 'Такого порядка статей нет',
    })
    for (const bad of ['page=0', 'limit=101', 'page=-1', 'limit=x']) {
      const { status } = await list(Object.fromEntries(new URLSearchParams(bad)))
      expect([bad, status]).toEqual([bad, 400])
    }
  })
})

describe('an article', () => {
  it('[CALL-155] has its blocks; an unknown id answers 404', async () => {
    const { status, data } = await guest.call(blog.getArticle, { params: { id: ARTICLE } })
    expect([status, data.id, data.own_rating]).toEqual([200, ARTICLE, null])
    const kinds = new Set(data.content.map(({ kind }) => kind))
    expect(kinds).toEqual(new Set(['paragraph', 'heading', 'list', 'law', 'checklist', 'check']))
    expect(data).toMatchObject({ check: { route: 'search', product: 'EgrnObject' }, comment_count: 0 })
    expect(data.reading_minutes).toBeGreaterThan(0)
    const words = JSON.stringify(data.content).split(/[\s,]+/).length
    expect(words).toBeGreaterThan(150)
    expect(await guest.call(blog.getArticle, { params: { id: 'net-takoy' } })).toMatchObject({
      status: 404,
      error: 'Статья не найдена',
    })
  })

  it('keeps what looks like markup in its file as text', () => {
    const article = parseArticle(
      'x',
      'title: A: b\ndate: 2026-01-02\ncategory: c\nauthor: a\nlead: l\ntags: t, u\n\n<b>жирно</b>\nи дальше\n\n# Раздел\n\n- один\n- два',
    )
    expect(article).toMatchObject({ title: 'A: b', image: null, tags: ['t', 'u'] })
    expect(article.content).toEqual([
      { kind: 'paragraph', text: '<b>жирно</b> и дальше' },
      { kind: 'heading', text: 'Раздел' },
      { kind: 'list', items: ['один', 'два'] },
    ])
    expect(() => parseArticle('x', 'title: t')).toThrow('article x has no lead')
  })

  it('has links, laws, checks, checklists and terms, which its file marks', () => {
    const marked = [
      'title: t\ndate: 2026-01-02\ncategory: c\nauthor: a\nlead: l\ntags: t',
      'Проверьте [продавца](check-person) заранее.',
      '- [Выписка](index) свежая',
      '§ Ст. 7 закона\nТолько на дату.',
      '! check-person PersonCheck\nПроверить\nС датой.',
      '[ ] Выписка свежая? | Сегодняшняя\n[ ] Согласие есть?',
      '= contest',
    ].join('\n\n')
    expect(parseArticle('x', marked).content).toEqual([
      {
        kind: 'paragraph',
        text: 'Проверьте продавца заранее.',
        links: [{ text: 'продавца', route: 'check-person' }],
      },
      { kind: 'list', items: ['Выписка свежая'], links: [{ text: 'Выписка', route: 'index' }] },
      { kind: 'law', source: 'Ст. 7 закона', text: 'Только на дату.' },
      { kind: 'check', title: 'Проверить', text: 'С датой.', route: 'check-person', product: 'PersonCheck' },
      {
        kind: 'checklist',
        items: [{ text: 'Выписка свежая?', note: 'Сегодняшняя' }, { text: 'Согласие есть?' }],
      },
      { kind: 'terms', name: 'contest' },
    ])
    expect(() => parseArticle('x', marked.replace('= contest', '= other'))).toThrow('contest')
  })

  it('has a picture of its own or none, never that of another article', async () => {
    const images = (await readArticles()).flatMap(({ image }) => image ?? [])
    expect(images.length).toBeGreaterThan(10)
    expect(new Set(images).size).toBe(images.length)
  })

  it('leads to pages of the table of routes and to products of the catalogue only', async () => {
    const articles = await readArticles()
    const blocks = articles.flatMap(({ content }) => content)
    const checks = blocks.filter((block) => block.kind === 'check')
    const links = blocks.flatMap((block) => ('links' in block ? (block.links ?? []) : []))
    for (const { route } of [...links, ...checks]) expect(routeByName(route).name).toBe(route)
    const products = checks.flatMap(({ product }) => product ?? [])
    for (const name of products) expect(catalogueProduct(name)?.product_name).toBe(name)
    expect(products.length).toBeGreaterThan(10)
    const interactive = articles.filter(({ content }) =>
      content.some(({ kind }) => kind === 'terms' || kind === 'checklist'),
    )
    expect(interactive.length).toBeGreaterThanOrEqual(2)
  })

  it('[CALL-156] has tags, of which all are listed', async () => {
    const { data } = await guest.call(blog.listTags, {})
    const used = (await list({ limit: '100' })).data.flatMap(({ tags }) => tags ?? [])
    expect(data.map(({ name }) => name).toSorted()).toEqual([...new Set(used)].toSorted())
    for (const { name, count } of data) {
      expect([name, count]).toEqual([name, used.filter((tag) => tag === name).length])
    }
  })
})

describe('ratings', () => {
  const rate = (visitor: Visitor, value: unknown, article = ARTICLE) =>
    visitor.call(blog.rateArticle, { body: { article, value: value as number } })

  it('[CALL-157] of the same person replace each other', async () => {
    expect((await rate(reader, 5)).data).toEqual({ average: 5, count: 1 })
    expect((await rate(other, 2)).data).toEqual({ average: 3.5, count: 2 })
    expect((await rate(reader, 3)).data).toEqual({ average: 2.5, count: 2 })
    const mine = await reader.call(blog.getArticle, { params: { id: ARTICLE } })
    expect(mine.data).toMatchObject({ own_rating: 3, rating: { average: 2.5, count: 2 }, ratings: [3, 2] })
    const [best] = (await list({ sort: 'rating:desc', limit: '1' })).data
    expect(best).toMatchObject({ id: ARTICLE, ratings: [3, 2] })
  })

  it('are whole numbers from 1 to 5 of people who are signed in, about articles that exist', async () => {
    for (const value of [0, 6, 2.5, '5', null])
      expect([value, (await rate(reader, value)).status]).toEqual([value, 400])
    expect((await rate(guest, 5)).status).toBe(401)
    expect((await rate(reader, 5, 'net-takoy')).status).toBe(404)
  })
})
