import * as v from 'valibot'
import { expect, it } from 'vitest'
import { articleSchema } from './article.ts'

it('[BLOG-10] parses an article', () => {
  const article = {
    id: '9007199254740993',
    title: 'Как читать выписку',
    image: null,
    ratings: [5, 4],
    tags: ['ЕГРН'],
    category: null,
    author: 'Редакция',
    createdAt: '2026-11-21T10:00:00Z',
  }
  expect(v.parse(articleSchema, article)).toEqual(article)
  expect(v.is(articleSchema, { ...article, tags: 'ЕГРН' })).toBe(false)
})
