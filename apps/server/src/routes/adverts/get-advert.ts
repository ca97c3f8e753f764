import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentAdvert, presentPrice } from '../../presenters/advert.ts'

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
