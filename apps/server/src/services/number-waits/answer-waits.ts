import { appError } from '@proverka/domain/errors'
import { moscowDate } from '@proverka/domain/timing'
import type { contract } from '@proverka/api/contract'
import type { InferOutput } from 'valibot'
import { storeStatement } from '../../adapters/registry/confirmers/store-statement.ts'
import { siteOf } from '../../platform/config/sites.ts'
import type { Call } from '../call.ts'
import { callerOf } from '../call.ts'
import type { AppContext } from '../context.ts'
import { numberAbsentEmail, numberKnownEmail } from '../emails/number-wait-emails.ts'
import { logChange } from '../log-change.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'

/** Numbers that services are asked about in one run; the rest waits for the next one. */
const ASKED_AT_ONCE = 20

/** Each who waits for a number gets one letter when the register knows it, whatever it knows it from, and is deleted with it. */
export async function notifyNumberWaits(context: AppContext): Promise<void> {
  let asked = 0
  for (const number of await context.queries.numberWaits.listNumbers()) {
    if (await tellIfKnown(context, number)) continue
    const isDue = (await context.confirmers.recall(number)).some(({ outcome }) => outcome === 'due')
    if (!isDue || asked >= ASKED_AT_ONCE) continue
    asked++
    await context.confirmers.confirm(number)
    await tellIfKnown(context, number)
  }
}

async function tellIfKnown(context: AppContext, number: string): Promise<boolean> {
  if (!(await context.register.findObject(number))) return false
  await context.database.transaction(async () => {
    const waits = await context.queries.numberWaits.takeByNumber(number)
    await answerEach(context, waits, 'number-known', (wait) => numberKnownEmail(context, wait, number))
  })
  return true
}

type Taken = Awaited<ReturnType<AppContext['queries']['numberWaits']['takeByNumber']>>
type Letter = (wait: Parameters<typeof numberKnownEmail>[1]) => ReturnType<typeof numberKnownEmail>

/** One email for each request that was taken; in the transaction that took them. */
async function answerEach(context: AppContext, waits: Taken, kind: string, letter: Letter): Promise<void> {
  for (const { id, site, email, object_key } of waits) {
    const { key } = siteOf(context.config.sites, site)
    await enqueueEmail(context, `${kind}:${id}`, letter({ to: email, site: key, key: object_key }))
  }
}

type Answer = InferOutput<typeof contract.admin.answerNumberWait.body>['answer']

/** The operator's own word about what was handed in, sent to all who wait for the same. Throws `number-wait/*`. */
export async function answerNumberWait(
  context: AppContext,
  call: Call,
  waitId: string,
  answer: Answer,
): Promise<number> {
  const wait = await context.queries.numberWaits.findConfirmed(waitId)
  if (!wait) throw appError('number-wait/unknown')
  const answered = await context.database.transaction(async () => {
    if (answer.outcome === 'found') await storeWord(context, answer)
    const waits = await context.queries.numberWaits.takeByKey(wait.site, wait.object_key)
    await answerEach(context, waits, answer.outcome === 'found' ? 'number-known' : 'number-absent', (to) =>
      answer.outcome === 'found'
        ? numberKnownEmail(context, to, answer.number)
        : numberAbsentEmail(context, to, answer.reason),
    )
    return waits.length
  })
  context.log.info(
    { wait: waitId, by: callerOf(call).user.id, outcome: answer.outcome },
    'a number was answered',
  )
  await logChange(context, call, {
    action: `number_wait.${answer.outcome}`,
    subject: `number_wait:${waitId}`,
    details: answer.outcome === 'found' ? { number: answer.number } : {},
  })
  return answered
}

/** What the operator saw is a document of the register like any other; what it knows already needs none. */
async function storeWord(context: AppContext, { number, object }: Extract<Answer, { outcome: 'found' }>) {
  if (object) {
    const { kind, address, area, document } = object
    const statement = {
      number,
      kind,
      state: 'current',
      address,
      partOf: null,
      facts: area === undefined ? {} : { area: { value: area } },
      document,
      day: moscowDate(context.clock.now().getTime()),
    } as const
    await storeStatement(context.database, 'operator', statement, JSON.stringify(object))
  }
  if (!(await context.register.findObject(number))) throw appError('number-wait/not-known', number)
}
