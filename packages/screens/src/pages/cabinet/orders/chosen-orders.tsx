import { formatMoney, groupDigits } from '@proverka/domain'
import { completeCount, MOST_ARCHIVED, MOST_EXPORTED, MOST_TOGETHER } from '@proverka/domain/orders'
import { Button } from '@proverka/ui/primitives'
import { useAtomValue } from 'jotai'
import { isPayingAtom } from '../../purchase/payment/state.ts'
import { useArchive, useArchiveOfOrders } from './data.ts'
import { usePayTogether } from './use-pay-together.ts'
import type { ListedOrder } from './order-list.tsx'
import { subjectsText, sumOfOrders, withoutFilesText } from './order-words.ts'
import * as css from './orders.css.ts'

interface ChosenOrdersProps {
  readonly orders: readonly ListedOrder[]
  /** Of how many. */
  readonly count: number
  /** How many of them the page shows. */
  readonly here: number
  readonly onClear: () => void
}

/** What the chosen orders come to, and what can be done with them: the ink total of the table. */
export function ChosenOrders({ orders, count, here, onClear }: ChosenOrdersProps) {
  const payTogether = usePayTogether(onClear)
  const isPaying = useAtomValue(isPayingAtom)
  const done = orders.filter(({ items }) => completeCount(items) > 0)
  const unpaid = orders.filter(({ state }) => state === 'payment')
  const one = useArchive()
  const several = useArchiveOfOrders()
  if (orders.length === 0) return null
  const fitsArchive = orders.length <= MOST_ARCHIVED
  const lacking = done.length > 0 ? withoutFilesText(orders) : ''
  // Of several the index of the archive names those without files, too.
  const download = () =>
    orders.length === 1
      ? one.mutate(orders[0]?.orderId ?? '')
      : several.mutate(orders.map(({ orderId }) => orderId))
  const paid = sumOfOrders(orders.filter(({ Paid }) => Paid))
  return (
    <div className={css.chosen} role="region" aria-label="Выбранные заказы">
      <p className={css.chosenCount}>
        <b>Выбрано {orders.length}</b>
        <small>{here < orders.length ? `здесь видно ${here}` : `из ${groupDigits(count)}`}</small>
      </p>
      <p>{subjectsText(orders)}</p>
      <p className={css.chosenActions}>
        {done.length > 0 && (
          <Button
            size="s"
            variant="secondary"
            loading={one.isPending || several.isPending}
            disabled={!fitsArchive}
            onClick={download}
          >
            {done.length === 1 ? 'Скачать ZIP' : `Скачать ${done.length} готовых, ZIP`}
          </Button>
        )}
        {unpaid.length > 0 && (
          <Button
            size="s"
            variant="secondary"
            loading={isPaying || payTogether.isPending}
            disabled={unpaid.length > MOST_TOGETHER}
            onClick={() => payTogether.mutate(unpaid.map(({ orderId }) => orderId))}
          >
            {unpaid.length === 1
              ? `Оплатить ${formatMoney(sumOfOrders(unpaid))}`
              : `Оплатить ${unpaid.length} за ${formatMoney(sumOfOrders(unpaid))}`}
          </Button>
        )}
        <Button size="s" variant="secondary" onClick={onClear}>
          Снять выбор
        </Button>
      </p>
      <p className={css.chosenPaid}>{paid > 0 && `оплачено ${formatMoney(paid)}`}</p>
      <p className={css.chosenSum}>{formatMoney(sumOfOrders(orders))}</p>
      {limitTexts(orders.length, done.length, unpaid.length).map((limit) => (
        <p key={limit} className={css.chosenNote}>
          {limit}
        </p>
      ))}
      {fitsArchive && lacking !== '' && (
        <p className={css.chosenNote}>
          Отчетов еще нет или есть не все: {lacking}. В описи архива они названы.
        </p>
      )}
    </div>
  )
}

/** What a button that takes fewer than were chosen waits for. */
function limitTexts(chosen: number, done: number, unpaid: number): readonly string[] {
  return [
    ...(done > 0 && chosen > MOST_ARCHIVED
      ? [
          `В одном архиве до ${MOST_ARCHIVED} заказов: чтобы скачать, снимите выбор с ${chosen - MOST_ARCHIVED}.`,
        ]
      : []),
    ...(chosen > MOST_EXPORTED
      ? [
          `В таблицу XLSX входит до ${MOST_EXPORTED} выбранных заказов: снимите выбор с ${chosen - MOST_EXPORTED}. Без выбора в нее входят все, что нашлись.`,
        ]
      : []),
    ...(unpaid > MOST_TOGETHER
      ? [
          `Одним платежом оплачивается до ${MOST_TOGETHER} заказов: снимите выбор с ${unpaid - MOST_TOGETHER}.`,
        ]
      : []),
  ]
}
