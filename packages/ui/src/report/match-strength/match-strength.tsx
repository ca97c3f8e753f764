import { MatchCells, type MatchFeatureState } from './match-cells.tsx'

export interface MatchStrengthProps {
  name: MatchFeatureState
  birthDate: MatchFeatureState
  region: MatchFeatureState
  inn: MatchFeatureState
  document: MatchFeatureState
  /** The sentence before the cells: `words` of `matchStrength`, where there is one. */
  words?: string
}

const features = [
  ['name', 'ФИО'],
  ['birthDate', 'Дата рождения'],
  ['region', 'Регион'],
  ['inn', 'ИНН'],
  ['document', 'Документ'],
] as const

/** How surely a record belongs to the person: five cells, ink for «совпало», struck out for «против», empty for unknown. */
export function MatchStrength({ words, ...match }: MatchStrengthProps) {
  const cells = features.map(([key, label]) => ({ label, state: match[key] }))
  return <MatchCells cells={cells} {...(words && { words })} />
}
