import { appError } from '@proverka/domain/errors'
import { SAVED_LIMITS } from '@proverka/domain/property'
import type { AppContext } from '../../../services/context.ts'
import { callerOf } from '../../../services/call.ts'
import type { Handlers } from '../../http/handlers.ts'

export const savedRoutes = (context: AppContext): Handlers['saved'] => ({
  listSaved: (_input, call) => context.queries.savedItems.listSaved(callerOf(call).user.id),
  async addSaved({ body }, call) {
    const { id } = callerOf(call).user
    const { savedItems, users } = context.queries
    // The same item may come twice in one list; a row is written once.
    const items = [
      ...new Map(body.items.toReversed().map((item) => [`${item.kind} ${item.key}`, item])).values(),
    ]
    return context.database.transaction(async () => {
      // Two tabs at once: the limit holds for both.
      await users.lockUser(id)
      await savedItems.upsertSaved(id, items.toReversed(), context.clock.now())
      if ((await savedItems.countFavourites(id)) > SAVED_LIMITS.favourite) throw appError('saved/limit')
      await savedItems.trimSearches(id)
      return savedItems.listSaved(id)
    })
  },
  async removeSaved({ query }, call) {
    const { id } = callerOf(call).user
    await context.queries.savedItems.deleteSaved(id, query.kind, query.key)
    return context.queries.savedItems.listSaved(id)
  },
})
