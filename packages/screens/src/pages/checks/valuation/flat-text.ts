import { floorText } from '@proverka/domain/reports'
import type { EstimateReply } from './data.ts'

/** «г. Образцовск, ул. Кленовая, д. 14, кв. 47, 54,3 м², 5 этаж» */
export function flatText({ address, area, floor }: EstimateReply['flat']): string {
  const parts = [address, `${area.toLocaleString('ru-RU')}\u00a0м²`]
  return [...parts, ...(floor === undefined ? [] : [floorText(floor)])].join(', ')
}
