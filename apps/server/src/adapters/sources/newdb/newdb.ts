import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { answerOf, type Adapter, type Answerer, type ServiceAnswer } from '../adapter.ts'
import type { ServiceClient } from '../calls/service-client.ts'
import { SourceError } from '../calls/source-error.ts'
import type { SubjectKind, SubjectOf } from '../source.ts'
import { COMPANY_METHODS } from './company-methods.ts'
import type { Method } from './method.ts'
import { PERSON_METHODS } from './person-methods.ts'
import { TAXPAYER_METHODS } from './taxpayer-methods.ts'
import { VEHICLE_METHODS } from './vehicle-methods.ts'

const taskSchema = v.object({
  state: v.optional(v.string()),
  results: v.optional(
    v.record(
      v.string(),
      v.object({ result: v.optional(v.object({ status: v.number(), data: v.array(v.unknown()) })) }),
    ),
  ),
})

const ANSWERED = 200
/** States after which nothing more comes. */
const FAILED: ReadonlySet<string> = new Set(['error', 'failed', 'cancelled'])

const MINUTE = 60

/** A provider that asks many registers; a question becomes a task there, and asking again by its id costs nothing. */
export const NEWDB: Adapter = {
  name: 'newdb',
  url: 'https://api.newdb.net/v2',
  needsKey: true,
  terms: {
    legalGround:
      'открытые сведения реестров ФССП, ЕФРСБ, МВД, ФНП, ФНС и Росфинмониторинга, каждый по своему закону',
    costKopecks: 200,
    timeoutMs: 30_000,
    limits: { concurrency: 4, quotas: [{ calls: 300, seconds: MINUTE }] },
  },
  answers: {
    person: answerersOf(PERSON_METHODS),
    company: answerersOf(COMPANY_METHODS),
    vehicle: answerersOf(VEHICLE_METHODS),
    taxpayer: answerersOf(TAXPAYER_METHODS),
  },
}

function answerersOf<Kind extends SubjectKind>(
  methods: Readonly<Record<string, Method<Kind>>>,
): Readonly<Record<string, Answerer<Kind>>> {
  return Object.fromEntries(
    Object.entries(methods).map(([type, method]) => [
      type,
      {
        needs: method.needs,
        ask: (subject: SubjectOf<Kind>, service: ServiceClient) => ask(method, subject, service),
      },
    ]),
  )
}

async function ask<Kind extends SubjectKind>(
  method: Method<Kind>,
  subject: SubjectOf<Kind>,
  service: ServiceClient,
): Promise<ServiceAnswer> {
  const params = method.paramsOf(subject)
  if (isAnswer(params)) return params
  const json = { params: { method: method.name, ...params, country: 'ru' }, requestId: randomUUID() }
  const send = async () => {
    const { value, raw } = await service.send(
      { path: '', headers: { 'x-api-key': service.key }, json },
      taskSchema,
    )
    return readTask(value, method.name, raw)
  }
  const { data, raw } = (await send()) ?? (await service.poll(send))
  const rows = v.safeParse(v.array(method.row), data)
  if (!rows.success)
    throw new SourceError('unclear-answer', `another shape at ${v.getDotPath(rows.issues[0]) ?? 'the top'}`)
  return { answer: answerOf(rows.output.flatMap((row) => method.read(row as never, subject))), raw }
}

const isAnswer = (given: object): given is ServiceAnswer => 'answer' in given

/** The rows of a task that is over; undefined while it is worked on. Throws for one that failed. */
function readTask({ state, results }: v.InferOutput<typeof taskSchema>, method: string, raw: string) {
  if (state === 'timeout') throw new SourceError('source-timeout', 'the task timed out')
  if (state !== undefined && FAILED.has(state)) throw new SourceError('source-down', `state ${state}`)
  if (state !== 'complete') return undefined
  const result = results && Object.hasOwn(results, method) ? results[method]?.result : undefined
  if (!result) throw new SourceError('unclear-answer', 'a task without its result')
  // The provider answered, the register behind it did not.
  if (result.status !== ANSWERED) throw new SourceError('source-down', `status ${result.status}`)
  return { data: result.data, raw }
}
