import { setTimeout as wait } from 'node:timers/promises'
import { normalisePlate, normaliseVin } from '@proverka/domain'
import type { Answer } from '@proverka/domain/reports'
import type { Database } from '../db/database.ts'
import { answerOf, asDemoAnswer, isSourceDown, missingData, SOURCE_DOWN } from './demo-answers.ts'
import type { Ask, VehicleSubject } from './source.ts'
import type { VehicleQuestion } from './vehicle-questions.ts'

/** A register of cars of the demo world: it knows a car by its VIN, and by its plate while the car is on the road. */
export function askDemoVehicles(database: Database, type: VehicleQuestion, delayMs: number): Ask<'vehicle'> {
  return async (vehicle) => {
    await wait(delayMs)
    return asDemoAnswer(await answerFor(vehicle))
  }

  async function answerFor(vehicle: VehicleSubject): Promise<Answer> {
    const vin = normaliseVin(vehicle.vin)
    const plate = normalisePlate(vehicle.plate)
    if (!vin && !plate) return missingData('Не указан VIN или гос. номер, без них источник не отвечает.')
    if (await isSourceDown(database, type)) return SOURCE_DOWN
    const records = await database.current
      .selectFrom('demo_vehicle_records as record')
      .innerJoin('demo_vehicles as vehicle', 'vehicle.vin', 'record.vin')
      .select('record.finding')
      .where('record.task_type', '=', type)
      .where(vin ? 'vehicle.vin' : 'vehicle.plate', '=', vin ?? plate)
      .orderBy('record.id')
      .execute()
    return answerOf(records.map(({ finding }) => finding))
  }
}
