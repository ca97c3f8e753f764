import { orderKeys } from '@proverka/api/queries'
import { formatMoney } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { Select } from '@proverka/ui/fields'
import { Button, Link } from '@proverka/ui/primitives'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePayers } from '../balance/data.ts'
import { getApi } from '../../../runtime/data/api.ts'
import { notify } from '../../../runtime/notices/notify.ts'
import { isNotLoaded, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { notifyError } from '../../../runtime/error/notify-error.ts'
import { saveBlob } from '../../../runtime/data/save-blob.ts'
import type { OrderView } from './data.ts'
import * as css from './order.css.ts'

/** A bill for an order, to one of the own payers: when its money is there, the reports begin by themselves (CAB-05). */
export function OrderBill({ order }: { order: OrderView }) {
  const client = useQueryClient()
  const payers = usePayers()
  const [chosen, setChosen] = useState<string>()
  const payerId = chosen ?? payers.data?.[0]?.payer_id ?? ''
  const bill = useMutation({
    mutationFn: async () => {
      const { invoice_id, number } = await getApi().orders.createInvoice({
        query: { order_id: order.id, ...(payerId && { payer_id: payerId }) },
      })
      return { number, file: await getApi().orders.downloadInvoice({ params: { id: invoice_id } }) }
    },
    onSuccess: async ({ number, file }) => {
      saveBlob(file.blob, file.name)
      notify('success', `Счет ${number} скачан`)
      await client.invalidateQueries({ queryKey: orderKeys.one(order.id) })
    },
    onError: (error) => {
      console.error('Счет не выписан', error)
      notifyError(error)
    },
  })
  if (order.opened_as !== 'owner' || order.total <= 0) return null
  const { invoice } = order
  const hasPayers = payers.data !== undefined && payers.data.length > 0
  return (
    <div className={css.bill}>
      {isNotLoaded(payers) && <NotLoaded small title="Плательщики не пришли" query={payers} />}
      {hasPayers && (
        <Select
          label="Плательщик"
          name="payer"
          value={payerId}
          options={[
            ...payers.data.map(({ payer_id, name }) => ({ value: payer_id, label: name })),
            { value: '', label: 'Без реквизитов' },
          ]}
          onChange={setChosen}
        />
      )}
      <span>
        <Button
          size="s"
          variant="secondary"
          loading={bill.isPending}
          // Until they have loaded, the user cannot have chosen a bill without requisites.
          disabled={payers.data === undefined}
          onClick={() => bill.mutate()}
        >
          Счет на {formatMoney(order.total)}, PDF
        </Button>
      </span>
      <span className={css.billNote}>
        {invoice && (
          <>
            Счет № {invoice.number} на {formatMoney(invoice.amount)} выписан
            {invoice.payer && `: ${invoice.payer}`}.{' '}
          </>
        )}
        Для оплаты с расчетного счета. Деньги придут — заказ начнется сам; акт будет здесь же, среди файлов.
        {payers.data?.length === 0 && (
          <>
            {' '}
            <Link href={`${buildPath('user-balance')}#payers`}>Добавить реквизиты плательщика</Link>
          </>
        )}
      </span>
    </div>
  )
}
