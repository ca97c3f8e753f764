import { formatDate, pluralWord } from '@proverka/domain'
import { OWNERS_LIMIT } from '@proverka/domain/orders'
import type { Answer, RiskTask } from '@proverka/domain/reports'
import { useRestoredFocus } from '@proverka/ui/frame'
import { OwnerCheckForm } from '@proverka/ui/forms'
import { Button } from '@proverka/ui/primitives'
import { useState } from 'react'
import { useOffered } from '../../../../runtime/prices/use-answered.ts'
import { ErrorText } from '../../../../runtime/error/error-text.tsx'
import { notify } from '../../../../runtime/notices/notify.ts'
import * as css from './risk.css.ts'
import * as page from '../report.css.ts'
import { MissingData } from '../missing-data.tsx'
import { Part } from '../section-part.tsx'
import { getRiskApi, useRiskChange } from './risk-data.ts'
import type { RiskOwnerView, RiskReportView } from './risk-data.ts'
import type { RiskPartProps } from './risk-part-props.ts'
import { RiskTasks } from './risk-tasks.tsx'

const OWNER_CHECK = 'RiskAssessmentOwner'

type Person = RiskOwnerView['owner']
type GivenPerson = Parameters<ReturnType<typeof getRiskApi>['addOwnerV2']>[0]['body']['owner']

/** The people of a report, each with the questions about him; findings about two of them never add up. */
export function RiskOwners({ itemId, report, isClosed }: RiskPartProps) {
  const offered = useOffered(OWNER_CHECK)
  const [isAdding, setAdding] = useState(false)
  const add = useRiskChange(itemId, (owner: GivenPerson) =>
    getRiskApi().addOwnerV2({ body: { order_item_id: itemId, order_id: report.order_id, owner } }),
  )
  const { owners } = report
  const body = useRestoredFocus<HTMLDivElement>()
  return (
    <Part id="owners" title="Собственники">
      <div ref={body} className={page.partBody}>
        <p className={page.note}>
          Вывод отчета и PDF — о первом собственнике. Остальных проверяем по тем же источникам, ответы стоят
          здесь.
        </p>
        <ul>
          {owners.map((owner, index) => (
            <Owner
              key={owner.id}
              itemId={itemId}
              report={report}
              owner={owner}
              isFirst={index === 0}
              isClosed={isClosed}
            />
          ))}
        </ul>
        {!isClosed &&
          (isAdding ? (
            <div className={css.form}>
              <OwnerCheckForm
                offered={offered}
                submitText="Проверить бесплатно"
                loading={add.isPending}
                error={add.error && <ErrorText error={add.error} />}
                onSubmit={async ({ ownersData: [owner] }) => {
                  if (!owner) return
                  await add.mutateAsync(owner).then(() => {
                    setAdding(false)
                    notify('success', 'Собственник добавлен, проверяем')
                  }, ignoreShown)
                }}
                after={
                  <Button variant="quiet" onClick={() => setAdding(false)}>
                    Отмена
                  </Button>
                }
              />
            </div>
          ) : (
            owners.length < OWNERS_LIMIT && (
              <div className={page.addition}>
                <Button variant="secondary" onClick={() => setAdding(true)}>
                  Добавить собственника
                </Button>
              </div>
            )
          ))}
      </div>
    </Part>
  )
}

/** The form shows why. */
const ignoreShown = () => undefined

interface OwnerProps {
  readonly itemId: string
  readonly report: RiskReportView
  readonly owner: RiskOwnerView
  readonly isFirst: boolean
  readonly isClosed: boolean
}

function Owner({ itemId, report, owner, isFirst, isClosed }: OwnerProps) {
  const offered = useOffered(OWNER_CHECK)
  const [isEditing, setEditing] = useState(false)
  const update = useRiskChange(itemId, (person: GivenPerson) =>
    getRiskApi().updateOwnerV2({ body: { id: owner.id, owner: person } }),
  )
  const remove = useRiskChange(itemId, () => getRiskApi().removeOwnerV2({ query: { id: owner.id } }))
  const tasks = isFirst ? report.tasks : owner.tasks
  return (
    <li className={css.row} aria-label={nameOf(owner.owner)}>
      <div className={css.rowHead}>
        <p>
          <b>{nameOf(owner.owner)}</b>, {formatDate(owner.owner.birthDate)}
        </p>
        {!isClosed && !isEditing && (
          <span className={css.actions}>
            <Button size="s" variant="secondary" onClick={() => setEditing(true)}>
              Изменить
            </Button>
            {!isFirst && (
              <Button
                size="s"
                variant="secondary"
                loading={remove.isPending}
                onClick={() => remove.mutate(undefined)}
              >
                Убрать
              </Button>
            )}
          </span>
        )}
      </div>
      {remove.error && (
        <p role="alert">
          <ErrorText error={remove.error} />
        </p>
      )}
      {isEditing && (
        <div className={css.form}>
          <OwnerCheckForm
            offered={offered}
            submitText="Проверить заново"
            loading={update.isPending}
            error={update.error && <ErrorText error={update.error} />}
            onSubmit={async ({ ownersData: [person] }) => {
              if (!person) return
              await update.mutateAsync(person).then(() => {
                setEditing(false)
                notify('success', 'Данные изменены, проверяем заново')
              }, ignoreShown)
            }}
            after={
              <>
                <p className={css.note}>{leftText(report.edits_left)}</p>
                <Button variant="quiet" onClick={() => setEditing(false)}>
                  Отмена
                </Button>
              </>
            }
          />
        </div>
      )}
      <RiskTasks itemId={itemId} tasks={tasks} isClosed={isClosed} />
      {/* The report itself asks for the data of the first one. */}
      {!isFirst && !isClosed && (
        <MissingData
          itemId={itemId}
          ownerId={owner.id}
          subject={{ kind: 'person', ...owner.owner }}
          tasks={tasks.flatMap(askedOf)}
        />
      )}
    </li>
  )
}

/** The contract leaves the answer of a newer version open. */
const askedOf = ({ task_type, task_result }: RiskTask) =>
  task_result ? [{ task_type, answer: task_result.result as Answer }] : []

function nameOf({ lastName, firstName, middleName }: Person): string {
  return [lastName, firstName, middleName].filter(Boolean).join(' ')
}

function leftText(left: number): string {
  if (left === 0) return 'Изменений не осталось.'
  return `Прежние ответы об этом человеке пропадут. Осталось ${left} ${pluralWord(left, 'изменение', 'изменения', 'изменений')} на весь отчет.`
}
