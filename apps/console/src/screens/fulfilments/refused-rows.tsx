import { FULFILMENT_STATUS_WORDS } from '@proverka/domain/orders'
import { ChangeTable, type Change } from '@proverka/ui/console'
import type { Fulfilment } from './fulfilments-query.ts'
import { channelTitle, eventTitle, partTitle } from './fulfilment-words.ts'
import { whenText } from '../../parts/moment.ts'
import type { MoveResult } from './use-move.ts'
import * as css from './fulfilments-screen.css.ts'

interface RefusedRowsProps {
  results: readonly MoveResult[]
  /** The rows as they were seen. */
  seen: readonly Fulfilment[]
}

/** Rows that were not changed, each with its reason and with what a colleague changed meanwhile. */
export function RefusedRows({ results, seen }: RefusedRowsProps) {
  const refused = results.filter(({ refusal }) => refusal !== undefined)
  return (
    <div role="alert">
      <p className={css.strong}>
        Сделано {results.length - refused.length} из {results.length}. Остальное не тронуто:
      </p>
      <ul className={css.list}>
        {refused.map(({ fulfilment_id, refusal, fulfilment, since }) => {
          const before = seen.find((row) => row.fulfilment_id === fulfilment_id)
          const changes = before && fulfilment ? changesOf(before, fulfilment) : []
          return (
            <li key={fulfilment_id} className={css.entry}>
              <span className={css.strong}>{before ? partTitle(before) : fulfilment_id}</span>
              <span>{refusal?.text}</span>
              {changes.length > 0 && (
                <ChangeTable caption="Изменили без вас" changes={changes} after="сейчас" />
              )}
              {since.map(({ event, at, person_email }) => (
                <span key={`${event} ${at}`} className={css.note}>
                  {eventTitle(event)}, {whenText(at)}
                  {person_email !== null && `, ${person_email}`}
                </span>
              ))}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function changesOf(before: Fulfilment, now: Fulfilment): readonly Change[] {
  const rows: readonly [string, string | null, string | null][] = [
    ['Состояние', FULFILMENT_STATUS_WORDS[before.status], FULFILMENT_STATUS_WORDS[now.status]],
    ['Канал', channelTitle(before.channel), channelTitle(now.channel)],
    ['Номер запроса', before.request_number, now.request_number],
    [
      'Заказана',
      before.ordered_at && whenText(before.ordered_at),
      now.ordered_at && whenText(now.ordered_at),
    ],
    ['Причина', before.reason, now.reason],
  ]
  return rows
    .filter(([, one, other]) => one !== other)
    .map(([what, one, other]) => ({ what, before: one ?? 'не указано', after: other ?? 'не указано' }))
}
