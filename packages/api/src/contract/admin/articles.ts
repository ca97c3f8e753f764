import { REQUIRED_MESSAGE } from '@proverka/domain'
import {
  ADDRESS_LIMIT,
  ARTICLE_STATES,
  articleBlockSchema,
  DRAWINGS,
  isArticleAddress,
} from '@proverka/domain/sites'
import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { countQuerySchema, idSchema, instantSchema } from '../shared.ts'
import { lineSchema } from './fields.ts'

/** Characters of the source of an article at most. */
const ARTICLE_SOURCE_LIMIT = 100_000
const TITLE_LIMIT = 160
const LEAD_LIMIT = 400
const TAGS_LIMIT = 10

const version = v.pipe(v.number(), v.integer(), v.minValue(1))

/** A line that a draft may lack. */
const draftLine = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(most, `Не больше ${most} знаков`),
    v.regex(/^[^\r\n]*$/, 'Без переносов строк'),
  )

const fieldEntries = {
  lead: draftLine(LEAD_LIMIT),
  /** Name of one of our drawings. */
  drawing: v.nullable(v.picklist(DRAWINGS, 'Такого рисунка нет')),
  category: draftLine(60),
  author: draftLine(80),
  tags: v.pipe(v.array(lineSchema(40)), v.maxLength(TAGS_LIMIT, `Не больше ${TAGS_LIMIT} меток`)),
  /** Pieces with their marks, as `parseArticleSource` reads them. */
  source: v.pipe(v.string(), v.maxLength(ARTICLE_SOURCE_LIMIT, 'Статья слишком длинная')),
}

/** What is written of an article; all but its title and address may be lacking until it is published. */
const articleFieldsSchema = v.object({
  address: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, REQUIRED_MESSAGE),
    v.check(isArticleAddress, 'Адрес: латинские строчные буквы, цифры и дефисы между ними'),
  ),
  title: lineSchema(TITLE_LIMIT),
  ...fieldEntries,
})

/** What was written of an article. */
const writtenSchema = v.object({
  address: v.string(),
  title: v.string(),
  lead: v.string(),
  drawing: v.nullable(v.string()),
  category: v.string(),
  author: v.string(),
  tags: v.array(v.string()),
  source: v.string(),
})

const factSchema = v.object({ state: v.picklist(['ok', 'warning', 'error']), text: v.string() })

const rowEntries = {
  article_id: v.string(),
  /** Below /blog/. */
  address: v.string(),
  title: v.string(),
  state: v.picklist(ARTICLE_STATES),
  /** The newest version: a change names the one that it was made from. */
  version: v.number(),
  /** The version that readers see, or saw last; null: none. */
  published_version: v.nullable(v.number()),
  /** When it came out; null: never. */
  published_at: v.nullable(instantSchema),
  /** When, and which version, it is to come out; null: it is not. */
  publish_at: v.nullable(instantSchema),
  publish_version: v.nullable(v.number()),
  /** Why it did not come out at its time, in Russian; null: nothing went wrong. */
  publish_refusal: v.nullable(v.string()),
  saved_at: instantSchema,
  /** Null: a file of a release. */
  saved_by: v.nullable(v.string()),
  saved_by_email: v.nullable(v.string()),
  comment_count: v.number(),
}

/** An article in the list of the staff. */
export const deskArticleSchema = v.object(rowEntries)

/** An article with all that its newest version says. */
export const articleDraftSchema = v.object({
  ...rowEntries,
  written: writtenSchema,
  content: v.array(articleBlockSchema),
  reading_minutes: v.number(),
  facts: v.array(factSchema),
  /** Where readers find it: `https://realty.example/blog/…/`; null while they do not see it. */
  url: v.nullable(v.string()),
})

/** A version of an article as it was written. */
export const articleVersionSchema = v.object({
  version: v.number(),
  saved_at: instantSchema,
  saved_by: v.nullable(v.string()),
  saved_by_email: v.nullable(v.string()),
  /** The version that was brought back by it. */
  restored_from: v.nullable(v.number()),
  written: writtenSchema,
})

const params = v.object({ id: idSchema })

