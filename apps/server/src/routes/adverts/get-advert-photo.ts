import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { drawAdvertPicture } from '../../seeds/draw-advert-picture.ts'

/** The adverts of our own database are invented, and so are their pictures. */
export const getAdvertPhoto =
  ({ queries }: AppContext): Handlers['adverts']['getAdvertPhoto'] =>
  async ({ params: { id, number } }) => {
    const advert = await queries.adverts.findAdvert(id)
    const picture = advert && number <= advert.photos ? drawAdvertPicture(number - 1, advert) : undefined
    if (!advert || picture === undefined) throw appError('advert/not-found')
    return {
      bytes: new TextEncoder().encode(picture),
      type: 'image/svg+xml',
      name: `advert-${advert.id}-${number}.svg`,
      about: [],
    }
  }
