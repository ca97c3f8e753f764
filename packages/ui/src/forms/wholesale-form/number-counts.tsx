import { plural } from '@proverka/domain'
import { FieldError } from '../../fields/field/field.tsx'
import { LinkButton } from '../../primitives/link/link.tsx'
import type { NumberList, RefusedEntry } from './read-number-list.ts'
import * as css from './wholesale-form.css.ts'

/** So many refused entries are named; of a long wrong paste the rest is counted. */
const MOST_NAMED = 5

/** What was found in the pasted list: how many objects, which entries are none, which repeat. */
export function NumberCounts({ list, onClean }: { list: NumberList; onClean: () => void }) {
  const unclear = list.refused.filter(({ reason }) => reason === 'unclear')
  const repeats = list.refused.length - unclear.length
  const found = list.numbers.length
  return (
    <div className={css.counts}>
      <p role="status" className={css.sum}>
        {found > 0 && (
          <>
            {plural(found, 'Найден', 'Найдено', 'Найдено')}{' '}
            <strong className={css.number}>
              {found} {plural(found, 'объект', 'объекта', 'объектов')}
            </strong>
          </>
        )}
        {repeats > 0 && (
          <>
            , {repeats}&nbsp;{plural(repeats, 'повтор', 'повтора', 'повторов')} не считаем
          </>
        )}
      </p>
      {unclear.length > 0 && (
        <div className={css.refused}>
          <FieldError id="wholesale-unclear">
            {unclear.length}&nbsp;{plural(unclear.length, 'запись', 'записи', 'записей')} без кадастрового
            номера
          </FieldError>
          <ul className={css.entries}>
            {unclear.slice(0, MOST_NAMED).map((entry) => (
              <li key={`${entry.line} ${entry.text}`} className={css.entry}>
                <Entry {...entry} />
              </li>
            ))}
          </ul>
          {unclear.length > MOST_NAMED && <p className={css.rest}>И еще {unclear.length - MOST_NAMED}</p>}
          <LinkButton onClick={onClean}>Убрать эти записи</LinkButton>
        </div>
      )}
    </div>
  )
}

function Entry({ line, text }: RefusedEntry) {
  return (
    <>
      <span className={css.line}>Строка {line}</span>
      <span className={css.text}>{text}</span>
    </>
  )
}
