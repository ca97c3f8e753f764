import { formatDate } from '@proverka/domain'
import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { Checkbox } from '@proverka/ui/fields'
import type { UseQueryResult } from '@tanstack/react-query'
import { RetryNotice } from '../../parts/retry-notice.tsx'
import type { HeldRecord } from './requests-query.ts'
import * as css from './requests-screen.css.ts'

interface HeldDataProps {
  held: UseQueryResult<readonly HeldRecord[]>
  chosen: readonly string[]
  /** Namesakes may be chosen to be destroyed, too. */
  onChoose?: (ids: readonly string[]) => void
}

/** What an objection destroys; the rest is the clients', who delete it themselves. */
const DESTROYED: readonly HeldRecord['place'][] = ['order', 'watch']

const PLACES: Readonly<Record<HeldRecord['place'], string>> = {
  order: 'проверка',
  watch: 'слежение клиента',
  deal: 'папка сделки клиента',
  file: 'файл клиента',
}

/** What is held about a person whose identity is checked. */
export function HeldData({ held, chosen, onChoose }: HeldDataProps) {
  if (held.error)
    return <RetryNotice message={messageOfError(held.error)} onRetry={() => void held.refetch()} />
  if (!held.data) return <p>Ищем, что о нем хранится</p>
  return (
    <section className={css.form} aria-label="Что о нем хранится">
      <h3 className={css.strong}>Что о нем хранится: {held.data.length}</h3>
      {held.data.length === 0 && <p>Ничего не найдено.</p>}
      {held.data.map((record) => (
        <div key={record.record_id}>
          {record.match === 'namesake' && DESTROYED.includes(record.place) && onChoose ? (
            <Checkbox
              name={record.record_id}
              label={titleOf(record)}
              hint={`совпало только имя; ${hintOf(record)}`}
              checked={chosen.includes(record.record_id)}
              onChange={(isOn) =>
                onChoose(
                  isOn ? [...chosen, record.record_id] : chosen.filter((one) => one !== record.record_id),
                )
              }
            />
          ) : (
            <>
              <p className={css.value}>{titleOf(record)}</p>
              <p className={css.note}>
                {record.match === 'same' ? 'это он' : 'совпало только имя'}; {hintOf(record)}
              </p>
            </>
          )}
          {record.in_work && (
            <p className={css.error}>Еще в работе: сначала верните деньги за часть на странице заказа</p>
          )}
        </div>
      ))}
    </section>
  )
}

const titleOf = ({ product, order_number, place }: HeldRecord): string =>
  [product, order_number === null ? PLACES[place] : `заказ ${order_number.toLocaleString('ru')}`].join(', ')

const hintOf = ({ ordered_at, purpose, ground }: HeldRecord): string =>
  [formatDate(ordered_at), purpose ?? 'цель не указана', ground ?? 'основание не указано'].join(' · ')
