import { DAY_MS, MINUTE_MS } from '@proverka/domain/timing'
import type { Logger } from 'pino'
import type { Database } from '../../../platform/db/database.ts'
import { HeldBackError, SourceError } from '../../sources/calls/source-error.ts'
import type { RecordCall } from '../../sources/measure-calls.ts'
import { CONFIRMER_TITLES, type Confirmer, type ConfirmerAnswer, type ConfirmerName } from './confirmer.ts'
import { listAnswers, storeAnswer, type StoredAnswer } from './stored-answers.ts'
import { storeStatement } from './store-statement.ts'

/** What became of asking one service. `failed`: it did not answer; `due`: it has not been asked lately. */
export interface AskedConfirmer {
  readonly name: ConfirmerName
  readonly outcome: 'confirmed' | 'unknown' | 'ambiguous' | 'failed' | 'due'
  /** When it answered; of a failure, now. */
  readonly at: Date
}

/** An empty answer may come of load: it is asked for once more, not at once. */
const SECOND_LOOK_MS = 10 * MINUTE_MS
/** What stayed unknown is asked for anew after that. */
const UNKNOWN_MS = 7 * DAY_MS

interface ChainParts {
  readonly database: Database
  readonly confirmers: readonly Confirmer[]
  readonly record: RecordCall
  readonly log: Pick<Logger, 'warn'>
  readonly now: () => Date
}

export interface ConfirmerChain {
  readonly confirmers: readonly Confirmer[]
  /** What each service answered last; asks none. */
  readonly recall: (number: string) => Promise<readonly AskedConfirmer[]>
  /** The same of many numbers, in their order. */
  readonly recallAll: (numbers: readonly string[]) => Promise<readonly (readonly AskedConfirmer[])[]>
  /**
   * Asks those that are due one after the other until one confirms the number, which is then in the register. A service that
   * fails leaves the number to the next one.
   */
  readonly confirm: (number: string) => Promise<readonly AskedConfirmer[]>
  /** Asks one service, whatever it answered before; undefined if it did not answer. */
  readonly askAgain: (name: ConfirmerName, number: string) => Promise<ConfirmerAnswer | undefined>
}

/** The services that confirm what the register does not have, one after the other. */
export function createConfirmerChain(parts: ChainParts): ConfirmerChain {
  const { database, confirmers, now } = parts
  /** Two visitors of one number are one question. */
  const underWay = new Map<string, Promise<readonly AskedConfirmer[]>>()

  async function recallAll(numbers: readonly string[]): Promise<readonly (readonly AskedConfirmer[])[]> {
    if (confirmers.length === 0 || numbers.length === 0) return numbers.map(() => [])
    const answers = Map.groupBy(await listAnswers(database.runRawSql, numbers), ({ number }) => number)
    return numbers.map((number) =>
      confirmers.map((confirmer): AskedConfirmer => {
        const known = answers.get(number)?.find((answer) => answer.confirmer === confirmer.name)
        return known && !isDue(known, confirmer, now())
          ? { name: confirmer.name, outcome: known.outcome, at: known.askedAt }
          : { name: confirmer.name, outcome: 'due', at: now() }
      }),
    )
  }

  const recall = async (number: string) => (await recallAll([number]))[0] ?? []

  async function askAll(number: string): Promise<AskedConfirmer[]> {
    const told: AskedConfirmer[] = []
    for (const [place, known] of (await recall(number)).entries()) {
      const confirmer = confirmers[place]
      const asked = confirmer && known.outcome === 'due' ? await askDue(parts, confirmer, number) : known
      told.push(asked)
      if (asked.outcome === 'confirmed') break
    }
    return told
  }

  return {
    confirmers,
    recall,
    recallAll,
    confirm(number) {
      const known = underWay.get(number)
      if (known) return known
      const asking = askAll(number).finally(() => underWay.delete(number))
      underWay.set(number, asking)
      return asking
    },
    async askAgain(name, number) {
      const confirmer = confirmers.find((one) => one.name === name)
      return confirmer && askOne(parts, confirmer, number)
    },
  }
}

/** What a service confirmed and the register does not have any more was taken out by the operator: it is asked for again. */
function isDue({ outcome, times, askedAt }: StoredAnswer, { freshMs }: Confirmer, now: Date): boolean {
  const age = now.getTime() - askedAt.getTime()
  if (outcome === 'confirmed') return true
  if (outcome === 'ambiguous') return age >= freshMs
  return age >= (times < 2 ? SECOND_LOOK_MS : UNKNOWN_MS)
}

async function askDue(parts: ChainParts, confirmer: Confirmer, number: string): Promise<AskedConfirmer> {
  const answer = await askOne(parts, confirmer, number)
  return { name: confirmer.name, outcome: answer?.kind ?? 'failed', at: parts.now() }
}

/** Puts a question and stores the answer; undefined if there was none. */
async function askOne(
  { database, record, log }: ChainParts,
  confirmer: Confirmer,
  number: string,
): Promise<ConfirmerAnswer | undefined> {
  const start = performance.now()
  const measured = { source: CONFIRMER_TITLES[confirmer.name], service: confirmer.name }
  try {
    const answer = await confirmer.ask(number)
    await record({
      ...measured,
      durationMs: performance.now() - start,
      costKopecks: confirmer.costKopecks,
    })
    if (answer.kind === 'confirmed')
      await storeStatement(database, confirmer.name, answer.statement, answer.raw)
    await storeAnswer(database.runRawSql, number, confirmer.name, answer.kind)
    return answer
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    log.warn({ confirmer: confirmer.name, failure: error.message }, 'a confirmer gave no answer')
    if (!(error instanceof HeldBackError))
      await record({
        ...measured,
        durationMs: performance.now() - start,
        costKopecks: 0,
        failure: error.reason,
      })
    return undefined
  }
}
