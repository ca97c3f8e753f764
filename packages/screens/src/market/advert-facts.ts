import type { Advert } from '@proverka/api/contract'

/** «комнат 2, 54,3 м², этаж 5»: what an advert says of its flat, and what it does not. */
export function advertFacts({ rooms, area, floor }: Advert['info']): string {
  return [
    rooms === null ? 'комнаты не\u00a0указаны' : `комнат\u00a0${rooms}`,
    `${area.toLocaleString('ru-RU')}\u00a0м²`,
    floor === null ? 'этаж не\u00a0указан' : `этаж\u00a0${floor}`,
  ].join(', ')
}
