import { PAGE_SIZE } from '@proverka/domain/orders'
import { appError } from '@proverka/domain/errors'
import { ADVERTS_BY_ADDRESS_LIMIT } from '@proverka/api/contract'
import { normaliseCadastralNumber } from '@proverka/domain'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { listHousesAt } from '../../../adapters/sources/market/find-house.ts'
import { listAdvertsPart } from '../../../services/market/list-adverts.ts'
import { freshSince, wantedBy } from '../../../services/market/market.ts'
import { presentAdvert, presentPrice } from '../../../services/market/present-advert.ts'

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

const MOST_DUPLICATES = 50

export const getAdvert =
  (context: AppContext): Handlers['adverts']['getAdvert'] =>
  async ({ query }) => {
    const { adverts } = context.queries
    const advert = await adverts.findAdvert(query.id)
    if (!advert) throw appError('advert/not-found')
    const duplicates = await adverts.listDuplicates(advert, MOST_DUPLICATES)
    return {
      ...presentAdvert(advert),
      prices: (await adverts.listPrices([advert.id])).map(presentPrice),
      duplicates: duplicates.map(presentAdvert),
      // Those of a flat come from the service of its advert; the invented adverts of the demo have none.
      photos: [],
    }
  }

/** The adverts of our own database have no photographs: they are invented. */
export const getAdvertPhoto = (): Handlers['adverts']['getAdvertPhoto'] => async () => {
  throw appError('advert/not-found')
}

/** Old adverts too: they tell how long and for how much the object was on sale. */
export const listAdvertsOfObject =
  (context: AppContext): Handlers['adverts']['listAdvertsOfObject'] =>
  async ({ body }) => {
    const kadNumber = normaliseCadastralNumber(body.kad_number) || body.kad_number
    return listAdvertsPart(context, { kadNumber }, ADVERTS_BY_ADDRESS_LIMIT, 0)
  }
