import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { USER_PROJECT } from './pack-package.ts'
import { WORKPLACE } from './published-packages.ts'
import { run } from './run.ts'

interface SizeLimit {
  readonly name: string
  readonly path: string | readonly string[]
  /** What is imported, by path where there are several. */
  readonly import: string | Readonly<Record<string, string>>
  readonly limit: string
  readonly gzip?: boolean
  readonly ignore?: readonly string[]
}

const VALIDATORS = [
  'isPhone',
  'isEmail',
  'isDate',
  'isPositiveNumber',
  'isVin',
  'isPlate',
  'isSnils',
  'isInn',
  'isCadastralNumber',
  'isOgrn',
  'isKpp',
]

const SMALL: Readonly<Record<string, string>> = { isInn: '200 B', isEmail: '700 B' }

/**
 * What the whole of an entry weighs, of which a bundler takes only what is used: the root has every rule and input of a
 * field, orders have the form of every product, checks and reports have the rules of every kind, views every sentence, once for
 * page and documents.
 */
const LARGE: Readonly<Record<string, string>> = {
  index: '31 KB',
  'orders/index': '26 KB',
  'reports/index': '78 KB',
}

/** What a user's bundle may grow by: one validator in brotli, the rest in gzip. */
const LIMITS: readonly SizeLimit[] = [
  ...VALIDATORS.map((name) => ({
    name,
    path: entry('domain'),
    import: `{ ${name} }`,
    limit: SMALL[name] ?? '500 B',
  })),
  ...[
    'index',
    'errors/index',
    'orders/index',
    'accounts/index',
    'navigation/index',
    'sites/index',
    'checks/index',
    'reports/index',
    'views/index',
    'property/index',
    'timing/index',
    'legal/index',
    'register/index',
    'internal/index',
  ].map((file) => ({
    // Without what it depends on.
    name: `domain/${file}`,
    path: entry('domain', file),
    import: '*',
    limit: LARGE[file] ?? '12 KB',
    gzip: true,
    ignore: ['valibot'],
  })),
  // With all that they depend on.
  { name: 'address-search', path: entry('address-search'), import: '*', limit: '23 KB', gzip: true },
  {
    // Of which three quarters are Ed25519 for browsers that have none: a file of its own, loaded there alone.
    name: 'report-proof',
    path: entry('report-proof'),
    import: '{ checkFile, hideParts }',
    limit: '44 KB',
    gzip: true,
  },
  {
    name: 'api: every call',
    path: entry('api'),
    import: '{ createApiClient }',
    limit: '40.5 KB',
    gzip: true,
  },
  {
    name: 'api: sign-in and products',
    path: [entry('api'), entry('api', 'calls')],
    import: { [entry('api')]: '{ createClient }', [entry('api', 'calls')]: '{ auth, products }' },
    limit: '13.5 KB',
    gzip: true,
  },
]

/** The texts are Russian; bundlers for browsers keep their letters, and so does what is measured. */
const CONFIG = `export default ${JSON.stringify(LIMITS, null, 2)}.map((limit) => ({
  ...limit,
  modifyEsbuildConfig: (config) => ({ ...config, charset: 'utf8' }),
}))
`

/** Measures the packed packages with size-limit; throws `CommandError` with its table when one is too big. */
export function checkSizes(): Promise<string> {
  const file = join(WORKPLACE, '.size-limit.mjs')
  writeFileSync(file, CONFIG)
  return run('size-limit', ['--config', file], import.meta.dirname)
}

function entry(name: string, file = 'index'): string {
  return join(USER_PROJECT, 'node_modules/@proverka', name, `dist/${file}.js`)
}
