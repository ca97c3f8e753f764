import { formatDateTime, formatMoney, typograph } from '@proverka/domain'
import { destroyedReportWords, itemWords } from '@proverka/domain/views'
import { Container, Panel } from '@proverka/ui/frame'
import { Button, Notice, Spinner } from '@proverka/ui/primitives'
import { StatusTag } from '@proverka/ui/order'
import { FactList } from '@proverka/ui/report'
import { text } from '@proverka/ui/theme'
import { useAtomValue } from 'jotai'
import { payText } from '../../purchase/checkout/pay-text.ts'
import { isPayingAtom } from '../../purchase/payment/state.ts'
import { useResumePayment } from '../../purchase/payment/use-resume-payment.ts'
import type { OrderItemView } from './data.ts'
import { OwnerPanel } from './owner-panel.tsx'
import * as css from './report.css.ts'

/** An item without a report to read: what is missing, until when, and the one thing to do. */
export function ItemState({ view }: { view: OrderItemView }) {
  return (
    <Container className={css.page}>
      <header className={css.stateHead}>
        <h1 className={text.h1}>{view.product_name_ru}</h1>
        <StatusTag status={view.status} />
      </header>
      <StateWords view={view} />
      <Panel title="Заказ" padded>
        <FactList
          facts={[
            { label: 'Номер заказа', value: String(view.order_number) },
            ...(view.object_key ? [{ label: 'О ком или о чем', value: view.object_key }] : []),
            ...(view.address && view.address !== view.object_key
              ? [{ label: 'Адрес', value: typograph(view.address) }]
              : []),
            { label: 'Цена', value: formatMoney(view.price) },
            { label: 'Заказан', value: formatDateTime(view.created_at) },
            { label: 'Срок по договору', value: `до ${formatDateTime(view.due_at)}` },
          ]}
        />
      </Panel>
    </Container>
  )
}

function StateWords({ view }: { view: OrderItemView }) {
  const resume = useResumePayment()
  const isPaying = useAtomValue(isPayingAtom)
  const { title, text: words } =
    view.report_destroyed_at === null ? itemWords(view) : destroyedReportWords(view.report_destroyed_at)
  switch (view.status) {
    case 'actionrequired':
      return <OwnerPanel itemId={view.order_item_id} />
    case 'waitingforpayment':
      return (
        <Notice tone="yellow" title={title}>
          <p>{words}</p>
          <p className={css.action}>
            <Button loading={isPaying} onClick={() => void resume(view.order_id)}>
              {payText(view.order_total, 'card')}
            </Button>
          </p>
        </Notice>
      )
    case 'requested':
    case 'inprogress':
      return (
        <Panel padded>
          <p className={css.waiting}>
            <Spinner label={title} visible />
          </p>
          <p>{words}</p>
        </Panel>
      )
    default:
      return (
        <Notice tone="info" title={title}>
          <p>{words}</p>
        </Notice>
      )
  }
}
