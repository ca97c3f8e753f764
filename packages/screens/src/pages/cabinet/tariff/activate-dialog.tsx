import { formatDate } from '@proverka/domain'
import { ConfirmDialog } from '@proverka/ui/dialogs'
import { useRef } from 'react'
import { roubles } from '../layout/roubles.ts'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { codeOfError } from '../../../runtime/error/status-of-error.ts'
import { notify } from '../../../runtime/notices/notify.ts'
import { useActivate } from './data.ts'
import type { TariffList } from './compare.ts'

export interface ActivateDialogProps {
  readonly tariff: TariffList[number] | undefined
  /** Roubles on the balance. */
  readonly balance: number | undefined
  /** Another one is in force: it ends with this. */
  readonly former: string | undefined
  readonly onClose: () => void
  /** There was less on the balance than the page knew. */
  readonly onShort: () => void
}

/** Asks once before a tariff is paid from the balance. */
export function ActivateDialog({ tariff, balance, former, onClose, onShort }: ActivateDialogProps) {
  const activate = useActivate()
  // Its words stay while the dialog goes.
  const shown = useRef(tariff)
  if (tariff) shown.current = tariff
  const close = () => {
    activate.reset()
    onClose()
  }
  const confirm = () => {
    if (!tariff) return
    activate.mutate(tariff.tariff_simple_id, {
      onSuccess: ({ active_until }) => {
        close()
        notify(
          'success',
          `Тариф «${tariff.name}» подключен${active_until ? ` до ${formatDate(active_until)}` : ''}`,
        )
      },
      onError: (error) => {
        if (codeOfError(error) === 'payment/not-enough-money') onShort()
      },
    })
  }
  const { name = '', price = 0, days } = shown.current ?? {}
  return (
    <ConfirmDialog
      open={tariff !== undefined}
      title={`Подключить «${name}»?`}
      confirmText={`Подключить за ${roubles(price)}`}
      busy={activate.isPending}
      {...(activate.error && { error: <ErrorText error={activate.error} /> })}
      onConfirm={confirm}
      onClose={close}
    >
      <p>
        {roubles(price)} спишем с баланса, тариф действует {days} дней и сам не продлевается.
        {balance !== undefined && <> На балансе останется {roubles(balance - price)}.</>}
      </p>
      {former && <p>Тариф «{former}» закончится сразу.</p>}
    </ConfirmDialog>
  )
}
