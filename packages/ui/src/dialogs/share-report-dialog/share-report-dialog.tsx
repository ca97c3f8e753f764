import { useState } from 'react'
import type { ReactNode } from 'react'
import { RadioGroup } from '../../fields/radio-group/radio-group.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { DateText } from '../../primitives/date-text/date-text.tsx'
import { Notice } from '../../primitives/notice/notice.tsx'
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx'
import { LinkRow } from '../../fields/link-row/link-row.tsx'
import { Modal } from '../modal/modal.tsx'
import * as css from './share-report-dialog.css.ts'

export interface ShareTerm {
  value: string
  /** «На 7 дней». */
  label: string
}

export interface ShareReportDialogProps {
  open: boolean
  onClose: () => void
  onClosed?: () => void
  /** What is being shown to others: «Проверка собственника, заказ 10 531». */
  report: ReactNode
  /** The link in force; without it the dialog offers to make one. */
  link?: { url: string; /** Instant of its end, ISO. */ expires: string } | undefined
  /** How long a new link may live; the first one is chosen. */
  terms: readonly [ShareTerm, ...ShareTerm[]]
  /** Who can open the link, in a sentence. */
  audience: ReactNode
  /** What of the report the guest sees and what stays hidden. */
  contents: ReactNode
  onCreate: (term: string) => void
  /** After the person has confirmed it. */
  onRevoke: () => void
  onCopied?: () => void
  busy?: boolean
  /** Why the last step failed. */
  error?: ReactNode
}

/**
 * A link to a report with an end: who sees it, until when, and how to take it back.
 *
 * @keep No page opens it until reports can be shared.
 */
export function ShareReportDialog(props: ShareReportDialogProps) {
  const { open, onClose, onClosed, report, link, terms, busy = false, error } = props
  const [term, setTerm] = useState(terms[0].value)
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Modal
        open={open}
        onClose={onClose}
        onClosed={onClosed}
        title="Показать отчет другому"
        note={report}
        width={620}
        busy={busy}
      >
        <div className={css.body}>
          {error && (
            <Notice tone="red" small role="alert">
              {error}
            </Notice>
          )}
          {link ? (
            <LinkRow label="Ссылка на отчет" url={link.url} onCopied={props.onCopied} />
          ) : (
            <RadioGroup
              label="Сколько будет работать ссылка"
              name="share-term"
              value={term}
              options={terms}
              onChange={setTerm}
              disabled={busy}
              inline
            />
          )}
          <dl className={css.facts}>
            {link && (
              <Fact name="Действует до">
                <DateText value={link.expires} />
              </Fact>
            )}
            <Fact name="Кто откроет">{props.audience}</Fact>
            <Fact name="Что увидит">{props.contents}</Fact>
          </dl>
          <div className={css.actions}>
            {link ? (
              <Button variant="secondary" loading={busy} onClick={() => setAsked(true)}>
                Отозвать ссылку
              </Button>
            ) : (
              <Button loading={busy} onClick={() => props.onCreate(term)}>
                Создать ссылку
              </Button>
            )}
          </div>
        </div>
      </Modal>
      <ConfirmDialog
        open={open && asked}
        danger
        title="Отозвать ссылку?"
        confirmText="Отозвать"
        onConfirm={() => {
          setAsked(false)
          props.onRevoke()
        }}
        onClose={() => setAsked(false)}
      >
        Тот, кому вы ее отправили, больше не откроет отчет. Новая ссылка будет другой.
      </ConfirmDialog>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.factName}>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
