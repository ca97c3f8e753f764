import { counted, formatDay, formatMoney, formatTime, pluralWord } from '@proverka/domain'
import { BASIC_TARIFF_ID, EARNED_TARIFF_NAME, leftToEarn } from '@proverka/domain/orders'
import type { Overview } from '../overview/data.ts'

export interface PlaceFact {
  readonly fact: string
  readonly isNearest?: boolean
}

/** «до 19:20» of today, «до 25.11» of a later day. */
function untilText(until: string, now: string): string {
  return formatDay(until) === formatDay(now)
    ? `до ${formatTime(until)}`
    : `до ${formatDay(until).slice(0, 5)}`
}

/** The fact at the right of each link of the user area, by the name of its route; absent while unknown. */
export function placeFacts(
  { overview, sessions }: { overview: Overview | undefined; sessions: number | undefined },
  now: string,
): Readonly<Record<string, PlaceFact>> {
  return {
    ...(overview && {
      user: { fact: tasksFact(overview) },
      ...ordersFact(overview, now),
      ...dealsFact(overview.deals),
      ...(overview.withdrawable > 0 && {
        'user-partner': { fact: `${formatMoney(overview.withdrawable)} к выводу` },
      }),
      'user-tariff': { fact: tariffFact(overview.tariff) },
    }),
    'user-balance': { fact: 'пополнить' },
    ...(sessions !== undefined && {
      'user-settings': { fact: counted(sessions, 'вход', 'входа', 'входов') },
    }),
  }
}

function tasksFact({ waiting_orders: count }: Overview): string {
  return count === 0 ? 'дел нет' : counted(count, 'дело', 'дела', 'дел')
}

/** The nearest term of the orders that wait; several of them are counted. */
function ordersFact({ tasks, waiting_orders }: Overview, now: string): Record<string, PlaceFact> {
  const next = tasks.find(({ kind }) => kind === 'payment' || kind === 'data')
  if (!next || waiting_orders === 0) return {}
  const waits = pluralWord(waiting_orders, 'ждет', 'ждут', 'ждут')
  const what = waiting_orders > 1 ? 'вас' : next.kind === 'payment' ? 'оплаты' : 'данных'
  const until = next.until === null ? '' : `, ${untilText(next.until, now)}`
  return {
    'user-orders': {
      fact: `${waiting_orders}\u00a0${waits} ${what}${until}`,
      isNearest: next.until !== null,
    },
  }
}

/** What the folders lack; how many there are, where they lack nothing. */
function dealsFact({ count, waiting, missing }: Overview['deals']): Record<string, PlaceFact> {
  if (count === 0) return {}
  const sheets = `${missing} ${pluralWord(missing, 'листа', 'листов', 'листов')}`
  const fact =
    missing === 0
      ? `${count} ${pluralWord(count, 'папка', 'папки', 'папок')}`
      : count === 1
        ? `не хватает ${sheets}`
        : `${waiting} ${pluralWord(waiting, 'ждет', 'ждут', 'ждут')} ${sheets}`
  return { 'user-deals': { fact } }
}

function tariffFact({ tariff_simple_id, name, active_until, paid }: Overview['tariff']): string {
  if (tariff_simple_id === BASIC_TARIFF_ID)
    return `до «${EARNED_TARIFF_NAME}» осталось ${formatMoney(leftToEarn(paid))}`
  return active_until === null ? `«${name}»` : `«${name}» до ${formatDay(active_until).slice(0, 5)}`
}
