import { formatMoney } from '@proverka/domain'
import {
  AuthNeededError,
  cartTotal,
  priceOf,
  RISK_INSURANCE_PRICE,
  withOfferedInsurance,
} from '@proverka/domain/orders'
import type { Product } from '@proverka/domain/orders'
import { Panel } from '@proverka/ui/frame'
import { OrderSummary } from '@proverka/ui/order'
import { LinkButton } from '@proverka/ui/primitives'
import { GuestOrderForm } from '@proverka/ui/forms'
import type { GuestOrderValues } from '@proverka/ui/forms'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { siteFactsAtom } from '../../../runtime/brand/site-facts.ts'
import { openDialog } from '../../../runtime/dialogs/stack.ts'
import { store } from '../../../runtime/state/store.ts'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { CONSENT_LINKS } from '../../content/legal/legal-link.tsx'
import { checkOut } from '../payment/check-out.ts'
import { pageAfterPayment } from '../payment/page-after-payment.ts'
import { isPayingAtom } from '../payment/state.ts'
import { UnansweredQuestions } from './unanswered-questions.tsx'
import { SampleLinks } from './sample-link.tsx'
import { visitorAtom } from '../../../runtime/session/state.ts'
import { draftPlace } from '../../../runtime/storage/draft-place.ts'
import * as css from './checkout.css.ts'
import { CouponField } from './coupon-field.tsx'
import { withCoupon } from './coupon.ts'
import { insurableOf, InsuranceOption } from './insurance-option.tsx'
import { OwnedNotice } from './owned-notice.tsx'
import { ownedReportsOf } from './owned-reports.ts'
import type { OwnedReport } from './owned-reports.ts'
import { payText } from './pay-text.ts'
import { PaymentNotice } from './payment-notice.tsx'
import { promisedLines } from './promised-lines.ts'
import { PaidAlreadyError, placeGuestOrder, placeUserOrder } from './place-order.ts'
import type { PlacedOrder } from './place-order.ts'
import { RefundPromises } from './refund-promises.tsx'
import { cartAtom, emptyCart } from './state.ts'
import { isUrgent, urgentOffer, UrgentOption } from './urgent-option.tsx'
import { UserOrder } from './user-order.tsx'

/** A property by its number, or anything else in words. */
export type OrderSubject = { readonly number: string; readonly address?: string } | { readonly title: string }

interface CheckoutPanelProps {
  /** Products that the cart's ids are looked up in. */
  readonly products: readonly Product[]
  /** What the order is about, for the summary. */
  readonly subject: OrderSubject
  /** Remark on yellow: what must be known before paying. */
  readonly warning?: ReactNode
  /** Nothing has been chosen for this subject yet. */
  readonly isEmpty?: boolean
  /** Where the products are chosen, if it is here; a phone shows it before the sum. */
  readonly choice?: ReactNode
  /** Shown above the contacts: data that the ordered checks need. */
  readonly children?: ReactNode
  /** Checks and takes the data above when the order is placed; all faults of the page show at the first press. */
  readonly submitData?: () => { readonly ok: boolean }
}

