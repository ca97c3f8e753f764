import { formatMoney } from '@proverka/domain'
import { AuthNeededError, cartTotal, priceOf } from '@proverka/domain/orders'
import type { Product } from '@proverka/domain/orders'
import { Panel } from '@proverka/ui/frame'
import { OrderSummary } from '@proverka/ui/order'
import { Button, LinkButton, Notice } from '@proverka/ui/primitives'
import { GuestOrderForm } from '@proverka/ui/forms'
import type { GuestOrderValues } from '@proverka/ui/forms'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from '../router/hooks.ts'
import { openDialog } from '../app/dialogs.ts'
import { store } from '../app/store.ts'
import { messageOfError } from '../error/status-of-error.ts'
import { CONSENT_LINKS } from '../legal/legal-link.tsx'
import { checkOut, pageAfterPayment } from '../payment/check-out.ts'
import { isPayingAtom } from '../payment/state.ts'
import { visitorAtom } from '../session/state.ts'
import { FormDraft } from '../storage/form-draft.tsx'
import * as css from './checkout.css.ts'
import { placeGuestOrder, placeUserOrder, resumeOrder } from './place-order.ts'
import type { PlacedOrder } from './place-order.ts'
import { cartAtom } from './state.ts'
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
  /** Stands above the contacts: data that the ordered checks need. */
  readonly children?: ReactNode
  /** Checks and takes the data above when the order is placed; all faults of the page show at the first press. */
  readonly submitData?: () => { readonly ok: boolean }
}

/** Contacts, consents and the sum: the last step before the payment, for guests and for signed-in people. */
export function CheckoutPanel({ products, subject, warning, children, submitData }: CheckoutPanelProps) {
  const cart = useAtomValue(cartAtom)
  const visitor = useAtomValue(visitorAtom)
  const isPaying = useAtomValue(isPayingAtom)
  const { submit, error, ended } = useSubmit()
  const ordered = products.filter(({ product_id }) => cart.items.includes(product_id))
  const total = cartTotal(ordered, cart)
  const submitText = total > 0 ? `Оплатить ${formatMoney(total)}` : 'Получить бесплатно'

  // The cart is read when it is ordered: the fields above have just put their data into it.
  const guest = (values: GuestOrderValues) =>
    submit(() =>
      placeGuestOrder(store.get(cartAtom), products, {
        email: values.email,
        phone: values.phone,
        consents: ['offer', 'personal-data', ...(values.marketing ? (['marketing'] as const) : [])],
      }),
    )

  return (
    <div className={css.layout}>
      <div className={css.form}>
        {children}
        {ended && <PaymentNotice outcome={ended} />}
        {visitor.kind === 'user' ? (
          <UserOrder
            total={total}
            submitText={submitText}
            isPaying={isPaying}
            error={error}
            onSubmit={(useBalance) => {
              if (submitData?.().ok === false) return
              void submit(() => placeUserOrder(store.get(cartAtom), products, useBalance))
            }}
          />
        ) : (
          <Panel title="Куда прислать отчет" padded>
            <FormDraft name="guest-order">
              <GuestOrderForm
                consentLinks={CONSENT_LINKS}
                submitText={submitText}
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
            </FormDraft>
          </Panel>
        )}
      </div>
      <div className={css.summary}>
        <OrderSummary
          {...('title' in subject ? { title: subject.title } : { subject })}
          lines={ordered.map((product) => ({
            label: product.product_name_ru,
            value: formatMoney(priceOf(product)),
          }))}
          total={formatMoney(total)}
          warning={warning}
        >
          <p>По договору — не дольше 7 рабочих дней. Обычный срок стоит у каждой услуги.</p>
          <p>Источник не ответил — вернем цену этой части. Возврат до 30 рабочих дней тем же способом.</p>
        </OrderSummary>
      </div>
    </div>
  )
}

type Ended = 'closed' | 'unpaid' | 'sent-by-mail'

/** Places the order, sees it through the payment and opens what it leads to. */
function useSubmit() {
  const navigate = useNavigate()
  const [error, setError] = useState<string>()
  const [ended, setEnded] = useState<Ended>()
  const unpaid = useRef<{ readonly orderId: string; readonly cart: string }>(undefined)
  const submit = async (place: () => Promise<PlacedOrder>): Promise<void> => {
    setError(undefined)
    setEnded(undefined)
    const cart = JSON.stringify(store.get(cartAtom))
    // The same cart once more after a closed window is the same order, not a second one.
    const former = unpaid.current?.cart === cart ? unpaid.current.orderId : undefined
    try {
      const outcome = await checkOut(former ? () => resumeOrder(former) : place)
      if (outcome.kind !== 'paid') {
        unpaid.current = { orderId: outcome.order.id, cart }
        return setEnded(outcome.kind)
      }
      unpaid.current = undefined
      const page = pageAfterPayment(outcome.order)
      if (page) return void navigate(page)
      setEnded('sent-by-mail')
      openDialog({ kind: 'auth', form: 'login', email: outcome.order.email })
    } catch (failure) {
      if (failure instanceof AuthNeededError)
        openDialog({ kind: 'auth', form: 'login', email: failure.email })
      console.error('Заказ не оформлен', failure)
      setError(failure instanceof AuthNeededError ? failure.message : messageOfError(failure))
    }
  }
  return { submit, error, ended }
}

function PaymentNotice({ outcome }: { outcome: Ended }) {
  if (outcome === 'sent-by-mail') {
    return (
      <Notice tone="done" title="Заказ оплачен" role="status">
        <p>На эту почту уже есть кабинет. Войдите в него, чтобы увидеть отчет; ссылка придет и письмом.</p>
      </Notice>
    )
  }
  if (outcome === 'closed') {
    return (
      <Notice tone="yellow" title="Окно оплаты закрыто" role="status">
        <p>Деньги не списаны. Все, что вы ввели, на месте: нажмите «Оплатить» еще раз.</p>
      </Notice>
    )
  }
  return (
    <Notice tone="red" title="Оплата не прошла" role="alert">
      <p>Банк отклонил платеж, деньги не списаны. Попробуйте еще раз или возьмите другую карту.</p>
      <p>
        <Button size="s" look="quiet" href="/user/orders/">
          Мои заказы
        </Button>
      </p>
    </Notice>
  )
}
