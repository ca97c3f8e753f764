import { formatDate, formatDateTime } from '@proverka/domain'
import { FAULT_STATE_WORDS, FAULT_STATES } from '@proverka/domain/reports'
import type { FaultState } from '@proverka/domain/reports'
import { CommentForm } from '@proverka/ui/forms'
import { Button } from '@proverka/ui/primitives'
import { clsx } from 'clsx'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { useDraftedForm } from '../../../runtime/storage/use-drafted-form.ts'
import { useFaults, useReportFault } from './fault-data.ts'
import type { Fault } from './fault-data.ts'
import * as css from './feedback.css.ts'
import { Part } from './section-part.tsx'
import * as report from './report.css.ts'

const WORDS = { field: 'Что неверно и откуда вы это знаете', form: 'Сообщить об ошибке', submit: 'Отправить' }

/** «Сообщить об ошибке» and what became of it: accepted, in work, answered (REPORT-06). */
export function ReportFaults({ itemId }: { itemId: string }) {
  const { data: faults = [] } = useFaults(itemId)
  const { draft, isOpen, setOpen } = useDraftedForm(`fault-${itemId}`)
  const send = useReportFault(itemId)
  return (
    <Part id="faults" title="Нашли ошибку?">
      <div className={report.partBody}>
        <div aria-live="polite">
          {faults.length > 0 && (
            <ul className={css.faults}>
              {faults.map((fault) => (
                <FaultRow key={fault.fault_id} fault={fault} />
              ))}
            </ul>
          )}
        </div>
        {isOpen ? (
          <div className={css.stack}>
            <CommentForm
              words={WORDS}
              draft={draft}
              loading={send.isPending}
              error={send.error ? <ErrorText error={send.error} /> : undefined}
              onSubmit={async ({ content }) => {
                await send.mutateAsync(content)
                setOpen(false)
              }}
            />
          </div>
        ) : (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            Сообщить об ошибке
          </Button>
        )}
        <p className={report.note}>
          Ответим за 7 рабочих дней письмом и здесь. Запись самого реестра исправляет тот, кто ее ведет:
          подскажем, куда обратиться.
        </p>
      </div>
    </Part>
  )
}

function FaultRow({ fault }: { fault: Fault }) {
  return (
    <li className={css.fault}>
      <p className={css.said}>{fault.text}</p>
      <ol className={css.states} aria-label="Что с сообщением">
        {FAULT_STATES.map((state) => (
          <FaultStep key={state} state={state} fault={fault} />
        ))}
      </ol>
      {fault.answer !== null && (
        <p className={clsx(css.said, css.answer)}>
          <b>Ответ.</b> {fault.answer}
        </p>
      )}
    </li>
  )
}

/** A state that is reached has its time; the next one has the day by which it comes. */
function FaultStep({ state, fault }: { state: FaultState; fault: Fault }) {
  const at = { accepted: fault.created_at, in_work: fault.taken_at, answered: fault.answered_at }[state]
  const isCurrent = fault.state === state
  if (at === null && state === 'in_work' && fault.state === 'answered') return null
  return (
    <li className={clsx(at !== null && css.reached)} aria-current={isCurrent ? 'step' : undefined}>
      {at === null
        ? state === 'answered'
          ? `Ответим до ${formatDate(fault.due_on)}`
          : FAULT_STATE_WORDS[state]
        : `${FAULT_STATE_WORDS[state]} ${formatDateTime(at)}`}
    </li>
  )
}
