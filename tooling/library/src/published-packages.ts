import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const REPOSITORY = resolve(import.meta.dirname, '../../..')

/** Where packed packages and the project of an invented user are put; made again at each run. */
export const WORKPLACE = join(REPOSITORY, '.cache/library')

/** What is read of the package.json of a package. */
export interface PackageJson {
  readonly name: string
  readonly version: string
  readonly private?: boolean
  readonly license?: string
  readonly description?: string
  readonly homepage?: string
  readonly keywords?: readonly string[]
  readonly engines?: { readonly node?: string }
  readonly repository?: { readonly url?: string; readonly directory?: string }
  readonly exports?: Readonly<Record<string, unknown>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

export function folderOf(name: string): string {
  return join(REPOSITORY, 'packages', name)
}

export function readPackageJson(folder: string): PackageJson {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson
}

/**
 * Folder names of the packages that users outside the repository install: every one in `packages/` that is not private,
 * each after those it depends on.
 */
export function publishedPackages(): readonly string[] {
  const found = new Map<string, PackageJson>()
  for (const { name } of readdirSync(join(REPOSITORY, 'packages'), { withFileTypes: true })) {
    const json = packageJsonIn(folderOf(name))
    if (json !== undefined && json.private !== true) found.set(name, json)
  }
  return sortByDependencies(found)
}

/** Sorts packages so that each comes after those it depends on; throws when two depend on each other. */
export function sortByDependencies(packages: ReadonlyMap<string, PackageJson>): readonly string[] {
  const sorted: string[] = []
  const folders = new Map([...packages].map(([folder, { name }]) => [name, folder]))
  const add = (folder: string, path: readonly string[]) => {
    if (sorted.includes(folder)) return
    if (path.includes(folder)) throw new Error(`Packages depend on each other: ${path.join(', ')}`)
    for (const name of Object.keys(packages.get(folder)?.dependencies ?? {})) {
      const needed = folders.get(name)
      if (needed !== undefined) add(needed, [...path, folder])
    }
    sorted.push(folder)
  }
  for (const folder of packages.keys()) add(folder, [])
  return sorted
}

function packageJsonIn(folder: string): PackageJson | undefined {
  try {
    return readPackageJson(folder)
  } catch {
    return undefined
  }
}
