import { settleAnswer } from '@proverka/domain/reports'
import type {
  CheckType,
  CompanyCheckType,
  PropertyCheckType,
  VehicleCheckType,
} from '@proverka/domain/reports'
import type { ServerConfig } from '../config/server-config.ts'
import type { Database } from '../db/database.ts'
import type { ObjectRegister } from '../registry/object-register.ts'
import { askDemoCompanies } from './demo-company-source.ts'
import { askDemoPeople, askDemoTaxpayers } from './demo-person-source.ts'
import { askDemoProperty } from './demo-property-source.ts'
import { askDemoVehicles } from './demo-vehicle-source.ts'
import { describeQuestion } from './describe-question.ts'
import { QUESTIONS } from './questions.ts'
import type { Ask, SourceAnswer, Sources, SubjectKind } from './source.ts'

/** Who answers the questions about each kind of subject. */
type Answerers = { readonly [Kind in SubjectKind]: (taskType: string) => Ask<Kind> }

interface Registers {
  readonly database: Database
  readonly register: ObjectRegister
}

/** Who answers on this server: the demo world where it is allowed, in production the services that are connected. */
export function createSources(config: ServerConfig, { database, register }: Registers): Sources {
  return config.demo ? createDemoSources(database, register, config.demoDelayMs) : createUnconnectedSources()
}

/** The demo world as the source of everything. */
export function createDemoSources(database: Database, register: ObjectRegister, delayMs: number): Sources {
  return findSources(true, {
    person: (type) => askDemoPeople(database, type as CheckType, delayMs),
    property: (type) => askDemoProperty(register, type as PropertyCheckType, delayMs),
    vehicle: (type) => askDemoVehicles(database, type as VehicleCheckType, delayMs),
    company: (type) => askDemoCompanies(database, type as CompanyCheckType, delayMs),
    taxpayer: (type) => askDemoTaxpayers(database, type as CheckType, delayMs),
  })
}

/** Where no adapter of a real service is configured nothing is checked, and the answer says so. */
function createUnconnectedSources(): Sources {
  const ask = async (): Promise<SourceAnswer> => ({
    answer: { kind: 'not-checked', reason: 'not-connected' },
    raw: 'null',
    demo: false,
  })
  return findSources(false, {
    person: () => ask,
    property: () => ask,
    vehicle: () => ask,
    company: () => ask,
    taxpayer: () => ask,
  })
}

function findSources(isDemo: boolean, answerers: Answerers): Sources {
  return {
    isDemo,
    for: (kind) => (taskType) => {
      const questions = QUESTIONS[kind]
      const question = Object.hasOwn(questions, taskType) ? questions[taskType] : undefined
      if (!question)
        throw new RangeError(`no source answers questions of the type ${taskType} about a ${kind}`)
      const ask = answerers[kind](taskType)
      return {
        name: question.source,
        ask: async (subject) => {
          const answered = await ask(subject)
          return { ...answered, answer: settleAnswer(taskType, answered.answer) }
        },
        describe: (subject) => describeQuestion(taskType, subject),
      }
    },
  }
}
