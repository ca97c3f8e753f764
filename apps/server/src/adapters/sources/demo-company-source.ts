import { setTimeout as wait } from 'node:timers/promises'
import { describeInn } from '@proverka/domain'
import type { Answer } from '@proverka/domain/reports'
import type { CompanyCheckType } from '@proverka/domain/checks'
import type { Database } from '../../platform/db/database.ts'
import { answerOf, asDemoAnswer, isSourceDown, missingData, SOURCE_DOWN } from './demo-answers.ts'
import type { Ask } from './source.ts'

/** A register of companies and entrepreneurs of the demo world: it knows them by the INN. */
export function askDemoCompanies(
  database: Database,
  type: CompanyCheckType,
  delayMs: number,
): Ask<'company'> {
  return async ({ inn }) => {
    await wait(delayMs)
    return asDemoAnswer(await answerFor(inn.trim()))
  }

  async function answerFor(inn: string): Promise<Answer> {
    const problem = describeInn(inn)
    if (problem) return missingData(`${problem}, без номера источник не отвечает.`)
    if (await isSourceDown(database, type)) return SOURCE_DOWN
    const records = await database.current
      .selectFrom('demo_company_records')
      .select('finding')
      .where('task_type', '=', type)
      .where('inn', '=', inn)
      .orderBy('id')
      .execute()
    return answerOf(records.map(({ finding }) => finding))
  }
}
