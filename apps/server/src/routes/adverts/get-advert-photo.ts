import { appError } from '@proverka/domain/errors'
import type { Handlers } from '../../http/handlers.ts'

/** The adverts of our own database have no photographs: they are invented. */
export const getAdvertPhoto = (): Handlers['adverts']['getAdvertPhoto'] => async () => {
  throw appError('advert/not-found')
}
