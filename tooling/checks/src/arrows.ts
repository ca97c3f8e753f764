import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { ARROWS } from './arrow-table.ts'
import { findImports } from './find-imports.ts'
import { finishCheck, REPOSITORY } from './finish-check.ts'
import { walkFiles } from './walk-files.ts'
import { readWorkspaces, type PackageJson, type Workspace } from './workspaces.ts'

const SCOPE = '@proverka/'
const SOURCE = /\.(?:ts|tsx|mts|mjs|js)$/
const TEST = /(?:\.test\.tsx?|\.e2e\.ts|\.stories\.tsx)$|\/tests\//

/** Every arrow that the table does not have, in package.json files and in imports; and every import past an entrance. */
export function findWrongArrows(root: string, arrows = ARROWS): string[] {
  const workspaces = readWorkspaces(root)
  return workspaces.flatMap((workspace) => {
    const allowed = arrows[workspace.json.name]
    if (!allowed) {
      return [`${workspace.folder}: пакета ${workspace.json.name} нет в таблице стрелок (arrow-table.ts)`]
    }
    return [...wrongDependencies(workspace, allowed), ...wrongImports(root, workspace, workspaces, allowed)]
  })
}

function wrongDependencies({ folder, json }: Workspace, allowed: readonly string[]): string[] {
  return internalDependencies(json)
    .filter((name) => !allowed.some((arrow) => packageOf(arrow) === name))
    .map(
      (name) => `${folder}/package.json: ${json.name} не может зависеть от ${name}; ${allowedWords(allowed)}`,
    )
}

function wrongImports(
  root: string,
  workspace: Workspace,
  workspaces: readonly Workspace[],
  allowed: readonly string[],
): string[] {
  const base = join(root, workspace.folder)
  return walkFiles(base)
    .filter((file) => SOURCE.test(file))
    .flatMap((file) => {
      const place = relative(root, file)
      return findImports(readFileSync(file, 'utf8')).flatMap(({ specifier, line }) => {
        const problem = specifier.startsWith('.')
          ? leaving(base, file, specifier)
          : internal(root, workspace, workspaces, allowed, specifier, TEST.test(file))
        return problem ? [`${place}:${line}: ${problem}`] : []
      })
    })
}

function leaving(base: string, file: string, specifier: string): string | undefined {
  const target = resolve(dirname(file), specifier)
  if (target.startsWith(base + sep)) return undefined
  return `импорт «${specifier}» выходит из пакета; возьмите имя пакета и его вход из exports`
}

function internal(
  root: string,
  workspace: Workspace,
  workspaces: readonly Workspace[],
  allowed: readonly string[],
  specifier: string,
  isTest: boolean,
): string | undefined {
  if (!specifier.startsWith(SCOPE)) return undefined
  const name = packageOf(specifier)
  if (name === workspace.json.name)
    return `пакет импортирует сам себя: «${specifier}»; нужен относительный путь`
  const isAllowed = allowed.some(
    (arrow) => arrow === name || arrow === specifier || (isTest && packageOf(arrow) === name),
  )
  if (!isAllowed)
    return `${workspace.json.name} не может импортировать «${specifier}»; ${allowedWords(allowed)}`
  const target = workspaces.find(({ json }) => json.name === name)
  if (!target) return `пакета ${name} нет в репозитории`
  return isEntrance(root, target, specifier) ? undefined : `«${specifier}» — не вход пакета ${name} (exports)`
}

/** True when `exports` of the target names this subpath, itself or by a pattern, and the file is there. */
function isEntrance(root: string, { folder, json }: Workspace, specifier: string): boolean {
  const subpath = `.${specifier.slice(json.name.length)}`
  return Object.entries(json.exports ?? {}).some(([key, file]) => {
    const [before = '', after] = key.split('*')
    if (after === undefined) return key === subpath && existsSync(join(root, folder, file))
    if (!subpath.startsWith(before) || !subpath.endsWith(after)) return false
    const middle = subpath.slice(before.length, subpath.length - after.length)
    return middle !== '' && existsSync(join(root, folder, file.replaceAll('*', middle)))
  })
}

function internalDependencies(json: PackageJson): string[] {
  const all = {
    ...json.dependencies,
    ...json.devDependencies,
    ...json.peerDependencies,
    ...json.optionalDependencies,
  }
  return Object.keys(all).filter((name) => name.startsWith(SCOPE))
}

function packageOf(specifier: string): string {
  return specifier.split('/', 2).join('/')
}

function allowedWords(allowed: readonly string[]): string {
  return allowed.length === 0 ? 'ему нельзя ни от кого' : `можно: ${allowed.join(', ')}`
}

if (import.meta.main) finishCheck(findWrongArrows(REPOSITORY), 'Все стрелки на месте.')
