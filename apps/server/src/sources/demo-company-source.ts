import { setTimeout as wait } from 'node:timers/promises'
import { describeInn } from '@proverka/domain'
import type { Answer } from '@proverka/domain/reports'
import type { Database } from '../db/database.ts'
import { COMPANY_QUESTIONS, type CompanyQuestion } from './company-questions.ts'
import { answerOf, asDemoAnswer, isSourceDown, missingData, SOURCE_DOWN } from './demo-answers.ts'
import type { Source } from './source.ts'

/** A register of companies and entrepreneurs of the demo world: it knows them by the INN. */
export function createDemoCompanySource(database: Database, type: CompanyQuestion, delayMs: number): Source {
  return {
    name: COMPANY_QUESTIONS[type],
    describe: (subject) => (subject.kind === 'company' ? [{ label: 'ИНН', value: subject.inn.trim() }] : []),
    async ask(subject) {
      if (subject.kind !== 'company') throw new TypeError(`${type} is a question about a company`)
      await wait(delayMs)
      return asDemoAnswer(await answerFor(subject.inn.trim()))
    },
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
