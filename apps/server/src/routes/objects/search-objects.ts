import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentSearchResult } from '../../presenters/object.ts'

export const searchObjects =
  (context: AppContext): Handlers['objects']['searchObjects'] =>
  async ({ query }, call) => {
    await context.rateLimits.consume('search-burst', call.ip)
    const { caller } = call
    await context.rateLimits.consume(caller ? 'search-user' : 'search-guest', caller?.user.id ?? call.ip)
    const found = await context.objectSearch.search(query.query)
    return found.map(presentSearchResult)
  }
