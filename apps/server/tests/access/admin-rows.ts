import { BUILDING, extractFile, extractForm } from '../setup/extract-files.ts'
import { ADMIN } from './row.ts'
import type { Rows } from './row.ts'
import type { World } from './world.ts'

export const adminRows = (world: World): Rows => ({
  'admin.updateManually': {
    statuses: ADMIN,
    input: () => ({ body: extractForm(world.property, extractFile(BUILDING)) }),
  },
})
