import { formatDateTime } from '@proverka/domain'
import { hasDivergence, sortPurchases } from '@proverka/domain/property'
import type { Purchase, StatementDifference } from '@proverka/domain/property'
import { buildPath } from '@proverka/domain/navigation'
import { catalogueProduct } from '@proverka/domain/orders'
import { Panel } from '@proverka/ui/frame'
import { PurchaseRow } from '@proverka/ui/order'
import { Button } from '@proverka/ui/primitives'
import { Divergence } from '@proverka/ui/report'
import { productTitle } from './product-title.ts'
import { reportPath } from '../../purchase/checkout/report-path.ts'

interface ObjectPurchasesProps {
  readonly purchases: readonly Purchase[]
  /** The sample object (AMB-104). */
  readonly isDemo?: boolean
}

/** Reports that were bought for the object, newest first, and what has changed in the register since. */
export function ObjectPurchases({ purchases, isDemo = false }: ObjectPurchasesProps) {
  if (purchases.length === 0) return null
  // Nobody owns what the sample object shows as bought: it opens the samples.
  const hrefOf = isDemo ? samplePath : reportPath
  const sorted = sortPurchases(purchases)
  const changed = sorted.find((purchase) => hasDivergence(purchase))
  return (
    <>
      {changed && <PurchaseDivergence purchase={changed} href={hrefOf(changed)} />}
      <Panel title="Купленные отчеты" note="Храним 1 месяц, затем удаляем">
        {sorted.map((purchase) => (
          <PurchaseRow
            key={purchase.order_item_id}
            title={productTitle(purchase.product_name)}
            note={noteOf(purchase)}
            status={purchase.status}
            action={
              <Button size="s" variant="secondary" href={hrefOf(purchase)}>
                {purchase.status === 'waitingforpayment' ? 'К оплате' : 'Открыть'}
              </Button>
            }
          />
        ))}
      </Panel>
    </>
  )
}

function samplePath({ product_name }: Purchase): string {
  return buildPath(catalogueProduct(product_name)?.sample ?? 'index')
}

function noteOf({ created_date, data }: Purchase): string {
  const bought = formatDateTime(created_date)
  return data?.difference.is_checked ? `${bought}, сверен с реестром` : bought
}

const FIELDS = [
  ['amount_of_owners', 'Собственников'],
  ['date_rights', 'Дата права'],
  ['registration_number_of_rights', 'Номер права'],
  ['encumbrance', 'Обременение'],
] as const

function PurchaseDivergence({ purchase, href }: { purchase: Purchase; href: string }) {
  const diff = purchase.metadata.diffStatement
  return (
    <Divergence
      title={`Сведения изменились с вашей выписки от ${formatDateTime(purchase.created_date)}`}
      note="Закажите новую выписку, прежде чем идти на сделку."
      beforeTitle="В вашей выписке"
      nowTitle="В реестре сейчас"
      rows={FIELDS.map(([key, label]) => rowOf(label, diff?.[key]))}
      action={
        <Button size="s" variant="ink" href={href}>
          Открыть отчет
        </Button>
      }
    />
  )
}

function rowOf(label: string, change: StatementDifference[keyof StatementDifference] | undefined) {
  const same = 'без изменений'
  return change
    ? { label, before: change.before, now: change.after, changed: true }
    : { label, before: same, now: same, changed: false }
}
