import { MATCH_WORDS, matchStrength, matchWords } from '../../reports/report/match-strength.ts'
import type { IdentityMatch, MatchFeature, PersonSubject } from '../../reports/report/report.ts'
import { MATCH_STATES } from './labels.ts'
import type { MatchView } from './view.ts'

/**
 * How surely a record is about the person, by the given features only: a region or a patronymic that was not entered
 * neither matches nor differs.
 */
export function matchView(match: IdentityMatch, person: PersonSubject): MatchView {
  const given: readonly (readonly [label: string, state: MatchFeature, isGiven: boolean])[] = [
    [person.middleName ? 'ФИО' : 'Фамилия и имя', match.name, true],
    ['Дата рождения', match.birthDate, true],
    ['Регион', match.region, person.region !== undefined],
    ['ИНН', match.inn, person.inn !== undefined],
    ['Документ', match.document, person.passportMasked !== undefined],
  ]
  const cells = given
    .filter(([, , isGiven]) => isGiven)
    .map(([label, state]) => ({ label, state, words: MATCH_STATES[state] }))
  const count = (state: MatchFeature): number => cells.filter((cell) => cell.state === state).length
  return {
    words: matchWords(count('same'), count('differs'), cells.length),
    meaning: MATCH_WORDS[matchStrength(match).kind],
    cells,
  }
}
