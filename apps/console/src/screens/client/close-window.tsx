import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../data/api.ts'
import { ActWindow } from '../../parts/act-window.tsx'
import { rubles } from '../../parts/rubles.ts'
import { clientQuery, type Client } from './client-query.ts'

/** Closes an account: nobody signs in to it; what was bought and paid stays. */
export function CloseWindow({ client, onClose }: { client: Client; onClose: () => void }) {
  const { balance, sessions } = client
  const { person_id } = client.client
  const queries = useQueryClient()
  const close = useMutation({
    mutationFn: () => api.admin.removePerson({ query: { person_id } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: clientQuery(person_id).queryKey })
      notify('success', 'Учетная запись закрыта')
      onClose()
    },
  })
  const left = balance.own + balance.bonus
  return (
    <ActWindow
      open
      title="Закрыть учетную запись"
      note="Войти в нее будет нельзя, ссылки для входа перестанут действовать. Заказы и платежи останутся; данные уничтожаются в свой срок, не сейчас."
      onClose={onClose}
      onAct={() => close.mutate()}
      act="Закрыть"
      variant="danger"
      pending={close.isPending}
      error={close.error ? messageOfError(close.error) : undefined}
    >
      <ul>
        <li>Входов завершится: {sessions}.</li>
        <li>{left > 0 ? `На балансе останется ${rubles(left)}.` : 'Денег на балансе нет.'}</li>
      </ul>
    </ActWindow>
  )
}
