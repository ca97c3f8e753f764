import { appError } from '@proverka/domain/errors'
import { Role } from '@proverka/domain/accounts'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentComment } from '../../presenters/article.ts'

export const listComments =
  (context: AppContext): Handlers['blog']['listComments'] =>
  async ({ params, query }, call) => {
    const { articles, articleComments } = context.queries
    if (!(await articles.hasArticle(params.id))) throw appError('article/not-found')
    const isAdmin = call.caller?.user.person_role === Role.Admin
    const rows = await articleComments.listComments(params.id, isAdmin, query.limit, query.offset)
    return rows.map(presentComment)
  }
