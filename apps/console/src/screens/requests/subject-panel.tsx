import { SUBJECT_REQUEST_WORDS, SUBJECT_TEXT_LIMIT, type SubjectRequestState } from '@proverka/domain/legal'
import { formatDate } from '@proverka/domain'
import { useRepeatKey } from '@proverka/screens/runtime/data/use-repeat-key.ts'
import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { Panel, type Change } from '@proverka/ui/console'
import { RadioGroup } from '@proverka/ui/fields'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../data/api.ts'
import { Claim } from '../../parts/claim.tsx'
import { ShownDatum } from '../../parts/shown-datum.tsx'
import { useMay } from '../../session/own-staff.ts'
import { AnswerForm } from './answer-form.tsx'
import {
  EXTENSION_TEMPLATES,
  REFUSAL_TEMPLATES,
  heldTemplates,
  VERIFICATION_TEMPLATES,
  type Template,
} from './answer-templates.ts'
import { HeldData } from './held-data.tsx'
import { LetterTerm } from './letter-term.tsx'
import { heldDataQuery, INBOX_KEY, type Letter, type SubjectRequest } from './requests-query.ts'
import * as css from './requests-screen.css.ts'

type Body = Parameters<typeof api.admin.moveSubjectRequest>[0]['body']
type Action = Body['action']

const SUBJECT_STATE_WORDS: Readonly<Record<SubjectRequestState, string>> = {
  accepted: 'Личность не проверена',
  verified: 'Личность подтверждена',
  answered: 'Ответили',
  carried_out: 'Обработка прекращена',
  refused: 'Отказали',
}

interface Step {
  readonly label: string
  readonly words: string
  readonly act: string
  readonly templates: readonly Template[]
  readonly after: string
  readonly email: string
  readonly isDanger?: boolean
}

const STEPS: Readonly<Record<Action, Step>> = {
  verify: {
    label: 'Личность подтверждена',
    words: 'Чем подтверждена',
    act: 'Подтвердить',
    templates: VERIFICATION_TEMPLATES,
    after: SUBJECT_STATE_WORDS.verified,
    email: 'личность подтверждена, ответим к сроку',
  },
  answer: {
    label: 'Ответить, что храним',
    words: 'Ответ',
    act: 'Ответить и закрыть',
    templates: [],
    after: SUBJECT_STATE_WORDS.answered,
    email: 'ответ, и куда его обжаловать',
  },
  carry_out: {
    label: 'Уничтожить данные',
    words: '',
    act: 'Уничтожить и закрыть актом',
    templates: [],
    after: SUBJECT_STATE_WORDS.carried_out,
    email: 'что уничтожено и номер акта',
    isDanger: true,
  },
  extend: {
    label: 'Продлить срок',
    words: 'Причина',
    act: 'Продлить на 5 рабочих дней',
    templates: EXTENSION_TEMPLATES,
    after: 'срок продлен',
    email: 'новый срок и причина',
  },
  refuse: {
    label: 'Отказать',
    words: 'Причина отказа',
    act: 'Отказать и закрыть',
    templates: REFUSAL_TEMPLATES,
    after: SUBJECT_STATE_WORDS.refused,
    email: 'отказ с причиной, и куда его обжаловать',
    isDanger: true,
  },
}

/** What may follow now, the usual step first. */
function actionsOf({ kind, state, extended_for }: SubjectRequest): readonly Action[] {
  const ends: readonly Action[] = extended_for === null ? ['extend', 'refuse'] : ['refuse']
  if (state === 'accepted') return ['verify', ...ends]
  if (state === 'verified') return [kind === 'access' ? 'answer' : 'carry_out', ...ends]
  return []
}