/** Articles as the staff writes, previews and publishes them (CONSOLE-13). */
export const adminArticles = {
  /** The last that was saved first. */
  listDeskArticles: endpoint({
    id: 'OWN-admin-articles',
    method: 'GET',
    path: '/admin/articles',
    access: 'staff:articles.write',
    query: v.object({
      state: v.optional(v.picklist(ARTICLE_STATES, 'Такого состояния нет')),
      /** Part of the title or of the address. */
      search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
      offset: countQuerySchema(0, 1_000_000),
      limit: countQuerySchema(100, 200),
    }),
    reply: v.object({
      articles: v.array(deskArticleSchema),
      total: v.number(),
      /** Sections and authors that articles have had, for the form. */
      categories: v.array(v.string()),
      authors: v.array(v.string()),
    }),
  }),
  getDeskArticle: endpoint({
    id: 'OWN-admin-article',
    method: 'GET',
    path: '/admin/articles/{id}',
    access: 'staff:articles.write',
    params,
    reply: articleDraftSchema,
    errors: ['article/not-found'],
  }),
  createArticle: endpoint({
    id: 'OWN-admin-article-create',
    method: 'POST',
    path: '/admin/articles',
    access: 'staff:articles.write',
    body: articleFieldsSchema,
    reply: articleDraftSchema,
    errors: ['article/address-taken'],
    idempotent: true,
  }),
  /** Adds a version, if something is different. Readers see it when it is published. */
  saveArticle: endpoint({
    id: 'OWN-admin-article-save',
    method: 'PUT',
    path: '/admin/articles/{id}',
    access: 'staff:articles.write',
    params,
    body: v.object({ version, ...articleFieldsSchema.entries }),
    reply: articleDraftSchema,
    errors: ['article/not-found', 'article/address-taken', 'record/changed'],
  }),
  /** What an article would look like, and what is to be known before it is published. Nothing is saved. */
  previewArticle: endpoint({
    id: 'OWN-admin-article-preview',
    method: 'POST',
    path: '/admin/articles/preview',
    access: 'staff:articles.write',
    body: v.object({
      /** The article itself: its address is not taken by another one. */
      article_id: v.optional(idSchema),
      address: draftLine(ADDRESS_LIMIT),
      title: draftLine(TITLE_LIMIT),
      ...fieldEntries,
    }),
    reply: v.object({
      content: v.array(articleBlockSchema),
      reading_minutes: v.number(),
      facts: v.array(factSchema),
      /** Address of the drawing. */
      image: v.nullable(v.string()),
    }),
  }),
  /** Publishes the newest version now, or at a time; an article whose address changed leads there from the old one. */
  publishArticle: endpoint({
    id: 'OWN-admin-article-publish',
    method: 'POST',
    path: '/admin/articles/{id}/publish',
    access: 'staff:articles.write',
    params,
    body: v.object({
      version,
      /** Later than now; absent: at once. */
      at: v.optional(v.pipe(v.string(), v.isoTimestamp('Ожидалось время вида 2027-01-31T09:00:00Z'))),
    }),
    reply: articleDraftSchema,
    errors: [
      'article/not-found',
      'article/not-ready',
      'article/address-taken',
      'record/changed',
      'input/invalid',
    ],
  }),
  /** Cancels a publication that is to come; without one readers see the article no more. Comments and ratings stay. */
  withdrawArticle: endpoint({
    id: 'OWN-admin-article-withdraw',
    method: 'POST',
    path: '/admin/articles/{id}/withdraw',
    access: 'staff:articles.write',
    params,
    body: v.object({ version, what: v.picklist(['schedule', 'site']) }),
    reply: articleDraftSchema,
    errors: ['article/not-found', 'article/not-published', 'record/changed'],
  }),
  /** Newest first. */
  listArticleVersions: endpoint({
    id: 'OWN-admin-article-versions',
    method: 'GET',
    path: '/admin/articles/{id}/versions',
    access: 'staff:articles.write',
    params,
    query: v.object({ offset: countQuerySchema(0, 1_000_000), limit: countQuerySchema(20, 50) }),
    reply: v.object({ versions: v.array(articleVersionSchema), total: v.number() }),
    errors: ['article/not-found'],
  }),
  /** Makes a former version the newest one; readers see it when it is published. */
  restoreArticleVersion: endpoint({
    id: 'OWN-admin-article-restore',
    method: 'POST',
    path: '/admin/articles/{id}/restore',
    access: 'staff:articles.write',
    params,
    body: v.object({ version, from: version }),
    reply: articleDraftSchema,
    errors: ['article/not-found', 'article/version-not-found', 'article/address-taken', 'record/changed'],
  }),
}
