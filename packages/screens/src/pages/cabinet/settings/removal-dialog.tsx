import type { RemovalView } from '@proverka/api/contract'
import { formatDay, requiredRule } from '@proverka/domain'
import { Modal } from '@proverka/ui/dialogs'
import { PasswordField } from '@proverka/ui/fields'
import { FormShell, useForm } from '@proverka/ui/forms'
import { LinkButton } from '@proverka/ui/primitives'
import { useState } from 'react'
import { resetQueries } from '../../../runtime/data/query-client.ts'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { isUnanswered } from '../../../runtime/error/status-of-error.ts'
import { notify } from '../../../runtime/notices/notify.ts'
import { navigateTo } from '../../../runtime/navigation/navigation.ts'
import { forgetSession } from '../../../runtime/session/session.ts'
import { isSignedOut } from '../../../runtime/session/verify-session.ts'
import { stopsOf } from './removal-stops.ts'
import { getSettingsApi } from './settings-api.ts'
import * as css from './settings.css.ts'
import { useChange } from './use-change.ts'

/** If the answer is lost and the session has ended, the deletion succeeded; the plan then says what the law keeps. */
async function removed(password: string, plan: RemovalView): Promise<Pick<RemovalView, 'papers_until'>> {
  try {
    return await getSettingsApi().account.removeAccount({ body: { password } })
  } catch (error) {
    if (isUnanswered(error) && (await isSignedOut())) return plan
    throw error
  }
}

/** The last confirmation before an account is deleted: the list again, and the password. */
export function RemovalDialog({ plan, onClosed }: { plan: RemovalView; onClosed: () => void }) {
  const [isOpen, setOpen] = useState(true)
  const remove = useChange(async (password: string) => {
    const { papers_until } = await removed(password, plan)
    setOpen(false)
    forgetSession()
    navigateTo('/')
    setTimeout(resetQueries)
    notify(
      'success',
      papers_until === null
        ? 'Кабинет удален'
        : `Кабинет удален. Чеки и счета закон велит хранить до ${formatDay(papers_until)}`,
    )
  })
  const form = useForm({
    initial: { password: '' },
    fields: { password: { label: 'Пароль кабинета', rule: requiredRule, secret: true } },
    loading: remove.isBusy,
    onSubmit: async ({ password }) => void (await remove.run(password)),
  })
  return (
    <Modal
      open={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title="Удалить кабинет?"
      width={480}
      busy={remove.isBusy}
    >
      <div className={css.form}>
        <ul className={css.plain}>
          {stopsOf(plan).map(({ when, what, why }) => (
            <li key={when}>
              <b>{when}</b>: {what} {why}
            </li>
          ))}
        </ul>
        <p>Вернуть кабинет и отчеты будет нельзя. Если они еще нужны, сначала скачайте все свои данные.</p>
        <FormShell
          form={form}
          label="Удаление кабинета"
          submitText="Удалить навсегда"
          submitSize="m"
          error={remove.error !== undefined && <ErrorText error={remove.error} />}
          after={<LinkButton onClick={() => setOpen(false)}>Не удалять</LinkButton>}
        >
          <PasswordField {...form.field('password')} autoComplete="current-password" />
        </FormShell>
      </div>
    </Modal>
  )
}
