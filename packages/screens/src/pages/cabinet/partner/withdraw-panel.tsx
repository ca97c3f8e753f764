import type { withdrawalSchema } from '@proverka/api/contract'
import { formatDate, toKopecks } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { WithdrawalForm } from '@proverka/ui/forms'
import { Panel } from '@proverka/ui/frame'
import { Button, Link, Notice, Skeleton } from '@proverka/ui/primitives'
import { useEffect, useRef, useState } from 'react'
import type { InferOutput } from 'valibot'
import { usePayers } from '../balance/data.ts'
import { roubles } from '../layout/roubles.ts'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { isNotLoaded, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { notify } from '../../../runtime/notices/notify.ts'
import { useRequestWithdrawal, useWithdrawals } from './data.ts'
import * as css from './partner.css.ts'

type Withdrawal = InferOutput<typeof withdrawalSchema>

/** What was earned and can be paid out, and what became of earlier requests. */
export function WithdrawPanel() {
  const state = useWithdrawals()
  const payers = usePayers()
  const request = useRequestWithdrawal()
  const [again, setAgain] = useState<Withdrawal>()
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (again) form.current?.querySelector('input')?.focus()
  }, [again])
  if (isNotLoaded(state) || isNotLoaded(payers)) {
    return (
      <Panel title="Вывести" padded>
        {isNotLoaded(state) ? (
          <NotLoaded title="Сумма не пришла" query={state} />
        ) : (
          <NotLoaded title="Плательщики не пришли" query={payers} />
        )}
      </Panel>
    )
  }
  if (!state.data || !payers.data) {
    return (
      <Panel title="Вывести" padded>
        <Skeleton lines={4} />
      </Panel>
    )
  }
  const { available, hanging, held, withdrawals } = state.data
  return (
    <>
      <Panel title="Вывести" padded>
        <p className={css.sum}>{roubles(available)}</p>
        {held > 0 && <Parts available={available} held={held} />}
        <p className={css.remark}>Заработано на приглашенных.</p>
        {hanging > 0 && (
          <p className={css.remark}>
            {roubles(hanging)} переведем, когда приглашенные потратят пополнение: до этого они могут его
            вернуть, и бонус уйдет вместе с ним.
          </p>
        )}
        <div ref={form}>
          <WithdrawalForm
            // Its limit is another one after each request.
            key={`${withdrawals.length} ${again?.withdrawal_id}`}
            {...(again && { start: { amount: Math.min(again.amount, available), payer: again.payer_id } })}
            available={toKopecks(available)}
            payers={payers.data.map(({ payer_id, name }) => ({ value: payer_id, label: name }))}
            noPayer={
              <Notice small>
                Сначала укажите, кому платить:{' '}
                <Link href={`${buildPath('user-balance')}#payers`}>добавить плательщика</Link>
              </Notice>
            }
            onSubmit={({ amount, payer = '', account, bik }) =>
              request.mutate(
                { amount, payer_id: payer, ...(account && bik && { account, bik }) },
                { onSuccess: ({ number }) => notify('success', `Заявка № ${number} подана`) },
              )
            }
            loading={request.isPending}
            {...(request.error && { error: <ErrorText error={request.error} /> })}
            after={
              <p className={css.remark}>
                Проверим и переведем за 3 рабочих дня. До решения деньги отложены и на заказы не тратятся.
              </p>
            }
          />
        </div>
      </Panel>
      {withdrawals.length > 0 && (
        <Panel title="Заявки" padded>
          <ul className={css.rows}>
            {withdrawals.map((one) => (
              <li key={one.withdrawal_id}>
                <b>{roubles(one.amount)}</b>
                <small className={css.small}>
                  № {one.number}, {one.payer}, подана {formatDate(one.date)}, {wordsOf(one)}
                </small>
                {one.status === 'refused' && available > 0 && (
                  <span className={css.again}>
                    <Button
                      variant="secondary"
                      size="s"
                      aria-label={`Подать заново заявку № ${one.number}`}
                      onClick={() => setAgain(one)}
                    >
                      Подать заново
                    </Button>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}

/** What can be asked for now beside what waits for a decision. */
function Parts({ available, held }: { available: number; held: number }) {
  return (
    <>
      <div className={css.bar} aria-hidden="true" style={{ gridTemplateColumns: `${available}fr ${held}fr` }}>
        <span className={css.free} />
        <span className={css.waiting} />
      </div>
      <p className={css.ends}>
        <span>
          <b>{roubles(available)}</b> можно сейчас
        </span>
        <span>
          <b>{roubles(held)}</b> ждут решения
        </span>
      </p>
    </>
  )
}

function wordsOf({ status, decided, reason }: Withdrawal): string {
  const day = decided ? formatDate(decided) : ''
  if (status === 'paid') return `переведено ${day}`
  if (status === 'refused') return `отказ ${day}: ${reason}. Деньги вернулись на бонус`
  return 'ждет решения'
}
