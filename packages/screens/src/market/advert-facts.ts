import type { Advert } from '@proverka/api/contract'
import { floorText, roomsText } from '@proverka/domain/reports'
import { typograph } from '@proverka/domain'

/** «2 комнаты, 54,3 м², 5 этаж»: what an advert says of its flat, and what it does not. */
export function advertFacts({ rooms, area, floor }: Advert['info']): string {
  return typograph([roomsText(rooms), `${area.toLocaleString('ru-RU')} м²`, floorText(floor)].join(', '))
}
