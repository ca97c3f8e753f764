import { formatDate } from '@proverka/domain'
import * as v from 'valibot'
import { answerOf, missingData, type Adapter, type AskService } from '../adapter.ts'
import { SourceError } from '../calls/source-error.ts'
import { describeProceeding } from './proceedings.ts'
import { bailiffRegion } from './region-codes.ts'
import { MISSING_NOTES } from '../missing-notes.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/** The envelope of every answer of the service. */
const envelope = <Schema extends v.GenericSchema>(response: Schema) =>
  v.object({ status: v.string(), code: v.number(), response })

const searchSchema = envelope(v.object({ task: v.pipe(v.string(), v.minLength(1)) }))
const statusSchema = envelope(v.object({ status: v.picklist([0, 1, 2, 3]) }))

const text = v.optional(v.nullable(v.string()), '')
const resultSchema = envelope(
  v.object({
    result: v.array(
      v.object({
        status: v.number(),
        result: v.array(
          v.object({
            name: v.string(),
            exe_production: v.string(),
            details: text,
            subject: text,
            department: text,
            ip_end: text,
          }),
        ),
      }),
    ),
  }),
)

const STATUS = { done: 0, failed: 3 }

/** The bailiffs' service: a search becomes a task, and the task an answer. */
export const FSSP: Adapter = {
  name: 'fssp',
  url: 'https://api-ip.fssp.gov.ru/api/v1.0',
  needsKey: true,
  terms: {
    legalGround: 'ст. 6.1 закона № 229-ФЗ: банк данных исполнительных производств общедоступен',
    costKopecks: 0,
    timeoutMs: 20_000,
    limits: {
      concurrency: 2,
      // A search is one call of a hundred; its status and its result are calls, too.
      quotas: [
        { calls: 100, seconds: HOUR },
        { calls: 1000, seconds: DAY },
      ],
    },
  },
  answers: { person: { bailiffs: { needs: ['name', 'birthDate', 'region'], ask: searchPerson } } },
}

async function searchPerson(...[{ person }, service]: Parameters<AskService<'person'>>) {
  const region = bailiffRegion(person.region ?? '')
  if (!region) return missingData(MISSING_NOTES.russianRegion)
  const token = service.key
  const search = await service.send(
    {
      path: '/search/physical',
      query: {
        token,
        region,
        firstname: person.firstName,
        lastname: person.lastName,
        ...(person.middleName && { secondname: person.middleName }),
        birthdate: formatDate(person.birthDate),
      },
    },
    searchSchema,
  )
  const { task } = accepted(search.value)
  await service.poll(async () => {
    const { status } = accepted(
      (await service.send({ path: '/status', query: { token, task } }, statusSchema)).value,
    )
    if (status === STATUS.failed) throw new SourceError('source-down', 'the task failed')
    return status === STATUS.done || undefined
  })
  const { value, raw } = await service.send({ path: '/result', query: { token, task } }, resultSchema)
  const answers = accepted(value).result
  if (answers.length === 0 || answers.some(({ status }) => status !== STATUS.done))
    throw new SourceError('unclear-answer', 'a part of the task has no answer')
  const findings = answers.flatMap(({ result }) =>
    result.map(({ name, exe_production, details, subject, department, ip_end }) =>
      describeProceeding(
        {
          debtor: name,
          production: exe_production,
          writ: details ?? '',
          subject: subject ?? '',
          department: department ?? '',
          end: ip_end ?? '',
        },
        person,
      ),
    ),
  )
  return { answer: answerOf(findings), raw }
}

/**
 * The content of the envelope. Throws when the service refused: its words are not passed on, they may name the
 * person.
 */
function accepted<Response>({
  status,
  code,
  response,
}: {
  status: string
  code: number
  response: Response
}): Response {
  if (status === 'success' && code === 0) return response
  throw new SourceError('source-down', `code ${code}`)
}
