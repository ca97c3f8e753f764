import { MATCH_STATES } from '@proverka/domain'
import { matchStrength } from '@proverka/domain/reports'
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

/** One feature that was compared, with its name for people. */
export interface MatchCell {
  readonly label: string
  readonly state: MatchFeatureState
  /** What the comparison has come to; the usual words when absent. */
  readonly words?: string
}

/** How surely a record belongs to the person: five cells, ink for «совпало», struck out for «против», empty for unknown. */
export function MatchStrength({ bare, ...match }: MatchStrengthProps) {
  const { words } = matchStrength(match)
  const cells = features.map(([key, label]) => ({ label, state: match[key] }))
  return <MatchCells cells={cells} {...(!bare && { words })} />
}

/** The same for the given features only: one that was not entered has no cell. */
export function MatchCells({ cells, words }: { cells: readonly MatchCell[]; words?: string }) {
  return (
    <div className={css.block}>
      {words && <span>{words}</span>}
      <ul className={css.cells}>
        {cells.map(({ label, state, words: spoken }) => (
          <li key={label} className={clsx(css.cell, css.state[state])}>
            {label}
            <span className={visuallyHidden}>: {spoken ?? MATCH_STATES[state]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
