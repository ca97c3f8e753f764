import { OPEN } from './row.ts'
import type { Rows } from './row.ts'

export const demoRows = (): Rows => ({
  'demo.getDemoObject': { statuses: OPEN, input: () => ({}) },
})
