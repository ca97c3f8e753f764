import { contract } from '@proverka/api/contract'
import { ADMIN, OPEN, OWN, SIGNED_IN } from './row.ts'
import type { Rows } from './row.ts'
import type { World } from './world.ts'

const ARTICLE = 'chto-znachit-arest'

export const blogRows = (world: World): Rows => {
  const commentOfOwner = async () => {
    const { data } = await world.callers.owner.call(contract.blog.addComment, {
      params: { id: ARTICLE },
      body: { content: 'Спасибо, пригодилось' },
    })
    return { id: ARTICLE, commentId: data.id }
  }
  return {
    'blog.listArticles': { statuses: OPEN, input: () => ({ query: {} }) },
    'blog.getArticle': { statuses: OPEN, input: () => ({ params: { id: ARTICLE } }) },
    'blog.listTags': { statuses: OPEN, input: () => ({}) },
    'blog.rateArticle': {
      statuses: SIGNED_IN,
      input: () => ({ body: { article: ARTICLE, value: 5 } }),
    },
    'blog.listComments': { statuses: OPEN, input: () => ({ params: { id: ARTICLE }, query: {} }) },
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
