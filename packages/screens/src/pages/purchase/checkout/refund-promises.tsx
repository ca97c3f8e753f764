import { refundNotes, refundPromises, refundPromiseText } from '@proverka/domain/orders'
import type { PromisedItem } from '@proverka/domain/orders'
import { useAtomValue } from 'jotai'
import { siteFactsAtom } from '../../../runtime/brand/site-facts.ts'
import * as css from './refund-promises.css.ts'

interface RefundPromisesProps {
  /** The parts of the order at their prices. */
  readonly items: readonly (PromisedItem & { readonly title: string })[]
}

/** What comes back for each part of an order and on which condition, by the rule that returns it; absent for a free order. */
export function RefundPromises({ items }: RefundPromisesProps) {
  const obtained = useAtomValue(siteFactsAtom)?.obtained
  const promises = refundPromises(items, obtained)
  if (promises.length === 0) return null
  const titleOf = (name: string) => items.find(({ product_name }) => product_name === name)?.title ?? ''
  const names = promises.map(({ product_name }) => product_name)
  return (
    <section className={css.promises} aria-label="Когда вернем деньги">
      <b>Когда вернем деньги</b>
      <ul className={css.list}>
        {promises.map((promise, index) => (
          // The same product may be ordered for several objects.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            {promises.length > 1 && <span className={css.title}>{titleOf(promise.product_name)}. </span>}
            {refundPromiseText(promise)}
          </li>
        ))}
      </ul>
      {refundNotes(names, obtained).map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  )
}
