import { formatDate, formatMoney } from '@proverka/domain'
import { Select } from '@proverka/ui/fields'
import { Button, DownloadIcon, Icon } from '@proverka/ui/primitives'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { usePayers } from '../balance/data.ts'
import { getApi } from '../../../runtime/data/api.ts'
import { useDownload } from '../../../runtime/data/use-download.ts'
import { isNotLoaded, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import type { OrderView } from './data.ts'
import * as css from './order.css.ts'

/** Rows of the papers that accounting asks for: the bill and, when all is done, the act (CAB-05). */
export function OrderPapers({ order }: { order: OrderView }) {
  const { invoice } = order
  return (
    <>
      {invoice && (
        <PaperRow
          title={`Счет № ${invoice.number} на ${formatMoney(invoice.amount)}`}
          note={`От ${formatDate(invoice.date)}, ${invoice.payer || 'без реквизитов плательщика'}`}
          load={() => getApi().orders.downloadInvoice({ params: { id: invoice.invoice_id } })}
        />
      )}
      {order.has_act && <ActRow order={order} />}
    </>
  )
}

/** An order that was paid by a card has no payer yet: whose requisites the act names is chosen here. */
function ActRow({ order }: { order: OrderView }) {
  const isChosenHere = !order.invoice?.payer
  const payers = usePayers()
  const [payerId, setPayerId] = useState('')
  const options = (payers.data ?? []).map(({ payer_id, name }) => ({ value: payer_id, label: name }))
  return (
    <PaperRow
      title="Акт об оказании услуг"
      note={
        isChosenHere
          ? payers.data?.length === 0
            ? 'Для бухгалтерии. Реквизиты компании добавьте на странице «Баланс»'
            : 'Для бухгалтерии'
          : `Заказчик: ${order.invoice?.payer}`
      }
      load={() =>
        getApi().orders.downloadAct({
          params: { id: order.id },
          query: payerId ? { payer_id: payerId } : {},
        })
      }
    >
      {isChosenHere && isNotLoaded(payers) && (
        <span className={css.unread}>
          <NotLoaded small title="Плательщики не пришли" query={payers} />
        </span>
      )}
      {isChosenHere && options.length > 0 && (
        <Select
          label="Заказчик в акте"
          name="act-payer"
          value={payerId}
          options={[{ value: '', label: order.email }, ...options]}
          onChange={setPayerId}
        />
      )}
    </PaperRow>
  )
}

interface PaperRowProps {
  readonly title: string
  readonly note: string
  readonly load: () => Promise<{ readonly blob: Blob; readonly name: string }>
  readonly children?: ReactNode
}

function PaperRow({ title, note, load, children }: PaperRowProps) {
  const file = useDownload(load)
  return (
    <li className={css.fileRow}>
      <span>
        <b className={css.fileTitle}>{title}</b>
        <span className={css.quiet}>{note}</span>
        {children}
      </span>
      <Button
        size="s"
        variant="secondary"
        loading={file.isPending}
        aria-label={`Скачать: ${title}, PDF`}
        onClick={() => file.mutate()}
      >
        <Icon icon={DownloadIcon} size={18} />
        PDF
      </Button>
    </li>
  )
}
