import { OPEN } from './row.ts'
import type { Rows } from './row.ts'

export const passportsRows = (): Rows => ({
  'passports.checkPassport': { statuses: OPEN, input: () => ({ body: { passport: '0000000014' } }) },
})
