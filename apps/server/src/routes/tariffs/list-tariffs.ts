import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentTariff } from '../../presenters/tariff.ts'

export const listTariffs =
  (context: AppContext): Handlers['tariffs']['listTariffs'] =>
  async ({ query }) =>
    (await context.queries.tariffs.listTariffs(query.category)).map(presentTariff)
