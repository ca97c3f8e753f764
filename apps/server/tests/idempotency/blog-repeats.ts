import { contract } from '@proverka/api/contract'
import { writtenArticle } from '../setup/written-article.ts'
import type { Prepare } from './repeat-case.ts'
import { client } from './repeat-samples.ts'

const ARTICLE = writtenArticle()

/** Calls of those who write and moderate. */
export const BLOG_REPEATS = {
  'admin.createArticle': async (_, admin) => ({
    by: admin,
    input: { body: ARTICLE },
    other: { body: { ...ARTICLE, title: 'Другая' } },
  }),
  'admin.moderateComments': async (server, admin) => {
    const author = (await client(server)).visitor
    const { data } = await author.call(contract.blog.addComment, {
      params: { id: 'chto-znachit-arest' },
      body: { content: 'Звоните мне' },
    })
    const body = { action: 'hide', why: { reason: 'advert' }, rows: [{ comment_id: data.id, version: 1 }] }
    return { by: admin, input: { body }, other: { body: { ...body, why: { reason: 'insult' } } } }
  },
} satisfies Readonly<Record<string, Prepare>>
