import { formatMoney, pluralWord } from '@proverka/domain'
import { tellsOfPast } from '@proverka/domain/property'
import { priceOf, cartTotal, setRiskInsurance } from '@proverka/domain/orders'
import type { Product } from '@proverka/domain/orders'
import { StickyTotal } from '@proverka/ui/frame'
import { OrderSummary } from '@proverka/ui/order'
import { Button } from '@proverka/ui/primitives'
import { promisedLines } from '../../purchase/checkout/promised-lines.ts'
import { RefundPromises } from '../../purchase/checkout/refund-promises.tsx'
import { useCart } from '../../purchase/checkout/use-cart.ts'
import { titleOf } from './object-products.tsx'
import * as css from './object-screen.css.ts'

interface ObjectOrderProps {
  readonly objectKey: string
  readonly products: readonly Product[]
  /** Address of the checkout. */
  readonly checkout: string
  /** The sample object: its products can be looked at and not ordered (AMB-104). */
  readonly isDemo: boolean
  /** The object left the register: only reports about its past are ordered. */
  readonly isClosed: boolean
}

/** The cart beside the choice: lines, total, what must be known before paying. */
export function ObjectOrder({ objectKey, products, checkout, isDemo, isClosed }: ObjectOrderProps) {
  const [cart] = useCart()
  const chosen =
    cart.objectKey === objectKey
      ? products.filter(
          ({ product_id, product_name }) =>
            cart.items.includes(product_id) && (!isClosed || tellsOfPast(product_name)),
        )
      : []
  const total = formatMoney(cartTotal(chosen, setRiskInsurance(cart, false)))
  const isEmpty = chosen.length === 0
  const action = actionOf(isEmpty, isDemo, checkout, total)
  return (
    <>
      <div className={css.summary}>
        <OrderSummary
          lines={
            isEmpty
              ? [{ label: 'Отметьте, что проверить', value: '', quiet: true }]
              : chosen.map((product) => ({ label: titleOf(product), value: formatMoney(priceOf(product)) }))
          }
          total={total}
          action={action}
          warning={
            <p>
              <b>Имя частного собственника скрыто.</b> Реестр не раскрывает его третьим лицам, если
              собственник не разрешил. Доли, даты и номера прав будут в отчете.
            </p>
          }
        >
          {isEmpty ? (
            <p>Сколько и когда вернем, скажем о каждой отмеченной части до оплаты.</p>
          ) : (
            <RefundPromises items={promisedLines(chosen, setRiskInsurance(cart, false))} />
          )}
        </OrderSummary>
      </div>
      {!isEmpty && !isDemo && (
        <div className={css.mobileTotal}>
          <StickyTotal
            total={total}
            note={`${chosen.length} ${pluralWord(chosen.length, 'отчет', 'отчета', 'отчетов')}`}
            action={<Button href={checkout}>Оформить</Button>}
          />
        </div>
      )}
    </>
  )
}

function actionOf(isEmpty: boolean, isDemo: boolean, checkout: string, total: string) {
  if (isDemo) {
    return (
      <Button size="l" fullWidth disabled>
        Это пример, заказать нельзя
      </Button>
    )
  }
  if (isEmpty) {
    return (
      <Button size="l" fullWidth disabled>
        Выберите отчет
      </Button>
    )
  }
  return (
    <Button size="l" fullWidth href={checkout}>
      Оформить за {total}
    </Button>
  )
}
