import { contract } from '@proverka/api/contract'
import { shared } from './made-things.ts'
import { ADMIN, OPEN, OWN, SIGNED_IN, holds } from './row.ts'
import type { Rows } from './row.ts'
import type { World } from './world.ts'

const ARTICLE = 'chto-znachit-arest'

export const blogRows = (world: World): Rows => {
  const { owner, admin } = world.callers
  const commentOfOwner = async () => {
    const { data } = await owner.call(contract.blog.addComment, {
      params: { id: ARTICLE },
      body: { content: 'Спасибо, пригодилось' },
    })
    return { id: ARTICLE, commentId: data.id }
  }
  const blockedComment = shared(async () => {
    const params = await commentOfOwner()
    await admin.call(contract.blog.blockComment, { params, body: { blocked: true } })
    return params.commentId
  })
  return {
    'blog.listArticles': { statuses: OPEN, input: () => ({ query: {} }) },
    'blog.getArticle': { statuses: OPEN, input: () => ({ params: { id: ARTICLE } }) },
    'blog.listTags': { statuses: OPEN, input: () => ({}) },
    'blog.rateArticle': {
      statuses: SIGNED_IN,
      input: () => ({ body: { article: ARTICLE, value: 5 } }),
    },
    'blog.listComments': {
      statuses: OPEN,
      input: async () => {
        await blockedComment()
        return { params: { id: ARTICLE }, query: {} }
      },
      finds: { by: ['owner', 'admin'], isIn: async (data) => holds(data, await blockedComment()) },
    },
    'blog.addComment': {
      statuses: SIGNED_IN,
      input: () => ({ params: { id: ARTICLE }, body: { content: 'Вопрос по существу' } }),
    },
    'blog.removeComment': { statuses: OWN, input: async () => ({ params: await commentOfOwner() }) },
    'blog.blockComment': {
      statuses: ADMIN,
      input: async () => ({ params: await commentOfOwner(), body: { blocked: true } }),
    },
  }
}