/** A request of a checked person (152-ФЗ): who, what is held, and the next step. */
export function SubjectPanel({ letter }: { letter: Letter & { readonly kind: 'subject' } }) {
  const { request } = letter
  const { request_id, number, kind, state, person, email, text, answer } = request
  const queries = useQueryClient()
  const may = useMay()('subjects.write')
  const actions = actionsOf(request)
  const held = useQuery({ ...heldDataQuery(request_id), enabled: state === 'verified' })
  const [chosen, setChosen] = useState<Action>()
  const [namesakes, setNamesakes] = useState<readonly string[]>([])
  const key = useRepeatKey()
  const move = useMutation({
    mutationFn: (body: Body) => api.admin.moveSubjectRequest({ body, idempotencyKey: key.of(body) }),
    onSuccess: () => {
      key.fulfilled()
      setChosen(undefined)
      notify('success', 'Сделано, письмо отправлено')
    },
    onSettled: () => queries.invalidateQueries({ queryKey: INBOX_KEY }),
  })
  const action = actions.find((one) => one === chosen) ?? actions[0]
  const datum = (
    field: 'birth_date' | 'email' | 'inn' | 'name' | 'phone' | 'text',
    label: string,
    masked: string,
  ) =>
    masked === '' ? (
      'не указано'
    ) : (
      <ShownDatum kind="subject_request" id={request_id} field={field} label={label} masked={masked} />
    )
  const answers = held.data ? heldTemplates(held.data) : []
  const name = [person.lastName, person.firstName, person.middleName].filter(Boolean).join(' ')
  return (
    <Panel title={`№ ${number}. ${SUBJECT_REQUEST_WORDS[kind]}`} aside={SUBJECT_STATE_WORDS[state]} isAct>
      <LetterTerm letter={letter} />
      {letter.isOpen && <Claim kind="subject-request" id={request_id} may={may} />}
      <dl className={css.facts}>
        <dt className={css.term}>Кто</dt>
        <dd className={css.value}>{datum('name', 'имя', name)}</dd>
        <dt className={css.term}>Родился</dt>
        <dd className={css.value}>{datum('birth_date', 'дата рождения', person.birthDate)}</dd>
        <dt className={css.term}>ИНН</dt>
        <dd className={css.value}>{datum('inn', 'ИНН', person.inn)}</dd>
        <dt className={css.term}>Телефон</dt>
        <dd className={css.value}>{datum('phone', 'телефон', person.phone)}</dd>
        <dt className={css.term}>Почта</dt>
        <dd className={css.value}>{datum('email', 'почта', email)}</dd>
        <dt className={css.term}>Пишет</dt>
        <dd className={css.value}>{datum('text', 'текст', text)}</dd>
        <dt className={css.term}>Личность</dt>
        <dd className={css.value}>{request.verified_by ?? 'не подтверждена'}</dd>
        {request.extended_for !== null && (
          <>
            <dt className={css.term}>Срок продлен</dt>
            <dd className={css.value}>
              до {formatDate(request.due_on)}: {request.extended_for}
            </dd>
          </>
        )}
      </dl>
      {state === 'verified' && (
        <HeldData
          held={held}
          chosen={namesakes}
          {...(kind === 'objection' && may && { onChoose: setNamesakes })}
        />
      )}
      {answer !== null && (
        <>
          <h3 className={css.strong}>Ответили</h3>
          <p className={css.words}>{answer}</p>
        </>
      )}
      {may && action && (
        <div className={css.form}>
          <RadioGroup
            name="action"
            label="Что сделать"
            value={action}
            onChange={(value) => setChosen(actions.find((one) => one === value))}
            options={actions.map((value) => ({ value, label: STEPS[value].label }))}
          />
          <AnswerForm
            key={`${state} ${action}`}
            label={STEPS[action].words}
            hasText={action !== 'carry_out'}
            templates={action === 'answer' ? answers : STEPS[action].templates}
            maxLength={SUBJECT_TEXT_LIMIT}
            changes={changesOf(request, action, namesakes.length)}
            act={STEPS[action].act}
            isDanger={STEPS[action].isDanger === true}
            pending={move.isPending}
            error={move.error ?? undefined}
            onAct={(words) => move.mutate(bodyOf(request_id, action, words, namesakes))}
          />
        </div>
      )}
    </Panel>
  )
}

function changesOf({ state }: SubjectRequest, action: Action, namesakes: number): readonly Change[] {
  const { after, email } = STEPS[action]
  return [
    { what: 'Обращение', before: SUBJECT_STATE_WORDS[state], after },
    { what: 'Проверяемый', after: `письмо: ${email}` },
    ...(action === 'carry_out'
      ? [
          {
            what: 'Сведения о нем',
            before: 'хранятся',
            after: `уничтожены${namesakes > 0 ? `, и однофамильцев: ${namesakes}` : ''}; вернуть нельзя`,
          },
        ]
      : []),
  ]
}

function bodyOf(request_id: string, action: Action, words: string, namesakes: readonly string[]): Body {
  switch (action) {
    case 'verify':
      return { request_id, action, how: words }
    case 'answer':
      return { request_id, action, text: words }
    case 'extend':
    case 'refuse':
      return { request_id, action, reason: words }
    case 'carry_out':
      return { request_id, action, namesakes: [...namesakes] }
  }
}
