import { PAGE_EXAMPLES } from './page-examples.ts'
import { PROGRAM_EXAMPLES } from './program-examples.ts'
import type { CallExample } from './call-example.ts'

export type { CallExample } from './call-example.ts'

/** An input for each call of programs and pages, by `area.name`; a call without one needs nothing. A test sends them. */
export const EXAMPLES: Readonly<Record<string, CallExample>> = { ...PROGRAM_EXAMPLES, ...PAGE_EXAMPLES }
