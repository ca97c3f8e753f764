import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { Modal } from '@proverka/ui/dialogs'
import { TextField } from '@proverka/ui/fields'
import { Button } from '@proverka/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { foundPeopleQuery, type Member } from './people-queries.ts'
import { RoleWindow } from './role-window.tsx'
import * as css from './people.css.ts'
import * as screenCss from '../settings-screen.css.ts'

interface NewMemberProps {
  members: readonly Member[]
  onClose: () => void
}

/** Somebody new in the staff: an account that there is already gets its first role. */
export function NewMember({ members, onClose }: NewMemberProps) {
  const [text, setText] = useState('')
  const asked = useDeferredValue(text.trim())
  const found = useQuery(foundPeopleQuery(asked))
  const [chosen, setChosen] = useState<{ readonly person_id: string; readonly name: string }>()
  if (chosen) {
    const has = members.find(({ person_id }) => person_id === chosen.person_id)?.roles ?? []
    return <RoleWindow person={chosen} has={has.map(({ role }) => role)} onClose={onClose} />
  }
  const users = asked === '' ? [] : (found.data?.users ?? [])
  return (
    <Modal
      open
      title="Новый человек"
      note="Роль дают учетной записи: сначала человек регистрируется на сайте."
      onClose={onClose}
      width={480}
    >
      <TextField
        name="search"
        label="Почта или имя"
        value={text}
        onChange={setText}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ul className={css.found} aria-label="Найденные">
        {users.map((user) => (
          <li key={user.person_id} className={css.row}>
            <span>{[user.name, user.email].filter(Boolean).join(', ')}</span>
            <Button
              size="xs"
              variant="secondary"
              disabled={user.removed}
              onClick={() => setChosen({ person_id: user.person_id, name: user.name || user.email })}
            >
              Дать роль
            </Button>
          </li>
        ))}
      </ul>
      <p className={screenCss.note} role="status">
        {found.error
          ? messageOfError(found.error)
          : asked !== '' && found.data && users.length === 0
            ? 'Такой учетной записи нет.'
            : 'Имена и почты закрыты: ищите целой почтой.'}
      </p>
    </Modal>
  )
}
