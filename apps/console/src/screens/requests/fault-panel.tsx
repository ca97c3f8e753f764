import { FAULT_STATE_WORDS } from '@proverka/domain/reports'
import { useRepeatKey } from '@proverka/screens/runtime/data/use-repeat-key.ts'
import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { notifyError } from '@proverka/screens/runtime/error/notify-error.ts'
import { KeyHint, Panel } from '@proverka/ui/console'
import { Button } from '@proverka/ui/primitives'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../data/api.ts'
import { Claim } from '../../parts/claim.tsx'
import { ShownDatum } from '../../parts/shown-datum.tsx'
import { useScreenKeys } from '../../parts/screen-keys.ts'
import { useMay } from '../../session/own-staff.ts'
import { AnswerForm } from './answer-form.tsx'
import { FAULT_TEMPLATES } from './answer-templates.ts'
import { LetterTerm } from './letter-term.tsx'
import { INBOX_KEY, type Letter } from './requests-query.ts'
import * as css from './requests-screen.css.ts'

const TEXT_LIMIT = 2000

/** An error in a report: what the reader wrote, and our answer. */
export function FaultPanel({ letter }: { letter: Letter & { readonly kind: 'fault' } }) {
  const { fault } = letter
  const { fault_id, order_number, product_name_ru, state, text, answer } = fault
  const queries = useQueryClient()
  const may = useMay()('faults.write')
  const key = useRepeatKey()
  const move = useMutation({
    // An answer that is sent while it is being taken waits for that, and is not lost.
    scope: { id: `fault ${fault_id}` },
    mutationFn: (body: Parameters<typeof api.admin.moveFault>[0]['body']) =>
      api.admin.moveFault({ body, idempotencyKey: key.of(body) }),
    onSuccess: (moved) => {
      key.fulfilled()
      notify('success', moved.state === 'answered' ? 'Ответ отправлен' : 'Взято в работу')
    },
    onError: (error, body) => {
      if (body.state === 'in_work') notifyError(error)
    },
    // A colleague may have moved it meanwhile: what is shown is read again either way.
    onSettled: () => queries.invalidateQueries({ queryKey: INBOX_KEY }),
  })
  const take = () => {
    if (!may || state !== 'accepted') return false
    move.mutate({ fault_id, state: 'in_work' })
    return true
  }
  useScreenKeys({ KeyA: take })
  return (
    <Panel
      title={`Ошибка в отчете, заказ ${order_number.toLocaleString('ru')}`}
      aside={FAULT_STATE_WORDS[state]}
      isAct
    >
      <LetterTerm letter={letter} />
      {letter.isOpen && <Claim kind="fault" id={fault_id} may={may} />}
      <dl className={css.facts}>
        <dt className={css.term}>Отчет</dt>
        <dd className={css.value}>{product_name_ru}</dd>
        <dt className={css.term}>Кто написал</dt>
        <dd className={css.value}>
          <ShownDatum kind="fault" id={fault_id} field="email" label="почта" masked={fault.email} />
        </dd>
      </dl>
      <p className={css.words}>{text}</p>
      {state === 'accepted' && may && (
        <Button size="xs" variant="secondary" loading={move.isPending} onClick={take}>
          Взять <KeyHint keys={['A']} />
        </Button>
      )}
      {answer !== null && (
        <>
          <h3 className={css.strong}>Ответили</h3>
          <p className={css.words}>{answer}</p>
        </>
      )}
      {state !== 'answered' && may && (
        <AnswerForm
          label="Ответ"
          templates={FAULT_TEMPLATES}
          maxLength={TEXT_LIMIT}
          changes={[
            { what: 'Обращение', before: FAULT_STATE_WORDS[state], after: FAULT_STATE_WORDS.answered },
            { what: 'Читатель отчета', before: 'ждет', after: 'письмо с ответом, ответ на странице отчета' },
          ]}
          act="Ответить"
          pending={move.isPending && move.variables.state === 'answered'}
          error={move.variables?.state === 'answered' ? move.error : undefined}
          onAct={(words) => move.mutate({ fault_id, state: 'answered', answer: words })}
        />
      )}
    </Panel>
  )
}
