import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { findHouse } from '../../services/market/find-house.ts'

export const listIdsByAddress =
  (context: AppContext): Handlers['advertsData']['listIdsByAddress'] =>
  async ({ query }) =>
    context.queries.adverts.listIdsOfHouse((await findHouse(context, query.address)).id)
