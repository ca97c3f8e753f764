import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { folderOf, WORKPLACE } from './published-packages.ts'
import type { Published } from './published-packages.ts'
import { run } from './run.ts'

export interface PackedPackage {
  readonly name: Published
  readonly tarball: string
  /** Where the user of the package finds it. */
  readonly folder: string
}

/** The project of an invented user, who has nothing of this repository but the packed packages. */
export const USER_PROJECT = join(WORKPLACE, 'user')

/** Builds and packs a package as publishing it would, and installs it for the user; its dependencies and peers are linked. */
export async function packPackage(name: Published): Promise<PackedPackage> {
  const source = folderOf(name)
  const tarball = join(WORKPLACE, `${name}.tgz`)
  mkdirSync(WORKPLACE, { recursive: true })
  await run('pnpm', ['pack', '--out', tarball], source)

  const folder = join(USER_PROJECT, 'node_modules/@proverka', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1'], WORKPLACE)
  for (const dependency of dependenciesOf(folder)) linkDependency(dependency, source)
  return { name, tarball, folder }
}

function dependenciesOf(folder: string): readonly string[] {
  const json = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly dependencies?: Readonly<Record<string, string>>
    readonly peerDependencies?: Readonly<Record<string, string>>
  }
  return Object.keys({ ...json.dependencies, ...json.peerDependencies }).filter(
    (name) => !name.startsWith('@proverka/'),
  )
}

function linkDependency(name: string, source: string): void {
  const link = join(USER_PROJECT, 'node_modules', name)
  rmSync(link, { force: true })
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(join(source, 'node_modules', name), link, 'junction')
}
