import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { estimatePrice } from '../../services/orders/estimate-price.ts'

export const estimatePriceRoute =
  (context: AppContext): Handlers['events']['estimatePrice'] =>
  ({ body }) =>
    estimatePrice(context, body)
