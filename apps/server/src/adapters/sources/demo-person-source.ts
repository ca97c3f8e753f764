import { setTimeout as wait } from 'node:timers/promises'
import { pluralWord } from '@proverka/domain'
import { type Answer, type Finding, matchStrength } from '@proverka/domain/reports'
import { CHECKS, type CheckType, type PersonInput } from '@proverka/domain/checks'
import type { Database } from '../../platform/db/database.ts'
import { answerOf, asDemoAnswer, isSourceDown, missingData, SOURCE_DOWN } from './demo-answers.ts'
import { matchPerson, spelling } from './match-person.ts'
import type { Ask } from './source.ts'
import { MISSING_NOTES } from './missing-notes.ts'

/** A register of the demo world: it looks people up by name and says how the rest of their data compare. */
export function askDemoPeople(database: Database, type: CheckType, delayMs: number): Ask<'person'> {
  const check = CHECKS[type]
  return async ({ person }) => {
    await wait(delayOf(type, person, delayMs))
    return asDemoAnswer(await answerFor(person))
  }

  async function answerFor(person: PersonInput): Promise<Answer> {
    if (check.needs.includes('inn') && !person.inn) return missingData(MISSING_NOTES.inn)
    if (check.needs.includes('passport') && !person.passport) {
      return missingData(MISSING_NOTES.passport)
    }
    if (check.needs.includes('license') && !person.license) {
      return missingData(MISSING_NOTES.license)
    }
    if (await isSourceDown(database, type)) return SOURCE_DOWN
    const records = await database.current
      .selectFrom('demo_records')
      .selectAll()
      .where('task_type', '=', type === 'bailiffCount' ? 'bailiffs' : type)
      .where('last_name', '=', spelling(person.lastName))
      .where('first_name', '=', spelling(person.firstName))
      .orderBy('id')
      .execute()
    const findings = records
      .filter(
        (record) =>
          !record.middle_name || !person.middleName || record.middle_name === spelling(person.middleName),
      )
      .map((record): Finding => ({ ...record.finding, match: matchPerson(record, person) }))
    return answerOf(type === 'bailiffCount' ? countOf(findings) : findings)
  }
}

/** A register of the demo world that is asked by the taxpayer number alone. */
export function askDemoTaxpayers(database: Database, type: CheckType, delayMs: number): Ask<'taxpayer'> {
  return async ({ inn }) => {
    await wait(delayMs)
    if (await isSourceDown(database, type)) return asDemoAnswer(SOURCE_DOWN)
    const records = await database.current
      .selectFrom('demo_records')
      .select('finding')
      .where('task_type', '=', type)
      .where('inn', '=', inn)
      .orderBy('id')
      .execute()
    return asDemoAnswer(answerOf(records.map(({ finding }) => finding)))
  }
}

/** How many proceedings there are, and nothing else about them; those of namesakes are not counted. */
function countOf(findings: readonly Finding[]): readonly Finding[] {
  const own = findings.filter(({ match }) => match === undefined || matchStrength(match).kind !== 'namesake')
  if (own.length === 0) return []
  const count = `${own.length} ${pluralWord(own.length, 'производство', 'производства', 'производств')}`
  const match = own[0]?.match
  return [{ title: `У приставов ${count}`, severity: 'critical', facts: [], ...(match && { match }) }]
}
/** One source answers late about one invented person: so it can be seen how a report fills. */
const LATE = { type: 'courts', lastName: 'неспешный', times: 40 } as const

/** The same question takes the same time, other questions take others: answers come in one after another. */
function delayOf(type: CheckType, person: PersonInput, most: number): number {
  const isLate = type === LATE.type && spelling(person.lastName) === LATE.lastName
  const key = `${type}${person.lastName}`
  const spread = [...key].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 1000, 7)
  return Math.round((most * (300 + spread * 0.7) * (isLate ? LATE.times : 1)) / 1000)
}
