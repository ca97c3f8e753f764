import type { AnsweredQuestions, AnsweredTypes, WaysToAsk } from '@proverka/domain/orders'
import { settleAnswer } from '@proverka/domain/reports'
import type {
  CheckType,
  CompanyCheckType,
  PropertyCheckType,
  VehicleCheckType,
} from '@proverka/domain/checks'
import { MINUTE_MS, SECOND_MS } from '@proverka/domain/timing'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { ServerConfig } from '../../platform/config/server-config.ts'
import type { Database } from '../../platform/db/database.ts'
import type { ObjectRegister } from '../registry/object-register.ts'
import { createMarketReader, type MarketReader } from './market/market-reader.ts'
import { BY_HAND, isByHand, lookedUpByHand, obtainedThrough } from './by-hand.ts'
import { askEverySurname } from './ask-every-surname.ts'
import { connectAdapters, type Answers } from './connect-adapters.ts'
import { demoWays } from './demo-ways.ts'
import { askDemoCompanies } from './demo-company-source.ts'
import { askDemoPassports } from './demo-passport-source.ts'
import { askDemoPeople, askDemoTaxpayers } from './demo-person-source.ts'
import { askDemoProperty } from './demo-property-source.ts'
import { askDemoVehicles } from './demo-vehicle-source.ts'
import { describeQuestion } from './describe-question.ts'
import { askMarket } from './market/market-source.ts'
import { createCallRecorder, measured } from './measure-calls.ts'
import { QUESTIONS } from './questions.ts'
import type { Ask, Patience, SourceAnswer, Sources, SubjectKind } from './source.ts'

/** Who answers the questions about each kind of subject; undefined: no source is connected. */
type Answerers = {
  readonly [Kind in SubjectKind]: (taskType: string, productName?: string) => Answers<Kind> | undefined
}

interface SourceParts {
  readonly database: Database
  readonly register: ObjectRegister
  readonly clock: Clock
  readonly log: Pick<Logger, 'warn' | 'error'>
}

const KINDS = Object.keys(QUESTIONS) as SubjectKind[]

/** What a flat is valued by is asked for by its form. */
const WITHOUT_DATA: WaysToAsk = [[]]

/** A demo register that is down is asked again at once: there is no service to wait for. */
const DEMO_PATIENCE: Patience = { pausesMs: [0, 0], end: 'give-up' }

/** A service comes back in seconds or in hours; each pause is longer than the rest that a failing one is given. */
const PATIENCE: Patience = {
  pausesMs: [15 * SECOND_MS, 90 * SECOND_MS, 5 * MINUTE_MS, 15 * MINUTE_MS],
  end: 'promise',
}

/** Who answers on this server: the demo world where it is allowed, in production the services that are connected. */
export function createSources(config: ServerConfig, parts: SourceParts): Sources {
  const reader = createMarketReader(parts, config.advertsService)
  if (config.demo) return createDemoSources(parts, config.demoDelayMs, reader)
  const { sources, checksByHand = [] } = config
  const record = createCallRecorder(parts.database, parts.clock, parts.log)
  const market = measured(askMarket(reader, false), record, QUESTIONS.flat['flat-value']?.source ?? '')
  const adapters = connectAdapters(sources?.connected ?? [], { ...parts, record, times: sources?.times })
  const obtained = (type: string) => {
    const channel = config.contractors?.channels[type as PropertyCheckType]?.contractor
    return (channel ?? config.extractsByHand) ? obtainedThrough(channel ?? BY_HAND) : undefined
  }
  const patience = sources?.pausesMs ? { ...PATIENCE, pausesMs: sources.pausesMs } : PATIENCE
  return findSources(
    { isDemo: false, patience },
    {
      ...adapters,
      person: (type, productName) =>
        adapters.person(type) ??
        (isByHand(checksByHand, type, productName) ? lookedUpByHand(type as CheckType) : undefined),
      property: (type) => adapters.property(type) ?? obtained(type),
      flat: () => ({ ways: WITHOUT_DATA, ask: market }),
    },
    reader,
    checksByHand.flatMap(({ productName }) => productName ?? []),
  )
}

