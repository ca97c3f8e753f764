import { moscowTime } from '@proverka/domain/timing'
import { notifyError } from '@proverka/screens/runtime/error/notify-error.ts'
import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { Panel } from '@proverka/ui/console'
import { Button } from '@proverka/ui/primitives'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../data/api.ts'
import { exactRubles } from '../../parts/rubles.ts'
import { useMay, useOwnStaff } from '../../session/own-staff.ts'
import { PARTNERS_KEY, payoutActsQuery, type Act } from './partner-queries.ts'
import * as css from './partners-screen.css.ts'

/** Payouts that wait for a second signature, or can still be undone; absent where there are none. */
export function PayoutActs() {
  const may = useMay()
  // The list of acts is of those who may give money back; payouts in it of those who may pay.
  const acts = useQuery({ ...payoutActsQuery, enabled: may('partners.pay') && may('refunds.write') })
  if (!acts.data || acts.data.length === 0) return null
  return (
    <Panel title="Ждет исполнения" aside={acts.data.length.toLocaleString('ru')}>
      <ul>
        {acts.data.map((act) => (
          <WaitingAct key={act.pending_id} act={act} />
        ))}
      </ul>
    </Panel>
  )
}

function WaitingAct({ act }: { act: Act }) {
  const queries = useQueryClient()
  const { person_id } = useOwnStaff()
  const params = { id: act.pending_id }
  const done = (said: string) => ({
    onSuccess: () => {
      notify('success', said)
      return queries.invalidateQueries({ queryKey: PARTNERS_KEY })
    },
    onError: notifyError,
  })
  const cancel = useMutation({
    mutationFn: () => api.admin.cancelPending({ params }),
    ...done('Отменено, деньги на месте'),
  })
  const confirm = useMutation({
    mutationFn: () => api.admin.confirmPending({ params }),
    ...done('Вторая подпись поставлена'),
  })
  const what = act.kind === 'payout' ? 'Выплата без заявки' : 'Выплата по заявке'
  return (
    <li className={css.act}>
      <span>
        {what} <strong className={css.strong}>{exactRubles(act.amount)}</strong>, {act.maker}.{' '}
        {act.waits_for_second ? 'Ждет второй подписи.' : `Спишется в ${moscowTime(Date.parse(act.due_at))}.`}
      </span>
      {act.waits_for_second && act.made_by !== person_id && (
        <Button size="xs" variant="secondary" loading={confirm.isPending} onClick={() => confirm.mutate()}>
          Подписать
        </Button>
      )}
      <Button size="xs" variant="quiet" loading={cancel.isPending} onClick={() => cancel.mutate()}>
        Отменить
      </Button>
    </li>
  )
}
