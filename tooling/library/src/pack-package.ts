import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { folderOf, readPackageJson, WORKPLACE } from './published-packages.ts'
import { run } from './run.ts'

export interface PackedPackage {
  /** Name of its folder in `packages/`. */
  readonly name: string
  readonly tarball: string
  /** Where the user of the package finds it. */
  readonly folder: string
}

/** The project of an invented user, who has nothing of this repository but the packed packages. */
export const USER_PROJECT = join(WORKPLACE, 'user')

/** Builds and packs a package as publishing it would. */
export async function packPackage(name: string): Promise<PackedPackage> {
  const tarball = join(WORKPLACE, `${name}.tgz`)
  mkdirSync(WORKPLACE, { recursive: true })
  await run('pnpm', ['pack', '--out', tarball], folderOf(name))
  return { name, tarball, folder: join(USER_PROJECT, 'node_modules/@proverka', name) }
}

/**
 * Installs packed packages for the user with pnpm and without a network: theirs come from the tarballs, what they
 * depend on is linked from this repository. Throws `CommandError` when a tarball cannot be installed.
 */
export async function installPackages(packages: readonly PackedPackage[]): Promise<void> {
  const foreign = new Map(
    packages.flatMap(({ name }) => foreignDependencies(name).map((dependency) => [dependency, name])),
  )
  const tarballs = packages.map(({ name, tarball }): [string, string] => [
    `@proverka/${name}`,
    `file:${tarball}`,
  ])
  rmSync(USER_PROJECT, { recursive: true, force: true })
  mkdirSync(USER_PROJECT, { recursive: true })
  const json = { private: true, type: 'module', dependencies: Object.fromEntries(tarballs) }
  writeFileSync(join(USER_PROJECT, 'package.json'), JSON.stringify(json))
  const overrides = { ...Object.fromEntries(tarballs), ...fromKeys(foreign.keys(), '-') }
  const settings = { packages: ['.'], nodeLinker: 'hoisted', pmOnFail: 'ignore', overrides }
  // JSON is YAML, too.
  writeFileSync(join(USER_PROJECT, 'pnpm-workspace.yaml'), JSON.stringify(settings))
  await run('pnpm', ['install', '--offline', '--ignore-scripts'], USER_PROJECT, { CI: 'true' })
  for (const [dependency, name] of foreign) linkDependency(dependency, folderOf(name))
}

function foreignDependencies(name: string): readonly string[] {
  const { dependencies, peerDependencies } = readPackageJson(folderOf(name))
  return Object.keys({ ...dependencies, ...peerDependencies }).filter(
    (dependency) => !dependency.startsWith('@proverka/'),
  )
}

function linkDependency(name: string, source: string): void {
  const link = join(USER_PROJECT, 'node_modules', name)
  rmSync(link, { force: true })
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(join(source, 'node_modules', name), link, 'junction')
}

function fromKeys(keys: Iterable<string>, value: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...keys].map((key) => [key, value]))
}
