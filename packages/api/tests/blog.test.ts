import { expect, it } from 'vitest'
import { ARTICLES_ON_PAGE } from '@proverka/domain/sites'
import { createApiClient } from '../src/index.ts'
import { blogQueries } from '../src/queries/index.ts'
import { runQuery } from './run-query.ts'
import { openWire } from './open-wire.ts'
import { json } from './wire-server.ts'

const UUID = '5889adc0-0bd1-4193-9d0c-06093117bbed'
const PREVIEW = {
  id: 'chto-znachit-arest',
  title: 'Арест',
  lead: 'Коротко',
  image: null,
  createdAt: '2026-11-11T06:00:00.000Z',
  updatedAt: '2026-11-12T06:00:00.000Z',
  rating: { average: 4.5, count: 2 },
  reading_minutes: 3,
  comment_count: 0,
  check: { route: 'index', product: 'EgrnObject' },
  ratings: [5, 4],
  tags: ['ЕГРН'],
  category: 'Недвижимость',
  author: 'Редакция',
}
const ARTICLE = { ...PREVIEW, content: [{ kind: 'paragraph', text: '<b>текст</b>' }], own_rating: null }
const COMMENT = {
  id: UUID,
  content: 'Спасибо',
  author: 'Лида',
  authorId: UUID,
  blocked: false,
  createdAt: '2026-11-11T06:00:00.000Z',
}

const { server } = await openWire()

const client = () => createApiClient({ baseUrl: 'http://127.0.0.1:1/api', blogUrl: server.baseUrl })
const queryOf = (url: string) => Object.fromEntries(new URL(url, server.baseUrl).searchParams)

it('[CALL-154] articles are asked for by sorting, population, page and filters', async () => {
  const counts = { total: 21, page: 2, limit: 10, categories: ['Недвижимость'], authors: ['Редакция'] }
  server.answerWith(json({ data: [PREVIEW], meta: counts }))
  const { data, meta } = await runQuery(blogQueries.articles(client(), { page: 2, tag: 'ЕГРН', title: '' }))
  expect(server.last()).toMatchObject({ method: 'GET', body: '' })
  expect(server.last().url.split('?')[0]).toBe('/api/articles')
  expect(queryOf(server.last().url)).toEqual({
    sort: 'createdAt:desc',
    populate: '*',
    limit: String(ARTICLES_ON_PAGE),
    page: '2',
    tag: 'ЕГРН',
  })
  expect([data, meta]).toEqual([[PREVIEW], counts])
  await runQuery(blogQueries.articles(client(), { category: 'Люди', author: 'Редакция', title: 'долг' }))
  expect(queryOf(server.last().url)).toMatchObject({
    page: '1',
    category: 'Люди',
    author: 'Редакция',
    title: 'долг',
  })
})

it('[CALL-155] an article is asked for by its id', async () => {
  server.answerWith(json({ data: ARTICLE }))
  expect(await runQuery(blogQueries.article(client(), ARTICLE.id))).toEqual(ARTICLE)
  expect(server.last()).toMatchObject({ method: 'GET', url: '/api/articles/chto-znachit-arest' })
  server.answerWith(json({ error: 'Статья не найдена' }, 404))
  await expect(runQuery(blogQueries.article(client(), 'x'))).rejects.toMatchObject({ statusCode: 404 })
})

it('[CALL-156] tags are asked for without anything', async () => {
  server.answerWith(json({ data: [{ name: 'ЕГРН', count: 3 }] }))
  expect(await runQuery(blogQueries.tags(client()))).toEqual([{ name: 'ЕГРН', count: 3 }])
  expect(server.last()).toMatchObject({ method: 'GET', url: '/api/tags', body: '' })
})

it('[CALL-157] a rating names the article and its value', async () => {
  server.answerWith(json({ data: { average: 4, count: 1 } }))
  const rating = await client().blog.rateArticle({ body: { article: ARTICLE.id, value: 4 } })
  expect(rating).toEqual({ average: 4, count: 1 })
  expect(server.last()).toMatchObject({ method: 'POST', url: '/api/ratings' })
  expect(JSON.parse(server.last().body)).toEqual({ article: ARTICLE.id, value: 4 })
})

it('[CALL-158] comments are asked for below their article', async () => {
  server.answerWith(json({ data: [COMMENT] }))
  expect(await runQuery(blogQueries.comments(client(), ARTICLE.id))).toEqual([COMMENT])
  expect(server.last()).toMatchObject({ method: 'GET', url: `/api/articles/${ARTICLE.id}/comments` })
})

it('[CALL-159] a comment is sent as its content', async () => {
  server.answerWith(json({ data: COMMENT }))
  const content = '<b>Спасибо</b>'
  await client().blog.addComment({ params: { id: ARTICLE.id }, body: { content } })
  expect(server.last()).toMatchObject({ method: 'POST', url: `/api/articles/${ARTICLE.id}/comments` })
  expect(JSON.parse(server.last().body)).toEqual({ content })
})

it('[CALL-160] a comment is deleted by its id', async () => {
  server.answerWith(json({ data: { removed: true } }))
  const params = { id: ARTICLE.id, commentId: UUID }
  expect(await client().blog.removeComment({ params })).toEqual({ removed: true })
  expect(server.last()).toMatchObject({
    method: 'DELETE',
    url: `/api/articles/${ARTICLE.id}/comments/${UUID}`,
    body: '',
  })
})
