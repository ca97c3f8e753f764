import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { USER_PROJECT } from './pack-package.ts'
import { run } from './run.ts'

interface Program {
  readonly title: string
  readonly source: string
  /** Instantiations at most, beyond those of an empty program. */
  readonly limit: number
}

/** What users of the packages begin with; their compiler checks the declarations, too. */
const PROGRAMS: readonly Program[] = [
  {
    title: 'isInn',
    source: `import { isInn } from '@proverka/domain'
export const isValid: boolean = isInn('0000000018')
`,
    limit: 20_000,
  },
  {
    title: 'createApiClient, one call',
    source: `import { createApiClient } from '@proverka/api'
const api = createApiClient({ baseUrl: '/api' })
const order_items = [{ product_id: 'a', object_key: '00:14:0203005:1047' }]
export const total: number = (await api.orders.createOrder({ body: { order_items } })).total_amount
`,
    limit: 150_000,
  },
  {
    title: 'createClient with orders, one call',
    source: `import { createClient } from '@proverka/api'
import { orders } from '@proverka/api/calls'
const api = createClient({ orders }, { baseUrl: '/api' })
export const email: string = (await api.orders.getOrder({ params: { id: 'a' } })).email
`,
    limit: 150_000,
  },
]

/**
 * Compiles the programs with `skipLibCheck` off and counts instantiations, those of the libraries of TypeScript aside;
 * throws for a program over its limit or with an error, else returns the figures.
 */
export async function checkTypeCost(): Promise<string> {
  const empty = await instantiations('export {}\n')
  const costs: (Program & { readonly cost: number })[] = []
  for (const program of PROGRAMS)
    costs.push({ ...program, cost: (await instantiations(program.source)) - empty })
  const lines = costs.map(({ title, cost, limit }) => `  ${title}: ${cost} of ${limit} instantiations`)
  if (costs.some(({ cost, limit }) => cost > limit)) throw new Error(lines.join('\n'))
  return lines.join('\n')
}

async function instantiations(source: string): Promise<number> {
  const folder = join(USER_PROJECT, 'type-cost')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'program.ts'), source)
  const options = {
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2023', 'dom'],
    strict: true,
    noEmit: true,
    types: [],
    skipLibCheck: false,
  }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: ['program.ts'] }),
  )
  // One checker: several count what they share more than once.
  const figures = await run('tsc', ['-p', folder, '--extendedDiagnostics', '--checkers', '1'], folder)
  return instantiationsIn(figures)
}

/** The count in the diagnostics of the compiler. */
export function instantiationsIn(diagnostics: string): number {
  const count = /^Instantiations:\s+(\d+)$/m.exec(diagnostics)?.[1]
  if (count === undefined) throw new Error(`No instantiations in ${diagnostics}`)
  return Number(count)
}
