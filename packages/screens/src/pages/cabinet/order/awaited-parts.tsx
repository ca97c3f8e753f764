import { Link } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { AwaitedPart, useFulfilmentView } from '../../checks/report/fulfilment/awaited-part.tsx'
import { reportPath } from '../../purchase/checkout/report-path.ts'
import type { OrderPart, OrderView } from './data.ts'
import * as css from './order.css.ts'

/** An order of a hundred parts names the term of each with its part; whole they are shown of the first ones. */
const MOST_SHOWN = 3

/** The parts of an order that people obtain: their terms, steps and request numbers. */
export function AwaitedParts({ order }: { order: OrderView }) {
  return order.items
    .filter(({ fulfilment }) => fulfilment !== null)
    .slice(0, MOST_SHOWN)
    .map((part) => <Awaited key={part.order_item_id} part={part} order={order} />)
}

function Awaited({ part, order }: { part: OrderPart; order: OrderView }) {
  const view = useFulfilmentView(part)
  return (
    view && (
      <section className={css.stack} aria-label={`${part.product_name_ru}: ${view.title}`}>
        <header>
          <h2 className={text.h2}>{view.title}</h2>
          <p className={css.quiet}>
            <Link href={reportPath(part, order.opened_as)}>{part.product_name_ru}</Link>
          </p>
        </header>
        <AwaitedPart view={view} orderNumber={order.number} />
      </section>
    )
  )
}
