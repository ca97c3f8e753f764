import type { RunStatement } from '../../../platform/db/dump-connection.ts'
import type { ConfirmerName } from './confirmer.ts'

/** The last answer of a service about a number. */
export interface StoredAnswer {
  readonly number: string
  readonly confirmer: ConfirmerName
  readonly outcome: 'confirmed' | 'unknown' | 'ambiguous'
  /** Answers «unknown» in a row. */
  readonly times: number
  readonly askedAt: Date
}

export async function listAnswers(run: RunStatement, numbers: readonly string[]): Promise<StoredAnswer[]> {
  const { rows } = await run(
    `select number, confirmer, outcome, times, (extract(epoch from asked_at) * 1000)::float8 as at
       from register.confirmer_answers where number = any($1)`,
    [numbers],
  )
  return (rows as (Omit<StoredAnswer, 'askedAt'> & { at: number })[]).map(({ at, ...answer }) => ({
    ...answer,
    askedAt: new Date(at),
  }))
}

export const storeAnswer = (
  run: RunStatement,
  number: string,
  confirmer: ConfirmerName,
  outcome: StoredAnswer['outcome'],
) =>
  run(
    `insert into register.confirmer_answers as known (number, confirmer, outcome, times)
       values ($1, $2, $3, case when $3 = 'unknown' then 1 else 0 end)
       on conflict (number, confirmer) do update set outcome = excluded.outcome, asked_at = clock_timestamp(),
         times = case when excluded.outcome = 'unknown' then known.times + 1 else 0 end`,
    [number, confirmer, outcome],
  )

/** Deletes answers that say nothing any more. */
export async function deleteAnswersBefore(run: RunStatement, before: Date): Promise<void> {
  await run('delete from register.confirmer_answers where asked_at < $1', [before])
}
