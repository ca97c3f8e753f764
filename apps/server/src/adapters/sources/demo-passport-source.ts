import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../platform/db/database.ts'
import { answerOf, asDemoAnswer, isSourceDown, SOURCE_DOWN } from './demo-answers.ts'
import { NUMBER_ALONE } from './match-person.ts'
import type { Ask } from './source.ts'

/** A number of a series that does not exist. */
const INVALID = '0000000099'

/** The ministry of the demo world: one invented passport is invalid. */
export function askDemoPassports(database: Database, delayMs: number): Ask<'passport'> {
  return async ({ passport }) => {
    await wait(delayMs)
    if (await isSourceDown(database, 'passport')) return asDemoAnswer(SOURCE_DOWN)
    return asDemoAnswer(
      answerOf(
        passport === INVALID
          ? [
              {
                title: 'Паспорт значится недействительным',
                severity: 'critical',
                facts: [{ label: 'Причина', value: 'изъят, уничтожен' }],
                match: NUMBER_ALONE,
              },
            ]
          : [],
      ),
    )
  }
}
