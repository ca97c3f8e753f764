import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentPromocode } from '../../presenters/promotion.ts'

export const listPromocodes =
  (context: AppContext): Handlers['admin']['listPromocodes'] =>
  async () =>
    (await context.queries.promocodes.listPromocodes()).map(presentPromocode)
