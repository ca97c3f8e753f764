import * as v from 'valibot'
import { answerOf, type Adapter, type ServiceAnswer } from '../adapter.ts'
import type { ServiceClient } from '../calls/service-client.ts'
import { SourceError } from '../calls/source-error.ts'
import { NUMBER_ALONE } from '../match-person.ts'

/** Numbers come as numbers or as texts. */
const count = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.check((value) => Number.isInteger(value)),
)

const passportSchema = v.object({
  status: v.optional(count),
  rezultat: v.optional(count),
  error: v.nullish(v.string()),
})

/** Answers of the interior ministry about a passport. */
const RESULTS: Readonly<Record<number, string>> = { 1: 'изъят, уничтожен', 2: 'технический брак' }
const NOT_LISTED = 0

const SERIES_DIGITS = 4
const DAY = 86_400

/** A provider that asks the interior ministry by its key. */
export const API_CLOUD: Adapter = {
  name: 'api-cloud',
  url: 'https://api-cloud.ru/api',
  needsKey: true,
  terms: {
    legalGround: 'постановление Правительства РФ от 23.12.2023 № 2267',
    costKopecks: 0,
    timeoutMs: 30_000,
    limits: { concurrency: 2, quotas: [{ calls: 5000, seconds: DAY }] },
  },
  answers: {
    person: {
      passport: {
        needs: ['passport'],
        ask: ({ person: { passport = '' } }, service) => askPassport(passport, service),
      },
    },
    passport: {
      passport: { needs: ['passport'], ask: ({ passport }, service) => askPassport(passport, service) },
    },
  },
}

/** The ministry is asked by the number alone. */
async function askPassport(passport: string, service: ServiceClient): Promise<ServiceAnswer> {
  const { value, raw } = await service.send(
    {
      path: '/mvd.php',
      query: {
        type: 'chekpassport',
        seria: passport.slice(0, SERIES_DIGITS),
        nomer: passport.slice(SERIES_DIGITS),
        token: service.key,
      },
    },
    passportSchema,
  )
  if (value.error) {
    throw new SourceError(value.error === 'TIME_MAX_CONNECT' ? 'source-timeout' : 'source-down', value.error)
  }
  const { rezultat } = value
  if (rezultat === NOT_LISTED) return { answer: answerOf([]), raw }
  const words = rezultat === undefined ? undefined : RESULTS[rezultat]
  if (!words) throw new SourceError('unclear-answer', `rezultat ${rezultat}`)
  return {
    answer: answerOf([
      {
        title: 'Паспорт значится недействительным',
        severity: 'critical',
        facts: [{ label: 'Причина', value: words }],
        match: NUMBER_ALONE,
      },
    ]),
    raw,
  }
}
