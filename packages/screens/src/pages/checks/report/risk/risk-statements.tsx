import { RISK_STATEMENTS } from '@proverka/domain/reports'
import { CommentForm } from '@proverka/ui/forms'
import { Button } from '@proverka/ui/primitives'
import { ErrorText } from '../../../../runtime/error/error-text.tsx'
import { useDraftedForm } from '../../../../runtime/storage/use-drafted-form.ts'
import * as css from './risk.css.ts'
import * as page from '../report.css.ts'
import { Part } from '../section-part.tsx'
import { getRiskApi, useRiskChange } from './risk-data.ts'
import type { RiskPartProps } from './risk-part-props.ts'

/** Statements that the buyer keeps beside the answers of the registers (RISK-05, RISK-07). */
export function RiskStatements({ itemId, report, isClosed }: RiskPartProps) {
  return (
    <Part id="statements" title="Со слов продавца">
      <div className={page.partBody}>
        <ul>
          {RISK_STATEMENTS.map(({ key: name, title }) => (
            <Statement
              key={name}
              itemId={itemId}
              title={title}
              name={name}
              text={report.statements.find(({ key }) => key === name)?.text ?? ''}
              isClosed={isClosed}
            />
          ))}
        </ul>
      </div>
    </Part>
  )
}

interface StatementProps {
  readonly itemId: string
  /** Key under which it is found again. */
  readonly name: string
  readonly title: string
  readonly text: string
  readonly isClosed: boolean
}

function Statement({ itemId, name, title, text, isClosed }: StatementProps) {
  const { draft, isOpen, setOpen } = useDraftedForm(`statement-${itemId}-${name}`)
  const save = useRiskChange(itemId, (content: string) =>
    getRiskApi().updateStatement({
      body: { order_item_id: itemId, statement: { key: name, text: content } },
    }),
  )
  return (
    <li className={css.row} aria-label={title}>
      <div className={css.rowHead}>
        <b>{title}</b>
        {!isClosed && !isOpen && (
          <Button size="s" variant="secondary" onClick={() => setOpen(true)}>
            {text ? 'Переписать' : 'Записать'}
          </Button>
        )}
      </div>
      <p className={css.said}>{text || 'Не указано'}</p>
      {isOpen && (
        <CommentForm
          draft={draft}
          words={{ field: title, form: title, submit: 'Сохранить' }}
          loading={save.isPending}
          error={save.error && <ErrorText error={save.error} />}
          onSubmit={async ({ content }) => {
            await save.mutateAsync(content)
            setOpen(false)
          }}
        />
      )}
    </li>
  )
}
