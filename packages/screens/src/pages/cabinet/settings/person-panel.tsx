import type { AccountView } from '@proverka/api/contract'
import { roleLabel } from '@proverka/domain/accounts'
import { NameForm } from '@proverka/ui/forms'
import { Panel, RecordList, RecordRow } from '@proverka/ui/frame'
import { Button, LinkButton } from '@proverka/ui/primitives'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { verifySession } from '../../../runtime/session/verify-session.ts'
import { askAgain } from './data.ts'
import { changesPlace } from '../../../runtime/storage/draft-place.ts'
import { useDraftedForm } from '../../../runtime/storage/use-drafted-form.ts'
import { EmailRow } from './email-row.tsx'
import { PhoneRow } from './phone-row.tsx'
import { getSettingsApi } from './settings-api.ts'
import * as css from './settings.css.ts'
import { provenance } from './provenance.ts'
import { useChange } from './use-change.ts'

/** Who the account's person is. */
export function PersonPanel({ account }: { account: AccountView }) {
  return (
    <Panel id="you" title="Вы" padded>
      <RecordList>
        <NameRow account={account} />
        <RecordRow
          label="Роль"
          value={roleLabel(account.person.person_role)}
          stamp={provenance('При регистрации', account.created_at)}
        />
        <EmailRow account={account} />
        <PhoneRow account={account} />
      </RecordList>
    </Panel>
  )
}

function NameRow({ account: { person, name_changed_at, created_at } }: { account: AccountView }) {
  const { draft, isOpen, setOpen, finish } = useDraftedForm('person-name', changesPlace)
  const change = useChange(async (name: string) => {
    await getSettingsApi().person.updatePerson({ body: { name } })
    await askAgain('account')
    // The header and the greeting know the name, too.
    void verifySession().catch((error: unknown) => console.error('Имя в шапке прежнее', error))
  })
  const verb = person.name ? 'Изменить' : 'Указать'
  return (
    <RecordRow
      label="Имя"
      value={person.name || 'Не указано'}
      stamp={person.name ? provenance('Указали вы', name_changed_at ?? created_at) : undefined}
      action={
        !isOpen && (
          <Button variant="secondary" size="s" aria-label={`${verb} имя`} onClick={() => setOpen(true)}>
            {verb}
          </Button>
        )
      }
    >
      {isOpen && (
        <div className={css.form}>
          <NameForm
            initial={person.name}
            draft={draft}
            loading={change.isBusy}
            error={change.error !== undefined && <ErrorText error={change.error} />}
            onSubmit={async ({ name }) => {
              if (await change.run(name)) finish()
            }}
            after={<LinkButton onClick={finish}>Не менять</LinkButton>}
          />
        </div>
      )}
    </RecordRow>
  )
}
