import type { PackageJson } from './published-packages.ts'
import { idsIn } from './requirement-ids.ts'

/** What is known of a packed package and of those that are published with it. */
export interface Tarball {
  /** Name of its folder in `packages/`. */
  readonly folder: string
  readonly json: PackageJson
  /** Paths of its files, without `package/`. */
  readonly files: readonly string[]
  readonly license: string
  readonly changelog: string
  /** Every text that its readers see, by path: README, CHANGELOG, declarations. */
  readonly texts: ReadonlyMap<string, string>
  /** Versions of all published packages by name. */
  readonly versions: ReadonlyMap<string, string>
}

/** The files beside `dist` that a consumer gets. */
const TEXTS = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']

/** What is wrong with a packed package before anybody opens it; nothing, when it can be published. */
export function tarballFaults(tarball: Tarball): readonly string[] {
  const ids = [...tarball.texts].flatMap(([path, text]) =>
    [...new Set(idsIn(text))].map((id) => `${path} names ${id}`),
  )
  return [...fileFaults(tarball), ...metadataFaults(tarball), ...dependencyFaults(tarball), ...ids]
}

function fileFaults({ json, files, license, changelog }: Tarball): readonly string[] {
  const missing = [...TEXTS, ...exportTargets(json.exports)].filter((path) => !files.includes(path))
  const foreign = files.filter(
    (path) => !TEXTS.includes(path) && (!path.startsWith('dist/') || /\.(test|test-data)\./.test(path)),
  )
  return [
    ...missing.map((path) => `has no ${path}`),
    ...foreign.map((path) => `carries ${path}`),
    ...(license.startsWith('MIT License\n') ? [] : ['its LICENSE is not the MIT License']),
    ...(changelog.includes(`\n## ${json.version}\n`) ? [] : [`its CHANGELOG has no ${json.version}`]),
  ]
}

/** `./dist/index.js` of every condition of every export, as `dist/index.js`. */
function exportTargets(target: unknown): readonly string[] {
  if (typeof target === 'string') return [target.replace('./', '')]
  return Object.values(target ?? {}).flatMap(exportTargets)
}

function metadataFaults({ folder, json }: Tarball): readonly string[] {
  const faults: (readonly [boolean, string])[] = [
    [json.license === 'MIT', 'license is not MIT'],
    [(json.description ?? '') !== '', 'has no description'],
    [(json.keywords ?? []).length >= 3, 'has less than three keywords'],
    [/^>=\d/.test(json.engines?.node ?? ''), 'has no engines.node'],
    [(json.repository?.url ?? '').startsWith('git+https://'), 'has no repository.url'],
    [json.repository?.directory === `packages/${folder}`, `repository.directory is not packages/${folder}`],
    [(json.homepage ?? '').endsWith(`/packages/${folder}#readme`), 'homepage is not its README'],
  ]
  return faults.filter(([isRight]) => !isRight).map(([, fault]) => fault)
}

function dependencyFaults({ json, versions }: Tarball): readonly string[] {
  return Object.entries({ ...json.dependencies, ...json.peerDependencies }).flatMap(([name, range]) => {
    if (/^(workspace|catalog|link|file):/.test(range)) return [`depends on ${name} by ${range}`]
    if (!name.startsWith('@proverka/')) return []
    if (!versions.has(name)) return [`depends on ${name}, which is not published`]
    return versions.get(name) === range ? [] : [`depends on ${name} ${range}, not ${versions.get(name)}`]
  })
}
