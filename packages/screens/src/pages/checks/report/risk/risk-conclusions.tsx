import { formatDateTime } from '@proverka/domain'
import { CommentForm } from '@proverka/ui/forms'
import { Button } from '@proverka/ui/primitives'
import { ErrorText } from '../../../../runtime/error/error-text.tsx'
import { draftPlace } from '../../../../runtime/storage/draft-place.ts'
import * as css from './risk.css.ts'
import * as page from '../report.css.ts'
import { Part } from '../section-part.tsx'
import { getRiskApi, useRiskChange } from './risk-data.ts'
import type { RiskPartProps } from './risk-part-props.ts'

const WORDS = { field: 'Ваш вывод', form: 'Новый вывод', submit: 'Добавить вывод' }

/** What the rules conclude of the report, and what its buyer adds and removes (RISK-12). */
export function RiskConclusions({ itemId, report, isClosed }: RiskPartProps) {
  const add = useRiskChange(itemId, (text: string) =>
    getRiskApi().addConclusion({ body: { order_item_id: itemId, text } }),
  )
  const remove = useRiskChange(itemId, (id: string) =>
    getRiskApi().removeConclusion({ query: { conclusion_id: id } }),
  )
  return (
    <Part id="conclusions" title="Выводы">
      <div className={page.partBody}>
        <ul>
          {report.conclusions.map(({ conclusion_id: id, text, created_at }) => (
            <li key={id ?? text} className={css.row}>
              <div className={css.rowHead}>
                <span className={css.note}>
                  {id === null || created_at === null
                    ? 'По правилам отчета'
                    : `Ваш вывод, ${formatDateTime(created_at)}`}
                </span>
                {id !== null && !isClosed && (
                  <Button
                    size="s"
                    variant="secondary"
                    loading={remove.isPending && remove.variables === id}
                    onClick={() => remove.mutate(id)}
                  >
                    Удалить
                  </Button>
                )}
              </div>
              <p className={css.said}>{text}</p>
            </li>
          ))}
        </ul>
        {remove.error && (
          <p role="alert">
            <ErrorText error={remove.error} />
          </p>
        )}
        {!isClosed && (
          <div className={css.form}>
            <CommentForm
              words={WORDS}
              draft={draftPlace(`conclusion-${itemId}`)}
              loading={add.isPending}
              error={add.error && <ErrorText error={add.error} />}
              onSubmit={async ({ content }) => {
                await add.mutateAsync(content)
              }}
            />
          </div>
        )}
      </div>
    </Part>
  )
}
