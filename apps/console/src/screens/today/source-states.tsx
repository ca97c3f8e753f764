import { durationWords } from '@proverka/domain/timing'
import { ResultWord, type ResultTone } from '@proverka/ui/primitives'
import type { Today } from './today-query.ts'
import * as css from './today-screen.css.ts'

type Source = Today['sources'][number]

const TONES: Readonly<Record<Source['state'], ResultTone>> = {
  answers: 'green',
  unsteady: 'orange',
  silent: 'red',
  unmeasured: 'grey',
  'not-connected': 'grey',
}

/** Failing ones first; those that are not connected have nothing to say. */
const ORDER: readonly Source['state'][] = ['silent', 'unsteady', 'answers']

/** The sources that are connected, as their measured calls show them; `now` in ms. */
export function SourceStates({ sources, now }: { sources: readonly Source[]; now: number }) {
  const measured = sources
    .filter(({ state }) => ORDER.includes(state))
    .toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state))
  const unmeasured = sources.filter(({ state }) => state === 'unmeasured')
  if (measured.length + unmeasured.length === 0) return <p>Источники не подключены.</p>
  return (
    <>
      <ul className={css.sources}>
        {measured.map((source) => (
          <li key={source.name}>
            <ResultWord tone={TONES[source.state]}>{source.name}</ResultWord>
            <p className={css.note}>{wordsOf(source, now)}</p>
          </li>
        ))}
      </ul>
      {unmeasured.length > 0 && (
        <p className={css.unmeasured}>
          <ResultWord tone="grey">Сегодня не спрашивали</ResultWord>{' '}
          {unmeasured.map(({ name }) => name).join(', ')}
        </p>
      )}
    </>
  )
}

function wordsOf({ state, silent_since, usual_ms }: Source, now: number): string {
  if (state === 'silent')
    return silent_since ? `молчит ${durationWords(now - Date.parse(silent_since))}` : 'молчит'
  const usual = usual_ms === null ? 'обычное время пока неизвестно' : `обычно ${answerTime(usual_ms)}`
  return state === 'unsteady' ? `с перебоями, ${usual}` : usual
}

/** Sources answer in seconds mostly. */
const answerTime = (ms: number): string =>
  ms < 60_000 ? `${Math.max(1, Math.round(ms / 1000))}\u00a0с` : durationWords(ms)
