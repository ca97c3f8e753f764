import { Panel } from '@proverka/ui/frame'
import { Arrivals } from '@proverka/ui/order'
import type { Arrival } from '@proverka/ui/order'
import { LinkButton } from '@proverka/ui/primitives'
import { useSendLink } from './data.ts'
import type { OrderView } from './data.ts'
import { momentOf, shortDayOf } from './moments.ts'
import { isOver } from './order-words.ts'

/** What comes, when and where to. */
export function OrderSchedule({ order, now }: { order: OrderView; now: string }) {
  const link = useSendLink(order)
  const over = isOver(order)
  const due = order.due_at ? shortDayOf(order.due_at, now) : undefined
  const arrivals: Arrival[] = [
    {
      when: order.letter_at ? momentOf(order.letter_at, now) : 'сейчас',
      what: order.paid_by === 'card' ? 'Чек и номер заказа' : 'Номер заказа',
      detail: (
        <>
          {order.letter_at ? 'ушло, ' : 'отправляем, '}
          <LinkButton disabled={link.isPending} onClick={() => link.mutate()}>
            прислать еще раз
          </LinkButton>
        </>
      ),
      where: 'письмом',
    },
    {
      when: over ? 'готово' : due ? `до ${due}` : 'по готовности',
      what: 'Отчет: PDF и ZIP с файлами',
      ...(!over && due && { detail: 'обычно раньше: срок каждой части на шкале' }),
      where: 'письмом и на эту страницу',
    },
    ...(over
      ? []
      : [
          {
            when: 'если позже',
            what: 'Причина, новый срок, сумма возврата',
            detail: 'на шкале частей',
            where: 'на эту страницу',
          },
        ]),
    {
      when: `до ${shortDayOf(order.kept_until, now)}`,
      what: 'Храним файлы, потом удаляем',
      where: 'на этой странице',
    },
  ]
  return (
    <Panel title="Что и куда придет" padded>
      <Arrivals arrivals={arrivals} />
    </Panel>
  )
}