/** Contacts, consents and the sum: the last step before the payment, for guests and for signed-in people. */
export function CheckoutPanel(props: CheckoutPanelProps) {
  const { products, subject, warning, isEmpty = false, choice, children, submitData } = props
  const insurer = useAtomValue(siteFactsAtom)?.insurer
  const cart = withOfferedInsurance(useAtomValue(cartAtom), insurer !== undefined)
  const visitor = useAtomValue(visitorAtom)
  const isPaying = useAtomValue(isPayingAtom)
  const { submit, error, needsSignIn, ended, owned } = useSubmit()
  const ordered = isEmpty ? [] : products.filter(({ product_id }) => cart.items.includes(product_id))
  const total = cartTotal(ordered, cart)
  const offer = urgentOffer(ordered)

  // The cart is read when it is ordered: the fields above have just put their data into it.
  const guest = (values: GuestOrderValues) =>
    submit((again) => {
      const { email, phone, marketing } = values
      const consents = ['offer', 'personal-data', ...(marketing ? (['marketing'] as const) : [])] as const
      return placeGuestOrder(withCoupon(store.get(cartAtom)), products, { email, phone, consents }, again)
    })

  return (
    <div className={css.layout}>
      {choice && <div className={css.choicePlace}>{choice}</div>}
      <div className={css.form}>
        {children}
        <UrgentOption ordered={ordered} cart={cart} />
        <InsuranceOption ordered={ordered} cart={cart} insurer={insurer} />
        {ended && <PaymentNotice {...ended} />}
        {owned && <OwnedNotice reports={owned.reports} onAgain={owned.orderAgain} total={total} />}
        {visitor.kind === 'user' ? (
          <UserOrder
            total={total}
            isEmpty={isEmpty}
            isPaying={isPaying}
            error={needsSignIn ? undefined : error}
            onSubmit={(useBalance) => {
              if (submitData?.().ok === false) return
              void submit((again) =>
                placeUserOrder(withCoupon(store.get(cartAtom)), products, { useBalance, again }),
              )
            }}
          />
        ) : (
          <Panel title="Куда прислать отчет" padded>
            <GuestOrderForm
              consentLinks={CONSENT_LINKS}
              draft={draftPlace('guest-order')}
              submitText={payText(total, 'card', isEmpty)}
              onSubmit={guest}
              {...(submitData && { above: submitData })}
              loading={isPaying}
              error={error}
              after={
                <p className={css.small}>
                  Закроете окно оплаты — заказ не потеряется, к нему можно вернуться.
                </p>
              }
            >
              <p className={css.small}>
                Мы создадим кабинет на эту почту и пришлем пароль. Уже есть кабинет?{' '}
                <LinkButton onClick={() => openDialog({ kind: 'auth', form: 'login' })}>Войти</LinkButton>
              </p>
            </GuestOrderForm>
          </Panel>
        )}
      </div>
      <div className={css.summary}>
        <div className={css.beside}>
          <OrderSummary
            {...('title' in subject ? { title: subject.title } : { subject })}
            lines={
              isEmpty
                ? [{ label: 'Пока ничего не отмечено', value: '', quiet: true }]
                : [
                    ...ordered.map((product) => ({
                      label: product.product_name_ru,
                      value: formatMoney(priceOf(product)),
                    })),
                    ...(isUrgent(cart, offer.products)
                      ? [{ label: 'Срочно', value: formatMoney(offer.price) }]
                      : []),
                    ...(cart.riskInsurance && insurableOf(ordered)
                      ? [{ label: 'Страхование рисков', value: formatMoney(RISK_INSURANCE_PRICE) }]
                      : []),
                  ]
            }
            total={formatMoney(total)}
            warning={warning}
          >
            <p>По договору — не дольше 7 рабочих дней. Обычный срок стоит у каждой услуги.</p>
            <UnansweredQuestions ordered={ordered} />
            <RefundPromises items={promisedLines(ordered, cart)} />
          </OrderSummary>
          <CouponField ordered={ordered} />
          <SampleLinks products={ordered} />
        </div>
      </div>
    </div>
  )
}

interface Ended {
  readonly outcome: 'closed' | 'unpaid' | 'unknown'
  readonly orderId: string
}

interface Owned {
  readonly reports: readonly OwnedReport[]
  readonly orderAgain: () => void
}

/** Places the order, sees it through the payment and opens its page. */
function useSubmit() {
  const navigate = useNavigate()
  const [error, setError] = useState<ReactNode>()
  const [needsSignIn, setNeedsSignIn] = useState(false)
  const [ended, setEnded] = useState<Ended>()
  const [owned, setOwned] = useState<Owned>()
  const submit = async (place: (again: boolean) => Promise<PlacedOrder>, again = false): Promise<void> => {
    setError(undefined)
    setEnded(undefined)
    setOwned(undefined)
    try {
      const { kind, order } = await checkOut(() => place(again))
      if (kind === 'paid') return void navigate(pageAfterPayment(order))
      setEnded({ outcome: kind, orderId: order.id })
    } catch (failure) {
      if (failure instanceof PaidAlreadyError) {
        emptyCart(failure.orderId)
        return void navigate(pageAfterPayment({ id: failure.orderId }))
      }
      const reports = ownedReportsOf(failure)
      if (reports.length > 0) return setOwned({ reports, orderAgain: () => void submit(place, true) })
      if (failure instanceof AuthNeededError)
        openDialog({ kind: 'auth', form: 'login', email: failure.email })
      setNeedsSignIn(failure instanceof AuthNeededError)
      console.error('Заказ не оформлен', failure)
      setError(failure instanceof AuthNeededError ? failure.message : <ErrorText error={failure} />)
    }
  }
  return { submit, error, needsSignIn, ended, owned }
}
