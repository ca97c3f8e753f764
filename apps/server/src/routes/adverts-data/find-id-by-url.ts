import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'

export const findIdByUrl =
  (context: AppContext): Handlers['advertsData']['findIdByUrl'] =>
  async ({ query }) => {
    const found = await context.queries.adverts.findIdByUrl(query.url)
    if (!found) throw appError('advert/not-found')
    return found
  }