/** The demo world as the source of everything. */
export function createDemoSources(
  { database, register, clock, log }: SourceParts,
  delayMs: number,
  reader = createMarketReader({ database, register, log }, undefined),
): Sources {
  const record = createCallRecorder(database, clock, log)
  const market = measure('flat', 'flat-value', askMarket(reader, true))
  return findSources(
    { isDemo: true, patience: DEMO_PATIENCE },
    {
      person: (type) => measure('person', type, askDemoPeople(database, type as CheckType, delayMs)),
      passport: (type) => measure('passport', type, askDemoPassports(database, delayMs)),
      property: (type) =>
        measure('property', type, askDemoProperty(register, type as PropertyCheckType, delayMs)),
      vehicle: (type) =>
        measure('vehicle', type, askDemoVehicles(database, type as VehicleCheckType, delayMs)),
      company: (type) =>
        measure('company', type, askDemoCompanies(database, type as CompanyCheckType, delayMs)),
      taxpayer: (type) => measure('taxpayer', type, askDemoTaxpayers(database, type as CheckType, delayMs)),
      flat: () => market,
    },
    reader,
  )

  function measure<Kind extends SubjectKind>(kind: Kind, type: string, ask: Ask<Kind>): Answers<Kind> {
    return { ways: demoWays(kind, type), ask: measured(ask, record, QUESTIONS[kind][type]?.source ?? type) }
  }
}

/** Where no adapter of a real service is configured nothing is checked, and the answer says so. */
async function askNobody(): Promise<SourceAnswer> {
  return { answer: { kind: 'not-checked', reason: 'not-connected' }, raw: 'null', demo: false }
}

function findSources(
  about: Pick<Sources, 'isDemo'> & { patience: Patience },
  given: Answerers,
  market: Pick<MarketReader, 'isConnected'>,
  /** Products in which more is answered than elsewhere. */
  products: readonly string[] = [],
): Sources {
  const answerers: Answerers = {
    ...given,
    person: (type, productName) => {
      const answers = given.person(type, productName)
      return answers && { ...answers, ask: askEverySurname(type as CheckType, answers.ask) }
    },
  }
  const answeredTypes = (kind: SubjectKind, productName?: string): AnsweredTypes =>
    Object.fromEntries(
      Object.keys(QUESTIONS[kind]).flatMap((type) => {
        const ways = answerers[kind](type, productName)?.ways
        return ways ? [[type, ways]] : []
      }),
    )
  const answered: AnsweredQuestions = {
    ...Object.fromEntries(KINDS.map((kind) => [kind, answeredTypes(kind)])),
    ...(products.length > 0 && {
      byProduct: Object.fromEntries(products.map((name) => [name, answeredTypes('person', name)])),
    }),
  }
  // The same object each time, so that callers can cache what they derive from it.
  const withoutMarket: AnsweredQuestions = { ...answered, flat: {} }
  // The market always has an answerer: whether it has prices is what counts.
  const listAnswered = async () => ((await market.isConnected()) ? answered : withoutMarket)

  return {
    isDemo: about.isDemo,
    answered: listAnswered,
    async list() {
      const now = await listAnswered()
      const connected = new Map<string, boolean>()
      for (const kind of KINDS) {
        for (const [type, { source }] of Object.entries(QUESTIONS[kind])) {
          const isConnected = now[kind]?.[type] !== undefined
          connected.set(source, connected.get(source) === true || isConnected)
        }
      }
      return [...connected].map(([name, isConnected]) => ({ name, isConnected }))
    },
    for: (kind) => (taskType, productName) => {
      const questions = QUESTIONS[kind]
      const question = Object.hasOwn(questions, taskType) ? questions[taskType] : undefined
      if (!question)
        throw new RangeError(`no source answers questions of the type ${taskType} about a ${kind}`)
      const { ask = askNobody, orderedFrom } = answerers[kind](taskType, productName) ?? {}
      return {
        name: question.source,
        ask: async (subject) => {
          const reply = await ask(subject)
          return { ...reply, answer: settleAnswer(taskType, reply.answer) }
        },
        patience: about.patience,
        orderedFrom,
        describe: (subject) => describeQuestion(taskType, subject),
      }
    },
  }
}
