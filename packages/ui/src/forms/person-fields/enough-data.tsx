import { enoughDataText, wantedNeeds } from '@proverka/domain/orders'
import type { OfferedQuestion } from '@proverka/domain/orders'
import { NEED_WORDS, titleInSentence } from '@proverka/domain/checks'
import * as css from './enough-data.css.ts'

const DATA_OF_FORM: ReadonlySet<string> = new Set(['region', 'passport', 'license', 'inn'])

/** How many questions the typed data are enough for, what more data would add, and what has no source. */
export function EnoughData({ questions }: { questions: readonly OfferedQuestion[] }) {
  if (questions.length < 2) return null
  const closed = questions.filter(({ state }) => state === 'no-source')
  const wanted = wantedNeeds(questions).filter(({ need }) => DATA_OF_FORM.has(need))
  return (
    <div className={css.enough}>
      <p role="status" className={css.count}>
        {enoughDataText(questions)}
      </p>
      {wanted.length > 0 && (
        <ul className={css.list}>
          {wanted.map(({ need, sources }) => (
            <li key={need}>
              Добавьте {NEED_WORDS[need]} — {sources.length > 1 ? 'ответят' : 'ответит'} {sources.join(', ')}
            </li>
          ))}
        </ul>
      )}
      {closed.length > 0 && (
        <p>
          Не спросим: {closed.map(({ title }) => titleInSentence(title)).join(', ')}. Эти источники пока не
          подключены.
        </p>
      )}
    </div>
  )
}
