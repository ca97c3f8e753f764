import { ADVERTS_BY_ADDRESS_LIMIT } from '@proverka/api/contract'
import { normaliseCadastralNumber } from '@proverka/domain'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { listAdvertsPart } from '../../services/market/list-adverts.ts'

/** Old adverts too: they tell how long and for how much the object was on sale. */
export const listAdvertsOfObject =
  (context: AppContext): Handlers['adverts']['listAdvertsOfObject'] =>
  async ({ body }) => {
    const kadNumber = normaliseCadastralNumber(body.kad_number) || body.kad_number
    return listAdvertsPart(context, { kadNumber }, ADVERTS_BY_ADDRESS_LIMIT, 0)
  }
