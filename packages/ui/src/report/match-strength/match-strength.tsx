import { clsx } from 'clsx'
import { visuallyHidden } from '../../theme/text.css.ts'
import * as css from './match-strength.css.ts'

export type MatchFeatureState = 'same' | 'differs' | 'unknown'

export interface MatchStrengthProps {
  name: MatchFeatureState
  birthDate: MatchFeatureState
  region: MatchFeatureState
  inn: MatchFeatureState
  document: MatchFeatureState
  /** Without the sentence before the cells. */
  bare?: boolean
}

const features = [
  ['name', 'ФИО'],
  ['birthDate', 'Дата рождения'],
  ['region', 'Регион'],
  ['inn', 'ИНН'],
  ['document', 'Документ'],
] as const

const spoken: Record<MatchFeatureState, string> = {
  same: 'совпало',
  differs: 'не совпало',
  unknown: 'неизвестно',
}

/** How surely a record belongs to the person: five cells, ink for «совпало», struck out for «против», empty for unknown. */
export function MatchStrength({ bare, ...match }: MatchStrengthProps) {
  const count = (state: MatchFeatureState) => features.filter(([key]) => match[key] === state).length
  const against = count('differs')
  return (
    <div className={css.block}>
      {!bare && (
        <span>
          Совпало {count('same')} из 5{against > 0 && `, против ${against}`}
        </span>
      )}
      <ul className={css.cells}>
        {features.map(([key, title]) => (
          <li key={key} className={clsx(css.cell, css.state[match[key]])}>
            {title}
            <span className={visuallyHidden}>: {spoken[match[key]]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
