import { pluralWord } from '@proverka/domain'
import type { ResultTone } from '@proverka/ui/primitives'
import type { Asked, Registry, RegistryRow } from './partner-queries.ts'

/** Why a request cannot go to the bank now; undefined: it can. */
export function obstacleOf({ account, is_earned }: Asked): string | undefined {
  if (account === null) return 'счет не указан'
  if (!is_earned) return 'приглашенные еще могут вернуть пополнения'
  return undefined
}

export const REGISTRY_TONES: Readonly<Record<Registry['state'], ResultTone>> = {
  unsigned: 'orange',
  signed: 'yellow',
  bank: 'wait',
  closed: 'green',
  cancelled: 'grey',
}

/** What became of a request in its registry. */
export function rowWords({ status, reason, document_number, pending }: RegistryRow): string {
  if (status === 'paid') return `выплачено, поручение № ${document_number ?? 'не указано'}`
  if (status === 'refused') return `отказ: ${reason}`
  return pending ? 'отмечено выплаченным' : 'ждет выплаты'
}

/** What can still be marked or refused. */
export const isOpenRow = ({ status, pending }: RegistryRow): boolean =>
  status === 'requested' && pending === null

/** Exact: tenths of roubles add up to kopecks. */
export const sumOf = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((kopecks, { amount }) => kopecks + Math.round(amount * 100), 0) / 100

/** «3 заявки». */
export const requestCount = (count: number): string =>
  `${count.toLocaleString('ru')}\u00a0${pluralWord(count, 'заявка', 'заявки', 'заявок')}`
