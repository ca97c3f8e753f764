import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'

export const listTags =
  (context: AppContext): Handlers['blog']['listTags'] =>
  () =>
    context.queries.articles.listTags()
