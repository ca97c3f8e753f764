import { toKopecks } from '@proverka/domain'
import { ownPath } from '@proverka/domain/navigation'
import { TopUpForm } from '@proverka/ui/forms'
import type { TopUpValues } from '@proverka/ui/forms'
import { Panel } from '@proverka/ui/frame'
import { amountText, LinkButton, Notice } from '@proverka/ui/primitives'
import { keptWhole } from '@proverka/ui/theme'
import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useNavigate, useSearchParams } from 'react-router'
import { getApi } from '../../../runtime/data/api.ts'
import { refreshQueries } from '../../../runtime/data/query-client.ts'
import { useRepeatKey } from '../../../runtime/data/use-repeat-key.ts'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { Loaded } from '../../../runtime/error/not-loaded.tsx'
import { notify } from '../../../runtime/notices/notify.ts'
import { visitorAtom } from '../../../runtime/session/state.ts'
import * as css from './balance.css.ts'
import { refreshBalance, usePayers } from './data.ts'
import { topUpByCard } from './top-up.ts'

export interface TopUpPanelProps {
  /** Kopecks; absent until they are known. */
  readonly own: number | undefined
  readonly bonus: number | undefined
  readonly onAddPayer: () => void
}

/**
 * Puts money on the balance. A page that lacks money sends here with the sum in `sum` and its own address in `back`, and
 * gets its visitor back once it is paid.
 */
export function TopUpPanel({ own, bonus, onAddPayer }: TopUpPanelProps) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const visitor = useAtomValue(visitorAtom)
  const payers = usePayers()
  const back = ownPath(query.get('back'))
  const email = visitor.kind === 'user' ? visitor.user?.email : undefined
  const invoiceKey = useRepeatKey()
  const topUp = useMutation({
    mutationFn: async ({ amount, payer }: TopUpValues) => {
      if (payer === undefined) return topUpByCard(amount)
      const attempt = { amount: String(amount), payer_id: payer }
      return getApi().orders.createInvoice({ query: attempt, idempotencyKey: invoiceKey.of(attempt) })
    },
    onSuccess: async (outcome, { amount }) => {
      if (typeof outcome === 'object') {
        invoiceKey.fulfilled()
        refreshQueries()
        notify('success', `Счет № ${outcome.number} выставлен, он в списке счетов`)
        return
      }
      if (outcome !== 'paid') return
      await refreshBalance()
      notify('success', `На балансе прибавилось ${amountText(toKopecks(amount))}`)
      if (back) await navigate(back)
    },
  })
  const wanted = Number(query.get('sum'))
  return (
    <Panel id="top-up" title="Пополнить" padded>
      {back && <p className={css.remark}>Не хватило денег. Пополните, и вернем вас туда, где вы были.</p>}
      <TopUpForm
        // Their names come later than the form: what is typed stays.
        key={query.get('sum')}
        {...(wanted > 0 && { wanted })}
        payers={payers.data?.map(({ payer_id, name }) => ({ value: payer_id, label: name })) ?? []}
        noPayer={
          <Loaded small title="Плательщики не пришли" query={payers} lines={2} shape="text">
            {() => (
              <Notice small>
                <p>Счет выставляется на реквизиты.</p>
                <LinkButton onClick={onAddPayer}>Добавить плательщика</LinkButton>
              </Notice>
            )}
          </Loaded>
        }
        resultOf={(amount) =>
          own !== undefined &&
          bonus !== undefined && <After amount={toKopecks(amount)} own={own} bonus={bonus} email={email} />
        }
        onSubmit={(values) => topUp.mutate(values)}
        loading={topUp.isPending}
        {...(topUp.error && { error: <ErrorText error={topUp.error} /> })}
        after={<Outcome of={topUp.data} />}
      />
    </Panel>
  )
}

/** What became of the payment, where it has not worked. */
function Outcome({ of }: { of: unknown }) {
  switch (of) {
    case 'closed':
      return (
        <p className={css.remark} role="status">
          Окно оплаты закрыто, деньги не списаны.
        </p>
      )
    case 'refused':
      return (
        <Notice tone="red" small role="alert" title="Оплата не прошла">
          Деньги не списаны. Попробуйте еще раз или другой картой.
        </Notice>
      )
    case 'unknown':
      return (
        <Notice tone="yellow" small role="alert" title="Итог оплаты не пришел">
          Деньги могли уже уйти. Нажмите «Пополнить» еще раз: проверим этот же платеж, второй раз деньги не
          спишем.
        </Notice>
      )
    default:
      return null
  }
}

interface AfterProps {
  readonly amount: number
  readonly own: number
  readonly bonus: number
  readonly email: string | undefined
}

function After({ amount, own, bonus, email }: AfterProps) {
  return (
    <p className={css.remark}>
      Станет {amountText(own + bonus + amount)}: свои {amountText(own + amount)}, бонус {amountText(bonus)}.
      {email && (
        <>
          {' '}
          Чек придет на <span className={keptWhole}>{email}</span>.
        </>
      )}
    </p>
  )
}
