import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { USER_PROJECT, type PackedPackage } from './pack-package.ts'
import { readPackageJson, WORKPLACE } from './published-packages.ts'
import { run } from './run.ts'

/** What a bundle of a user grows by, in bytes. */
export interface Size {
  readonly package: string
  /** What is imported, as the table of a README names it. */
  readonly title: string
  readonly bytes: number
}

/** One import whose weight is measured. */
interface Probe {
  readonly package: string
  readonly title: string
  readonly path: string | readonly string[]
  /** What is imported, by path where there are several. */
  readonly import: string | Readonly<Record<string, string>>
}

const VALIDATORS = [
  'isInn',
  'isPhone',
  'isEmail',
  'isDate',
  'isVin',
  'isPlate',
  'isSnils',
  'isCadastralNumber',
  'isOgrn',
  'isKpp',
]

/** Measures the packed packages with size-limit: minified and gzipped, with all that they depend on. */
export async function measureSizes(packages: readonly PackedPackage[]): Promise<readonly Size[]> {
  const probes = packages.flatMap(probesOf)
  const file = join(WORKPLACE, '.size-limit.mjs')
  writeFileSync(file, configOf(probes))
  const output = await run('size-limit', ['--config', file, '--json'], import.meta.dirname)
  const measured = JSON.parse(output.slice(output.indexOf('['))) as readonly { readonly size: number }[]
  return probes.map((probe, index) => ({
    package: probe.package,
    title: probe.title,
    bytes: measured[index]?.size ?? Number.NaN,
  }))
}

/** Every entry of a package that is code, and what most users take of it. */
function probesOf({ name, folder }: PackedPackage): readonly Probe[] {
  const entries = Object.entries(readPackageJson(folder).exports ?? {}).flatMap(([entry, target]) => {
    const file = (target as { readonly import?: string }).import
    const title = `\`@proverka/${name}${entry.slice(1)}\``
    // What the packages share among themselves is imported by nobody else.
    if (file === undefined || entry === './internal') return []
    return [{ package: name, title, path: join(folder, file), import: '*' }]
  })
  return [...(USED_MOST[name] ?? []), ...entries]
}

const USED_MOST: Readonly<Record<string, readonly Probe[]>> = {
  domain: VALIDATORS.map((validator) => ({
    package: 'domain',
    title: `\`${validator}\` alone`,
    path: builtFile('domain'),
    import: `{ ${validator} }`,
  })),
  api: [
    {
      package: 'api',
      title: '`createApiClient`: every call',
      path: builtFile('api'),
      import: '{ createApiClient }',
    },
    {
      package: 'api',
      title: '`createClient` with `auth` and `products`',
      path: [builtFile('api'), builtFile('api', 'calls')],
      import: { [builtFile('api')]: '{ createClient }', [builtFile('api', 'calls')]: '{ auth, products }' },
    },
  ],
}

/** The texts are Russian; bundlers for browsers keep their letters, and so does what is measured. */
function configOf(probes: readonly Probe[]): string {
  const checks = probes.map((probe, index) => ({
    name: String(index),
    path: probe.path,
    import: probe.import,
    gzip: true,
    ignore: ['@tanstack/react-query'],
  }))
  return `export default ${JSON.stringify(checks)}.map((check) => ({
  ...check,
  modifyEsbuildConfig: (config) => ({ ...config, charset: 'utf8' }),
}))
`
}

function builtFile(name: string, file = 'index'): string {
  return join(USER_PROJECT, 'node_modules/@proverka', name, `dist/${file}.js`)
}
