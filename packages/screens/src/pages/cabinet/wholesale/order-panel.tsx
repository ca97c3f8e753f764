import { WHOLESALE_MOST_ROWS } from '@proverka/domain/property'
import { formatMoney, groupDigits } from '@proverka/domain'
import { canUseBalance, catalogueProduct, initialCart, priceOf } from '@proverka/domain/orders'
import type { Product } from '@proverka/domain/orders'
import { productQueries } from '@proverka/api/queries'
import { buildPath } from '@proverka/domain/navigation'
import { Checkbox } from '@proverka/ui/fields'
import { Button, LinkButton, Notice } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { signInHere } from '../../../runtime/session/sign-in-here.ts'
import { ownedReportsOf } from '../../purchase/checkout/owned-reports.ts'
import { PaymentNotice } from '../../purchase/checkout/payment-notice.tsx'
import { promisedLines } from '../../purchase/checkout/promised-lines.ts'
import { RefundPromises } from '../../purchase/checkout/refund-promises.tsx'
import { getApi } from '../../../runtime/data/api.ts'
import { useRepeatKey } from '../../../runtime/data/use-repeat-key.ts'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { isNotLoaded, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { checkOut } from '../../purchase/payment/check-out.ts'
import { useTerm } from '../../../runtime/prices/use-term.ts'
import { isPayingAtom } from '../../purchase/payment/state.ts'
import { visitorAtom } from '../../../runtime/session/state.ts'
import { countOf, countRows, orderedKeys } from '../../search/list/list-state.ts'
import type { ShownRow } from '../../search/list/list-state.ts'
import { clearList } from '../../search/list/list-store.ts'
import { placeListOrder } from './place-list.ts'
import * as css from './wholesale.css.ts'

/** What is ordered for each object, what it costs by the price list of the server, and the payment method. */
export function OrderPanel({ shown }: { shown: readonly ShownRow[] }) {
  const prices = useQuery(productQueries.list(getApi()))
  const termOf = useTerm()
  const [chosen, setChosen] = useState<readonly string[]>(['EgrnObject'])
  const products = (prices.data ?? []).filter(isForLists)
  const ordered = products.filter(({ product_name }) => chosen.includes(product_name))
  const keys = orderedKeys(shown)
  const counts = countRows(shown)
  const each = ordered.reduce((sum, product) => sum + priceOf(product), 0)
  const total = each * keys.length
  const isTooMany = keys.length * ordered.length > WHOLESALE_MOST_ROWS
  if (isNotLoaded(prices)) return <NotLoaded title="Цены не пришли" query={prices} />
  return (
    <aside className={css.total} aria-label="Заказ">
      <h2 className={`${text.h3} ${css.totalTitle}`}>Что заказать на каждый</h2>
      <div>
        {products.map((product) => (
          <div key={product.product_id} className={css.product}>
            <Checkbox
              name={product.product_name}
              label={product.product_name_ru}
              hint={product.product_description}
              checked={chosen.includes(product.product_name)}
              onChange={(isOn) =>
                setChosen((all) =>
                  isOn ? [...all, product.product_name] : all.filter((name) => name !== product.product_name),
                )
              }
            />
            <span className={css.price}>{formatMoney(priceOf(product))}</span>
          </div>
        ))}
      </div>
      <dl className={css.facts}>
        <Fact label={`${countOf(keys.length, 'объект', 'объекта', 'объектов')} × ${formatMoney(each)}`}>
          {formatMoney(total)}
        </Fact>
        {counts.repeat > 0 && <Fact label={`Повторы, ${groupDigits(counts.repeat)}`}>{formatMoney(0)}</Fact>}
        {counts.ask > 0 && <Fact label={`Без заказа, ${groupDigits(counts.ask)}`}>{formatMoney(0)}</Fact>}
        {ordered.length > 0 && <Fact label="Срок одного отчета">{termsOf(ordered, termOf)}</Fact>}
      </dl>
      <div className={css.sum}>
        <span>Итого</span>
        <strong className={css.sumNumber}>{formatMoney(total)}</strong>
      </div>
      {isTooMany && (
        <Notice tone="yellow" small>
          В одном заказе до 5 000 отчетов, здесь {groupDigits(keys.length * ordered.length)}. Уберите услугу
          или часть строк.
        </Notice>
      )}
      <Payment
        keys={keys}
        products={ordered}
        total={total}
        isReady={keys.length > 0 && ordered.length > 0 && counts.pending === 0 && !isTooMany}
        isChecking={counts.pending > 0}
      />
    </aside>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Reports about a property that are whole by themselves: an owner is named for one object alone. */
function isForLists({ product_name }: Product): boolean {
  const product = catalogueProduct(product_name)
  return product?.subject === 'property' && product.parts.length === 0
}

/** The terms of the products, each once. */
const termsOf = (products: readonly Product[], termOf: ReturnType<typeof useTerm>): string =>
  [...new Set(products.flatMap(({ product_name }) => catalogueProduct(product_name) ?? []).map(termOf))].join(
    ', ',
  )

interface PaymentProps {
  readonly keys: readonly string[]
  readonly products: readonly Product[]
  /** Roubles. */
  readonly total: number
  readonly isReady: boolean
  readonly isChecking: boolean
}

function Payment({ keys, products, total, isReady, isChecking }: PaymentProps) {
  const visitor = useAtomValue(visitorAtom)
  const isPaying = useAtomValue(isPayingAtom)
  const [wantsBalance, setWantsBalance] = useState(false)
  const { submit, error, ended, owned } = useListOrder(keys, products)
  const balance = visitor.kind === 'user' ? (visitor.balance ?? 0) : 0
  const canPay = isReady && canUseBalance(balance, total, true)
  const count = keys.length * products.length
  const words = countOf(count, 'отчет', 'отчета', 'отчетов')
  return (
    <div className={css.pay}>
      {ended && <PaymentNotice {...ended} />}
      {owned !== undefined && (
        <Notice tone="yellow" small role="alert" title={`Уже есть у вас: ${groupDigits(owned)}`}>
          <p>Деньги не списаны. Уберите эти строки или закажите отчеты заново.</p>
          <LinkButton onClick={() => void submit(canPay && wantsBalance, true)}>
            Заказать все {words} за {formatMoney(total)}
          </LinkButton>
        </Notice>
      )}
      {error && (
        <Notice tone="red" small role="alert">
          {error}
        </Notice>
      )}
      {canPay && (
        <Checkbox
          name="use_account_balance"
          label={`Оплатить с баланса: на нем ${formatMoney(balance)}`}
          checked={wantsBalance}
          onChange={setWantsBalance}
        />
      )}
      {visitor.kind === 'user' ? (
        <Button
          size="l"
          fullWidth
          loading={isPaying}
          disabled={!isReady}
          onClick={() => void submit(canPay && wantsBalance)}
        >
          {isReady ? `Заказать ${words}` : isChecking ? 'Проверяем список' : 'Нечего заказывать'}
        </Button>
      ) : (
        <Button size="l" fullWidth onClick={signInHere}>
          Войти и заказать
        </Button>
      )}
      <p className={css.small}>
        Оплата картой, с баланса или по счету: счет организации выпускает страница заказа. Деньги возвращаем
        за каждый отчет отдельно.
      </p>
      <div className={css.small}>
        <RefundPromises items={promisedLines(products, initialCart())} />
      </div>
    </div>
  )
}

interface Ended {
  readonly outcome: 'closed' | 'unpaid' | 'unknown'
  readonly orderId: string
}

/** Places the one order of the list, sees it through its payment, and shows how it goes on. */
function useListOrder(keys: readonly string[], products: readonly Product[]) {
  const navigate = useNavigate()
  const key = useRepeatKey()
  const [error, setError] = useState<ReactNode>()
  const [ended, setEnded] = useState<Ended>()
  const [owned, setOwned] = useState<number>()
  const submit = async (useBalance: boolean, again = false): Promise<void> => {
    setError(undefined)
    setEnded(undefined)
    setOwned(undefined)
    const request = [keys, products.map(({ product_id }) => product_id), useBalance, again]
    try {
      const { kind, order } = await checkOut(() =>
        placeListOrder(keys, products, { useBalance, again }, key.of(request)),
      )
      if (kind !== 'paid') return setEnded({ outcome: kind, orderId: order.id })
      key.fulfilled()
      clearList()
      await navigate(`${buildPath('wholesale')}?order=${order.id}`)
    } catch (failure) {
      const reports = ownedReportsOf(failure)
      if (reports.length > 0) return setOwned(reports.length)
      console.error('Заказ не оформлен', failure)
      setError(<ErrorText error={failure} />)
    }
  }
  return { submit, error, ended, owned }
}
