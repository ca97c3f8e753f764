import { CHECK_TYPES } from '@proverka/domain/reports'
import type { Database } from '../db/database.ts'
import type { DemoRegister } from '../register/demo-register.ts'
import { COMPANY_QUESTIONS, type CompanyQuestion } from './company-questions.ts'
import { createDemoCompanySource } from './demo-company-source.ts'
import { createDemoPersonSource } from './demo-person-source.ts'
import { createDemoPropertySource } from './demo-property-source.ts'
import { createDemoVehicleSource } from './demo-vehicle-source.ts'
import type { Source, Sources } from './source.ts'
import { VEHICLE_QUESTIONS, type VehicleQuestion } from './vehicle-questions.ts'

/** The demo world as the source of everything, until adapters of real services are configured. */
export function createDemoSources(database: Database, register: DemoRegister, delayMs: number): Sources {
  const vehicleTypes = Object.keys(VEHICLE_QUESTIONS) as VehicleQuestion[]
  const companyTypes = Object.keys(COMPANY_QUESTIONS) as CompanyQuestion[]
  const sources = new Map<string, Source>([
    ['extract', createDemoPropertySource(register, 'extract', delayMs)],
    ['rights-history', createDemoPropertySource(register, 'rights-history', delayMs)],
    ...CHECK_TYPES.map((type): [string, Source] => [type, createDemoPersonSource(database, type, delayMs)]),
    ...vehicleTypes.map((type): [string, Source] => [type, createDemoVehicleSource(database, type, delayMs)]),
    ...companyTypes.map((type): [string, Source] => [type, createDemoCompanySource(database, type, delayMs)]),
  ])
  return (taskType) => {
    const source = sources.get(taskType)
    if (!source) throw new RangeError(`no source answers questions of the type ${taskType}`)
    return source
  }
}
