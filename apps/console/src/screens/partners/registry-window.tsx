import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { useRepeatKey } from '@proverka/screens/runtime/data/use-repeat-key.ts'
import { ChangeTable } from '@proverka/ui/console'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../data/api.ts'
import { ActWindow } from '../../parts/act-window.tsx'
import { exactRubles } from '../../parts/rubles.ts'
import { PARTNERS_KEY, type Asked } from './partner-queries.ts'
import { MaybeMasked } from './partner-columns.tsx'
import { requestCount, sumOf } from './partner-words.ts'
import * as css from './partners-screen.css.ts'

interface RegistryWindowProps {
  rows: readonly Asked[]
  onClose: () => void
  /** With the id of the registry that was made. */
  onDone: (registryId: string) => void
}

/** The chosen requests become a registry: whom it pays, and what it still needs. */
export function RegistryWindow({ rows, onClose, onDone }: RegistryWindowProps) {
  const queries = useQueryClient()
  const key = useRepeatKey()
  const sum = sumOf(rows)
  const make = useMutation({
    mutationFn: () => {
      const body = { withdrawals: rows.map(({ withdrawal_id }) => withdrawal_id) }
      return api.admin.makeRegistry({ body, idempotencyKey: key.of(body) })
    },
    onSuccess: async ({ number, registry_id }) => {
      key.fulfilled()
      notify('success', `Реестр ${number} собран`)
      await queries.invalidateQueries({ queryKey: PARTNERS_KEY })
      onDone(registry_id)
    },
  })
  return (
    <ActWindow
      open
      title={`В реестр для банка: ${requestCount(rows.length)}`}
      note="Ваша подпись первая. Файл для банка выдадим после второй, до того реестр можно отозвать."
      act={`Собрать на ${exactRubles(sum)}`}
      onClose={onClose}
      onAct={() => make.mutate()}
      pending={make.isPending}
      error={make.error ? messageOfError(make.error) : undefined}
      width={520}
    >
      <ul className={css.list}>
        {rows.map(({ withdrawal_id, number, payer, account, amount }) => (
          <li key={withdrawal_id} className={css.entry}>
            <span>
              <MaybeMasked text={payer} />
              <span className={css.note}>
                {' '}
                заявка {number}, счет <MaybeMasked text={account ?? ''} />
              </span>
            </span>
            <span className={css.sum}>{exactRubles(amount)}</span>
          </li>
        ))}
        <li className={css.total}>
          <span>Всего</span>
          <span>{exactRubles(sum)}</span>
        </li>
      </ul>
      <ChangeTable
        caption="Что будет"
        changes={[
          { what: 'Заявки', before: 'ждут', after: 'в реестре' },
          { what: 'Деньги партнеров', before: 'отложены', after: 'отложены до ответа банка' },
          { what: 'Письма', after: 'уйдут, когда отметите выплату' },
        ]}
      />
    </ActWindow>
  )
}
