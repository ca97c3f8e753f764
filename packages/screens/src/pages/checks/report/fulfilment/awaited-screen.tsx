import { groupDigits, typograph } from '@proverka/domain'
import type { FulfilmentView } from '@proverka/domain/views'
import { Container } from '@proverka/ui/frame'
import { BackLink } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { buildPath } from '@proverka/domain/navigation'
import type { OrderItemView } from '../data.ts'
import * as report from '../report.css.ts'
import { AwaitedPart } from './awaited-part.tsx'
import { RegisterFiles } from './register-files.tsx'
import * as css from './fulfilment.css.ts'

/** An item all of which people obtain, while there is no report to read. */
export function AwaitedScreen({ item, view }: { item: OrderItemView; view: FulfilmentView }) {
  const { order_number, product_name_ru, object_key, address } = item
  return (
    <Container className={report.page}>
      <header>
        <BackLink href={buildPath('user-orders')}>Мои заказы</BackLink>
        <h1 className={text.h1}>{view.title}</h1>
        <p className={css.lead}>
          {typograph(
            [`Заказ ${groupDigits(order_number)}`, product_name_ru, object_key, address]
              .filter((words, index, all) => words !== '' && all.indexOf(words) === index)
              .join(' · '),
          )}
        </p>
      </header>
      <AwaitedPart view={view} orderNumber={order_number} />
      <RegisterFiles item={item} />
    </Container>
  )
}

/** Whether an item has nothing to read beside what people obtain: no answer yet, or its money is back. */
export function isAwaitedWhole({ status, report: read, report_destroyed_at }: OrderItemView): boolean {
  if (report_destroyed_at !== null || status === 'waitingforpayment') return false
  return status === 'refund' || (read?.tasks.every(({ answer }) => answer.kind === 'in-progress') ?? true)
}
