import { OPEN } from './row.ts'
import type { Rows } from './row.ts'

export const siteRows = (): Rows => ({
  'site.getSite': { statuses: OPEN, input: () => ({}) },
})
