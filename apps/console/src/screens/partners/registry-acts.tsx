import { useDownload } from '@proverka/screens/runtime/data/use-download.ts'
import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { ChangeTable } from '@proverka/ui/console'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../data/api.ts'
import { ActWindow } from '../../parts/act-window.tsx'
import { exactRubles } from '../../parts/rubles.ts'
import { PARTNERS_KEY, type Registry } from './partner-queries.ts'
import { requestCount } from './partner-words.ts'

interface WindowProps {
  registry: Registry
  onClose: () => void
}

/** A call that changes a registry, and what is said when it has. */
function useRegistryAct(call: () => Promise<Registry>, said: string, onDone: (registry: Registry) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: async (registry) => {
      notify('success', said)
      await queries.invalidateQueries({ queryKey: PARTNERS_KEY })
      onDone(registry)
    },
  })
}

const wordsOf = ({ rows, total }: Registry): string => `${requestCount(rows.length)} на ${exactRubles(total)}`

/** The second signature. */
export function SignWindow({ registry, onClose }: WindowProps) {
  const { registry_id: id, number, maker } = registry
  const sign = useRegistryAct(
    () => api.admin.signRegistry({ params: { id } }),
    `Реестр ${number} подписан`,
    onClose,
  )
  return (
    <ActWindow
      open
      title={`Вторая подпись реестра ${number}`}
      note={`Собрал и подписал ${maker}. Проверьте получателей и сумму: ${wordsOf(registry)}.`}
      act={`Подписать ${exactRubles(registry.total)}`}
      onClose={onClose}
      onAct={() => sign.mutate()}
      pending={sign.isPending}
      error={sign.error ? messageOfError(sign.error) : undefined}
    >
      <ChangeTable
        caption="Что будет"
        changes={[{ what: 'Реестр', before: 'одна подпись', after: 'две, файл можно взять' }]}
      />
    </ActWindow>
  )
}

/** The registry, or one of its rows, is taken back; the requests wait again. */
export function CancelWindow({ registry, onClose, withdrawalId }: WindowProps & { withdrawalId?: string }) {
  const { registry_id: id, number } = registry
  const row = registry.rows.find(({ withdrawal_id }) => withdrawal_id === withdrawalId)
  const cancel = useRegistryAct(
    () =>
      api.admin.cancelRegistry({
        params: { id },
        body: withdrawalId === undefined ? {} : { withdrawals: [withdrawalId] },
      }),
    row ? `Заявка ${row.number} вынута из реестра` : `Реестр ${number} отозван`,
    onClose,
  )
  return (
    <ActWindow
      open
      title={row ? `Вынуть заявку ${row.number} из реестра ${number}` : `Отозвать реестр ${number}`}
      note="Заявки снова встанут в очередь, партнерам ничего не уйдет."
      act={row ? `Вынуть ${exactRubles(row.amount)}` : `Отозвать ${exactRubles(registry.total)}`}
      variant="danger"
      onClose={onClose}
      onAct={() => cancel.mutate()}
      pending={cancel.isPending}
      error={cancel.error ? messageOfError(cancel.error) : undefined}
    />
  )
}

/** The file for the bank is given out; after that nothing is taken out of the registry. */
export function TakeWindow({ registry, onClose }: WindowProps) {
  const { registry_id: id, number } = registry
  const download = useRegistryFile()
  const take = useRegistryAct(
    () => api.admin.takeRegistry({ params: { id } }),
    `Файл реестра ${number} выдан`,
    () => {
      download.mutate(id)
      onClose()
    },
  )
  return (
    <ActWindow
      open
      title={`Файл для банка по реестру ${number}`}
      note="После выдачи файла реестр не отозвать: каждую заявку отмечают выплаченной или отказывают с причиной."
      act={`Взять файл на ${exactRubles(registry.total)}`}
      onClose={onClose}
      onAct={() => take.mutate()}
      pending={take.isPending}
      error={take.error ? messageOfError(take.error) : undefined}
    >
      <ChangeTable
        caption="Что будет"
        changes={[
          { what: 'Файл', after: `CSV: ${wordsOf(registry)}` },
          { what: 'Реестр', before: 'подписан', after: 'в банке' },
          { what: 'Журнал', after: 'кто взял счета и ИНН получателей' },
        ]}
      />
    </ActWindow>
  )
}

/** The file of a registry, as often as it is needed. */
export const useRegistryFile = () =>
  useDownload((id: string) => api.admin.downloadRegistry({ params: { id } }))
