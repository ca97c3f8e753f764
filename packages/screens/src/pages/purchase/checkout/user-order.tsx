import { formatMoney } from '@proverka/domain'
import { canUseBalance } from '@proverka/domain/orders'
import { Checkbox } from '@proverka/ui/fields'
import { Panel } from '@proverka/ui/frame'
import { Button, Notice } from '@proverka/ui/primitives'
import { keptWhole } from '@proverka/ui/theme'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { visitorAtom } from '../../../runtime/session/state.ts'
import * as css from './checkout.css.ts'
import { payText } from './pay-text.ts'

interface UserOrderProps {
  readonly total: number
  readonly isEmpty: boolean
  readonly isPaying: boolean
  readonly error: ReactNode
  readonly onSubmit: (useBalance: boolean) => void
}

/**
 * A signed-in user orders with one click; the balance is offered when it covers the whole order, and is never
 * preselected.
 */
export function UserOrder({ total, isEmpty, isPaying, error, onSubmit }: UserOrderProps) {
  const visitor = useAtomValue(visitorAtom)
  const [wantsBalance, setWantsBalance] = useState(false)
  const balance = visitor.kind === 'user' ? (visitor.balance ?? 0) : 0
  const canPay = !isEmpty && canUseBalance(balance, total, true)
  const useBalance = canPay && wantsBalance
  return (
    <Panel title="Оплата" padded>
      <div className={css.stack}>
        {error && (
          <Notice tone="red" small role="alert">
            {error}
          </Notice>
        )}
        <p>
          Отчет появится в кабинете
          {visitor.kind === 'user' && visitor.user && (
            <>
              {' '}
              <span className={keptWhole}>{visitor.user.email}</span>
            </>
          )}
          , ссылка придет на почту.
        </p>
        {canPay && (
          <Checkbox
            name="use_account_balance"
            label={`Оплатить с баланса: на нем ${formatMoney(balance)}`}
            checked={wantsBalance}
            onChange={setWantsBalance}
          />
        )}
        <Button size="l" fullWidth loading={isPaying} onClick={() => onSubmit(useBalance)}>
          {payText(total, useBalance ? 'balance' : 'card', isEmpty)}
        </Button>
      </div>
    </Panel>
  )
}
