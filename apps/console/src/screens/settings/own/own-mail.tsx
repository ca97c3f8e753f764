import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { Panel } from '@proverka/ui/console'
import { Checkbox } from '@proverka/ui/fields'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../data/api.ts'
import { ownStaffQuery, useMay, useOwnStaff } from '../../../session/own-staff.ts'
import * as css from '../settings-screen.css.ts'
import * as ownCss from './own.css.ts'

/** Emails about what came in, for whoever answers it. */
export function OwnMail() {
  const { email, mail } = useOwnStaff()
  const may = useMay()
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: (next: boolean) => api.staff.changeStaffMail({ body: { mail: next } }),
    onSuccess: (changed) => notify('success', changed.mail ? 'Письма включены' : 'Письма выключены'),
    onSettled: () => queries.invalidateQueries({ queryKey: ownStaffQuery.queryKey }),
  })
  if (!may('faults.write') && !may('subjects.write')) return null
  return (
    <Panel title="Письма о новых обращениях">
      <div className={ownCss.form}>
        <Checkbox
          name="mail"
          label={`Писать на ${email}`}
          checked={change.isPending ? change.variables : mail}
          onChange={(next) => change.mutate(next)}
        />
        <p className={css.note}>
          О новых жалобах и обращениях по 152-ФЗ: только номер и ссылка, не чаще раза в час. Если выключат
          все, кто отвечает, письмо придет на почту поддержки.
        </p>
        <p role="alert" className={ownCss.error} hidden={!change.error}>
          {change.error && messageOfError(change.error)}
        </p>
      </div>
    </Panel>
  )
}
