import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { makeDemoVehicles } from './demo-vehicles.ts'
import { recordRows } from './record-rows.ts'
import { seedOnce } from './seed-once.ts'

/** Its number grows with what the registers know: older records are replaced. */
const SEED_NAME = 'demo-vehicles-3'

/** Adds the cars of the demo world and what its registers say about them. */
export async function seedVehicles(database: Database, clock: Clock): Promise<void> {
  await seedOnce(database, clock, SEED_NAME, async () => {
    const { vehicles, records } = makeDemoVehicles()
    await database.current.deleteFrom('demo_vehicle_records').execute()
    await database.current
      .insertInto('demo_vehicles')
      .values(vehicles)
      .onConflict((conflict) => conflict.column('vin').doNothing())
      .execute()
    await database.current.insertInto('demo_vehicle_records').values(recordRows(records)).execute()
  })
}
