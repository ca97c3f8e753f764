import { counted, formatDate, formatMoney } from '@proverka/domain'
import { objectKindName } from '@proverka/domain/property'
import type { CadastralObject } from '@proverka/domain/property'
import { DAY_MS, MINUTE_MS } from '@proverka/domain/timing'
import type { ObjectAnswer } from './data.ts'

/** «54,3 м²» with the comma of Russian texts; empty when the register names no area. */
export function areaText({ Area }: Pick<CadastralObject, 'Area'>): string {
  return Area === '' ? '' : `${Area.replace('.', ',')}\u00a0м²`
}

/** «Помещение, жилое»: the kind and its purpose in one. */
export function typeText({ ObjectType, TypeOKC }: Pick<CadastralObject, 'ObjectType' | 'TypeOKC'>): string {
  return [ObjectType, ObjectType ? TypeOKC.toLowerCase() : TypeOKC].filter(Boolean).join(', ')
}

/** «6 482 110 ₽ на 21.11.2026»: a value without its date says little. */
export function costText(record: ObjectAnswer['record'] | undefined): string {
  if (record?.cost === undefined || record.cost === null) return ''
  const date = record.cost_at === null ? '' : ` на ${formatDate(record.cost_at)}`
  return formatMoney(record.cost) + date
}

/** «Квартира», «Земельный участок»: what people call it. */
export const kindText = (object: CadastralObject): string => objectKindName(object)

export function floorText({ Level }: Pick<CadastralObject, 'Level'>): string {
  return Level
}

/** «≈ 30 минут» or «≈ 3 дня» out of the measured minutes, else the term of the product. */
export function timeText(minutes: number | undefined, term: string): string {
  if (minutes === undefined) return term
  const days = Math.round((minutes * MINUTE_MS) / DAY_MS)
  if (days > 1) return `≈\u00a0${counted(days, 'день', 'дня', 'дней')}`
  return `≈\u00a0${Math.max(1, Math.round(minutes))}\u00a0мин`
}
