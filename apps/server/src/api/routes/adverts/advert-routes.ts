import type { AppContext } from '../../../services/context.ts'
import { createRemoteAdverts, type AdvertHandlers } from './remote-adverts.ts'
import {
  getAveragePrice,
  getAveragePriceByParams,
  findIdByUrl,
  getReformaInfo,
  listAdvertsByIds,
  listIdsByAddress,
  listSimilar,
  listPriceChange,
  listPriceChangeByParams,
} from './adverts-data.ts'
import { getAdvert, getAdvertPhoto, listAdverts, listAdvertsOfObject } from './adverts.ts'

/** The connected service of adverts, or our own tables: the demo world fills them, in production they are empty. */
export function advertRoutes(context: AppContext): AdvertHandlers {
  const { advertsService } = context.config
  if (advertsService) return createRemoteAdverts(advertsService, context)
  return {
    adverts: {
      listAdverts: listAdverts(context),
      getAdvert: getAdvert(context),
      getAdvertPhoto: getAdvertPhoto(),
      listAdvertsOfObject: listAdvertsOfObject(context),
    },
    advertsData: {
      listSimilar: listSimilar(context),
      getReformaInfo: getReformaInfo(context),
      getAveragePrice: getAveragePrice(context),
      getAveragePriceByParams: getAveragePriceByParams(context),
      listPriceChange: listPriceChange(context),
      listPriceChangeByParams: listPriceChangeByParams(context),
      listAdvertsByIds: listAdvertsByIds(context),
      listIdsByAddress: listIdsByAddress(context),
      findIdByUrl: findIdByUrl(context),
    },
  }
}
