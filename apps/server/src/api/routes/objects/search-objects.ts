import type { AppContext } from '../../../services/context.ts'
import { countGuestSearch } from '../../http/guest-searches.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentSearchResult } from '../../../services/objects/present-object.ts'
import { searchObjects as search } from '../../../services/objects/search-objects.ts'

export const searchObjects =
  (context: AppContext): Handlers['objects']['searchObjects'] =>
  async ({ query, headers }, call) => {
    await context.rateLimits.consume('search-burst', call.ip)
    const { caller } = call
    if (caller) await context.rateLimits.consume('search-user', caller.user.id)
    else await countGuestSearch(context, call, headers.proof)
    const found = await search(context, call, query.query)
    return found.map(presentSearchResult)
  }
