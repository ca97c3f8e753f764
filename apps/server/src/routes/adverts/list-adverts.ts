import { PAGE_SIZE } from '@proverka/domain/orders'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { listHousesAt } from '../../services/market/find-house.ts'
import { listAdvertsPart } from '../../services/market/list-adverts.ts'
import { freshSince, wantedBy } from '../../services/market/market.ts'

/** Of a town; a street has fewer. */
const MOST_HOUSES = 5000

export const listAdverts =
  (context: AppContext): Handlers['adverts']['listAdverts'] =>
  async ({ body: { offset, sort, ...filter } }) => {
    const houses = filter.address ? await listHousesAt(context, filter.address, MOST_HOUSES) : undefined
    const wanted = {
      ...wantedBy(filter),
      houseIds: houses?.map(({ id }) => id),
      seenSince: await freshSince(context),
    }
    return listAdvertsPart(context, wanted, PAGE_SIZE, offset, sort)
  }
