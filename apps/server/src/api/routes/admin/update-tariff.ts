import { toKopecks } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentTariff } from '../../presenters/tariff.ts'
import { logChange } from '../../../services/log-change.ts'

export const updateTariff =
  (context: AppContext): Handlers['admin']['updateTariff'] =>
  ({ body: { tariff_simple_id: id, price, ...terms } }, call) =>
    context.database.transaction(async () => {
      const { tariffs } = context.queries
      const before = await tariffs.lockTariff(id)
      if (!before) throw appError('tariff/not-found')
      const change = { ...terms, ...(price !== undefined && { price_kopecks: toKopecks(price) }) }
      const row = Object.keys(change).length > 0 ? await tariffs.updateTariff(id, change) : before
      const { description, days, price: was } = presentTariff(before)
      await logChange(context, call, {
        action: 'tariff.update',
        subject: `tariff:${id}`,
        details: { from: { description, days, price: was }, to: { ...terms, price } },
      })
      return presentTariff(row)
    })
