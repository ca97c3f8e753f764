import { SourceDays } from '@proverka/ui/report'
import { ResultBadge } from '@proverka/ui/primitives'
import type { ResultTone } from '@proverka/ui/primitives'
import type { SourceDay } from '@proverka/ui/report'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import type { ComponentType } from 'react'
import { Queries } from '../../../runtime/data/queries.tsx'
import { useDrawnSources } from '../../content/sources/data.ts'
import { sourceRows } from '../../content/sources/source-rows.ts'
import * as css from './register-days.css.ts'

const TONES: { readonly [state in SourceDay]: ResultTone } = {
  up: 'green',
  slow: 'orange',
  down: 'grey',
  none: 'grey',
}

const made = new Map<string, ComponentType>()

/** How these registers do now and did in thirty days, by measured calls. */
export function registerSources(names: readonly string[]): ComponentType {
  const key = names.join()
  const known = made.get(key)
  if (known) return known
  const RegisterSources = () => (
    <Queries>
      <Days names={names} />
    </Queries>
  )
  made.set(key, RegisterSources)
  return RegisterSources
}

function Days({ names }: { names: readonly string[] }) {
  const list = useDrawnSources()
  if (list.isError) return null
  const own = list.data?.sources.filter(({ name }) => names.includes(name)) ?? []
  return (
    <section>
      <h2 className={clsx(text.h3, css.title)}>
        {names.length === 1 ? '30 дней этого источника' : '30 дней этих источников'}
      </h2>
      {list.data ? (
        <ul className={css.rows}>
          {sourceRows(own, list.data.measured_at, 'short').map(
            ({ name, state, word, usual, checkedAt, days }) => (
              <li key={name} className={css.row}>
                <p className={css.head}>
                  <span className={css.name}>{name}</span>
                  <ResultBadge tone={TONES[state]} onDeep>
                    {word}
                  </ResultBadge>
                </p>
                <SourceDays days={days} />
                {days.some((day) => day !== 'none') && (
                  <p className={css.told}>
                    {checkedAt === '—'
                      ? 'Пунктир — дни, когда источник не спрашивали'
                      : `Обычный ответ ${usual}, проверен ${checkedAt}`}
                  </p>
                )}
              </li>
            ),
          )}
        </ul>
      ) : (
        <div className={css.awaited} />
      )}
    </section>
  )
}
