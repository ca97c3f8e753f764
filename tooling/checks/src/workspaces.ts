import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface PackageJson {
  readonly name: string
  readonly exports?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

export interface Workspace {
  /** From the repository's folder: `packages/domain`. */
  readonly folder: string
  readonly json: PackageJson
}

/** The packages of the repository: each folder of apps, packages and tooling that has a package.json. */
export function readWorkspaces(root: string): Workspace[] {
  return ['apps', 'packages', 'tooling']
    .filter((area) => existsSync(join(root, area)))
    .flatMap((area) => readdirSync(join(root, area)).map((name) => `${area}/${name}`))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .toSorted()
    .map((folder) => ({ folder, json: readJson(join(root, folder, 'package.json')) }))
}

function readJson(file: string): PackageJson {
  return JSON.parse(readFileSync(file, 'utf8')) as PackageJson
}
