import { OPEN } from './row.ts'
import type { Rows } from './row.ts'

export const sourcesRows = (): Rows => ({
  'sources.listSources': { statuses: OPEN, input: () => ({}) },
})
