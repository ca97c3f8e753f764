import { useRepeatKey } from '@proverka/screens/runtime/data/use-repeat-key.ts'
import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { TextField } from '@proverka/ui/fields'
import { Button } from '@proverka/ui/primitives'
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { api } from '../../data/api.ts'
import { ActWindow } from '../../parts/act-window.tsx'
import { rubles } from '../../parts/rubles.ts'
import { foundPeopleQuery } from '../settings/people/people-queries.ts'
import { clientQuery, type Client } from './client-query.ts'
import { endedWords, movedWords } from './merge-words.ts'
import * as css from '../order/order-screen.css.ts'

/** Makes another account of the same person a part of this one; what moves and what ends is read before. */
export function MergeWindow({ client, onClose }: { client: Client; onClose: () => void }) {
  const into = client.client.person_id
  const queries = useQueryClient()
  const key = useRepeatKey()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<{ readonly id: string; readonly name: string }>()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const preview = useQuery({
    queryKey: [...clientQuery(into).queryKey, 'merge', chosen?.id],
    queryFn: chosen
      ? ({ signal }) => api.admin.previewMerge({ params: { id: chosen.id }, query: { into }, signal })
      : skipToken,
    // What is shown before a press is what there is now.
    staleTime: 0,
  })
  const about = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone: the keys go on where it was.
  useEffect(() => about.current?.focus(), [chosen])
  const shown = preview.data
  const isRefused = shown !== undefined && shown.refusals.length > 0
  const fault = !chosen
    ? 'Выберите учетную запись'
    : isRefused
      ? 'Объединить нельзя'
      : reason.trim() === ''
        ? 'Впишите причину'
        : undefined
  const merge = useMutation({
    mutationFn: (id: string) => {
      const body = { into, reason: reason.trim() }
      return api.admin.mergeAccounts({ params: { id }, body, idempotencyKey: key.of({ id, ...body }) })
    },
    onSuccess: async ({ pending }) => {
      key.fulfilled()
      await queries.invalidateQueries({ queryKey: clientQuery(into).queryKey })
      notify('success', pending ? 'Объединение ждет своего времени' : 'Учетные записи объединены')
      onClose()
    },
  })
  return (
    <ActWindow
      open
      title="Присоединить другую учетную запись"
      note="Две записи одного человека станут одной: эта останется, найденная станет ее частью. Разделить их потом нельзя."
      onClose={onClose}
      onAct={() => {
        setTried(true)
        if (fault === undefined && chosen && shown) merge.mutate(chosen.id)
      }}
      act="Объединить"
      variant="danger"
      pending={merge.isPending}
      error={merge.error ? messageOfError(merge.error) : isTried ? fault : undefined}
      width={560}
    >
      {chosen ? (
        <p ref={about} tabIndex={-1}>
          {chosen.name}{' '}
          <Button size="xs" variant="quiet" onClick={() => setChosen(undefined)}>
            Другая
          </Button>
        </p>
      ) : (
        <Search own={into} text={search} onText={setSearch} onChoose={setChosen} />
      )}
      {preview.error && <p role="alert">{messageOfError(preview.error)}</p>}
      {shown && isRefused && (
        <section aria-label="Почему нельзя">
          <ul className={css.list}>
            {shown.refusals.map((text) => (
              <li key={text}>{text}.</li>
            ))}
          </ul>
        </section>
      )}
      {shown && !isRefused && (
        <>
          <section aria-label="Что перейдет">
            <h3 className={css.note}>Перейдет</h3>
            <ul className={css.list}>
              {movedWords(shown, rubles).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
          <section aria-label="Что закончится">
            <h3 className={css.note}>Закончится и не вернется</h3>
            <ul className={css.list}>
              {endedWords(shown).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
          <p className={css.note}>
            {shown.undo_minutes > 0
              ? `Отменить можно ${shown.undo_minutes}\u00a0мин, потом нельзя.`
              : 'Случится сразу, отменить нельзя.'}
            {shown.needs_second && ' Деньги выше порога: подтвердит второй сотрудник.'} Обоим адресам уйдет
            письмо.
          </p>
          <TextField name="reason" label="Причина" value={reason} onChange={setReason} maxLength={300} />
        </>
      )}
    </ActWindow>
  )
}

interface SearchProps {
  own: string
  text: string
  onText: (text: string) => void
  onChoose: (chosen: { readonly id: string; readonly name: string }) => void
}

function Search({ own, text, onText, onChoose }: SearchProps) {
  const asked = useDeferredValue(text.trim())
  const found = useQuery(foundPeopleQuery(asked))
  const users = (found.data?.users ?? []).filter(({ person_id }) => person_id !== own)
  return (
    <>
      <TextField
        name="search"
        label="Почта второй записи"
        value={text}
        onChange={onText}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ul className={css.list} aria-label="Найденные">
        {users.map((user) => {
          const name = [user.name, user.email].filter(Boolean).join(', ')
          return (
            <li key={user.person_id}>
              {name}{' '}
              <Button
                size="xs"
                variant="secondary"
                aria-label={`Выбрать: ${name}`}
                onClick={() => onChoose({ id: user.person_id, name })}
              >
                Выбрать
              </Button>
            </li>
          )
        })}
      </ul>
      <p className={css.note} role="status">
        {found.error
          ? messageOfError(found.error)
          : asked !== '' && found.data && users.length === 0
            ? 'Другой такой учетной записи нет.'
            : 'Имена и почты закрыты: ищите целой почтой.'}
      </p>
    </>
  )
}
