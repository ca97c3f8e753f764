import { typograph } from '@proverka/domain'
import type { Advert } from '@proverka/api/contract'
import { floorText, roomsText } from '@proverka/domain/reports'

/** «2 комнаты, 54,3 м², 5 этаж»: what an advert says of its flat, and what it does not. */
export function advertFacts({ rooms, area, floor }: Advert['info']): string {
  const facts = [roomsText(rooms), `${area.toLocaleString('ru-RU')}\u00a0м²`, floorText(floor)]
  return facts.map(typograph).join(', ')
}
