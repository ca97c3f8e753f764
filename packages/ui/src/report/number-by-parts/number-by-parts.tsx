import { clsx } from 'clsx'
import { Fragment } from 'react'
import { visuallyHidden } from '../../theme/text.css.ts'
import * as css from './number-by-parts.css.ts'

/** What the register knows of a part: it has it, it has not, it was not typed, or its record is closed. */
export type NumberPartState = 'known' | 'missing' | 'empty' | 'closed'

export interface NumberByPartsProps {
  /** A cadastral number or, with an empty last part, a quarter. */
  children: string
  /** District, area, quarter, object. */
  states: readonly [NumberPartState, NumberPartState, NumberPartState, NumberPartState]
  as?: 'h1' | 'p'
}

const names = ['округ', 'район', 'квартал', 'объект'] as const
const words = { known: '', missing: ' — нет', empty: ' — ?', closed: ' закрыт' } as const
const spoken = {
  known: '',
  missing: ', нет в реестре',
  empty: ', номер не указан',
  closed: ', запись закрыта',
} as const

/** A number of which only some parts are confirmed: those in ink under a solid bracket, the others in outline. */
export function NumberByParts({ children, states, as: Tag = 'p' }: NumberByPartsProps) {
  const parts = children.split(':')
  return (
    <Tag className={css.number}>
      <span className={visuallyHidden}>
        {children}
        {names.map((name, place) => ` ${name}${spoken[states[place] ?? 'known']}`).join('; ')}
      </span>
      {names.map((name, place) => {
        const state = states[place] ?? 'known'
        return (
          <Fragment key={name}>
            {place > 0 && (
              <span aria-hidden="true" className={css.colon}>
                :
              </span>
            )}
            <span aria-hidden="true" className={css.part}>
              <span className={css.digits[state]}>{state === 'empty' ? '' : parts[place]}</span>
              <span className={css.brackets[state]} />
              <span className={clsx(css.label, state !== 'known' && css.unknown)}>
                {name}
                {words[state]}
              </span>
            </span>
          </Fragment>
        )
      })}
    </Tag>
  )
}
