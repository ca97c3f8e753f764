import { setTimeout as wait } from 'node:timers/promises'
import { normalisePlate, normaliseVin } from '@proverka/domain'
import type { Answer } from '@proverka/domain/reports'
import type { VehicleCheckType } from '@proverka/domain/checks'
import type { Database } from '../../platform/db/database.ts'
import { answerOf, asDemoAnswer, isSourceDown, missingData, SOURCE_DOWN } from './demo-answers.ts'
import type { Ask, SubjectOf } from './source.ts'
import { askedByFoundVin } from './describe-question.ts'
import { MISSING_NOTES } from './missing-notes.ts'

/** Registers that ask for the certificate beside the plate. */
const NEEDS_CERTIFICATE: ReadonlySet<VehicleCheckType> = new Set(['vehicle-fines'])

/** A register of cars of the demo world: it knows a car by its VIN, and by its plate while the car is on the road. */
export function askDemoVehicles(database: Database, type: VehicleCheckType, delayMs: number): Ask<'vehicle'> {
  return async (vehicle) => {
    await wait(delayMs)
    const car = await findCar(vehicle)
    const answer = asDemoAnswer(await answerFor(vehicle, car))
    const isVinFound = car !== undefined && !normaliseVin(vehicle.vin) && type !== 'vehicle-registrations'
    return isVinFound ? { ...answer, asked: askedByFoundVin(vehicle, car.vin) } : answer
  }

  async function findCar(vehicle: SubjectOf<'vehicle'>): Promise<{ vin: string } | undefined> {
    const vin = normaliseVin(vehicle.vin)
    const plate = normalisePlate(vehicle.plate)
    if (!vin && !plate) return undefined
    return database.current
      .selectFrom('demo_vehicles')
      .select('vin')
      .where(vin ? 'vin' : 'plate', '=', vin ?? plate)
      .executeTakeFirst()
  }

  async function answerFor(vehicle: SubjectOf<'vehicle'>, car?: { vin: string }): Promise<Answer> {
    const vin = normaliseVin(vehicle.vin)
    const plate = normalisePlate(vehicle.plate)
    if (!vin && !plate) return missingData(MISSING_NOTES.vinOrPlate)
    if (NEEDS_CERTIFICATE.has(type) && !(plate && vehicle.certificate))
      return missingData('Штрафы показывают только по паре «гос. номер и свидетельство о регистрации».')
    if (await isSourceDown(database, type)) return SOURCE_DOWN
    // Only the register of cars knows a car by its plate alone; the others are asked by the VIN that it names.
    if (!car && !vin && type !== 'vehicle-registrations')
      return missingData('ГИБДД не назвала VIN по этому номеру, без него источник не отвечает.')
    if (!car) return answerOf([])
    const records = await database.current
      .selectFrom('demo_vehicle_records')
      .select('finding')
      .where('task_type', '=', type)
      .where('vin', '=', car.vin)
      .orderBy('id')
      .execute()
    return answerOf(records.map(({ finding }) => finding))
  }
}
