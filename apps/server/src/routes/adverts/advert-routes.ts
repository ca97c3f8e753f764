import type { AppContext } from '../../context.ts'
import { createRemoteAdverts, type AdvertHandlers } from '../../sources/adverts/remote-adverts.ts'
import { getAveragePrice, getAveragePriceByParams } from '../adverts-data/average-price.ts'
import { findIdByUrl } from '../adverts-data/find-id-by-url.ts'
import { getReformaInfo } from '../adverts-data/get-reforma-info.ts'
import { listAdvertsByIds } from '../adverts-data/list-adverts-by-ids.ts'
import { listIdsByAddress } from '../adverts-data/list-ids-by-address.ts'
import { listSimilar } from '../adverts-data/list-similar.ts'
import { listPriceChange, listPriceChangeByParams } from '../adverts-data/price-change.ts'
import { getAdvert } from './get-advert.ts'
import { getAdvertPhoto } from './get-advert-photo.ts'
import { listAdverts } from './list-adverts.ts'
import { listAdvertsOfObject } from './list-adverts-of-object.ts'

/** The connected service of adverts, or our own tables: the demo world fills them, in production they are empty. */
export function advertRoutes(context: AppContext): AdvertHandlers {
  const { advertsService } = context.config
  if (advertsService) return createRemoteAdverts(advertsService, context.log)
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
