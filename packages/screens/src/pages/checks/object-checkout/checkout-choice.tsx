import { isWarningStatus } from '@proverka/domain/property'
import type { Product } from '@proverka/domain/orders'
import { Notice } from '@proverka/ui/primitives'
import type { Ref } from 'react'
import { ClosedProducts } from '../../search/object/closed-products.tsx'
import type { ObjectInfo } from '../../search/object/data.ts'
import { ObjectProducts } from '../../search/object/object-products.tsx'
import * as css from '../../purchase/checkout/checkout.css.ts'

interface CheckoutChoiceProps {
  readonly ref: Ref<HTMLDivElement>
  readonly objectKey: string
  readonly info: ObjectInfo
  readonly products: readonly Product[]
  /** The order was placed with nothing in it. */
  readonly isMissed: boolean
}

/** Who opens the checkout by its address has chosen nothing yet, and chooses here. */
export function CheckoutChoice({ ref, objectKey, info, products, isMissed }: CheckoutChoiceProps) {
  const { object, averageTime, answer } = info
  const shared = { objectKey, address: object.Address, products, averageTime }
  return (
    <div ref={ref} className={css.choice}>
      {isMissed && (
        <Notice tone="red" small role="alert">
          Отметьте, что проверить: пока платить не за что
        </Notice>
      )}
      {isWarningStatus(object.Status) ? (
        <ClosedProducts {...shared} closedAt={answer?.record.cancelled_at ?? undefined} />
      ) : (
        <ObjectProducts {...shared} />
      )}
    </div>
  )
}
