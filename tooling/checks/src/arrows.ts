import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { ARROWS, TEST_ARROWS } from './arrow-table.ts'
import { findImports } from './find-imports.ts'
import { finishCheck, REPOSITORY } from './finish-check.ts'
import { findImportCircles } from './import-circles.ts'
import { walkFiles } from './walk-files.ts'
import { readWorkspaces, type PackageJson, type Workspace } from './workspaces.ts'

const SCOPE = '@proverka/'
const SOURCE = /\.(?:ts|tsx|mts|mjs|js)$/
const TEST = /(?:\.test\.tsx?|\.e2e\.ts|\.stories\.tsx)$|\/tests\//

/** Every dependency that the table does not have, in package.json files and in imports; and every import past an entry point. */
export function findWrongArrows(root: string, arrows = ARROWS, testArrows = TEST_ARROWS): string[] {
  const workspaces = readWorkspaces(root)
  return workspaces.flatMap((workspace) => {
    const allowed = arrows[workspace.json.name]
    if (!allowed) {
      return [`${workspace.folder}: пакета ${workspace.json.name} нет в таблице стрелок (arrow-table.ts)`]
    }
    const inTests = testArrows[workspace.json.name] ?? []
    return [
      ...wrongDependencies(workspace, allowed, inTests),
      ...wrongImports(root, workspace, workspaces, { allowed, inTests }),
    ]
  })
}

/** A dependency of tests only belongs in the devDependencies. */
function wrongDependencies(
  { folder, json }: Workspace,
  allowed: readonly string[],
  inTests: readonly string[],
): string[] {
  const { devDependencies, ...product } = json
  const isAllowed = (name: string) => allowed.some((arrow) => packageOf(arrow) === name)
  return [
    ...internalDependencies(product).filter((name) => !isAllowed(name)),
    ...internalDependencies({ devDependencies }).filter(
      (name) => !isAllowed(name) && !inTests.includes(name),
    ),
  ].map(
    (name) => `${folder}/package.json: ${json.name} не может зависеть от ${name}; ${allowedWords(allowed)}`,
  )
}

interface Allowed {
  readonly allowed: readonly string[]
  readonly inTests: readonly string[]
}

function wrongImports(
  root: string,
  workspace: Workspace,
  workspaces: readonly Workspace[],
  arrows: Allowed,
): string[] {
  const base = join(root, workspace.folder)
  return walkFiles(base)
    .filter((file) => SOURCE.test(file))
    .flatMap((file) => {
      const place = relative(root, file)
      return findImports(readFileSync(file, 'utf8')).flatMap(({ specifier, line }) => {
        const problem = specifier.startsWith('.')
          ? leaving(base, file, specifier)
          : internal(root, workspace, workspaces, arrows, specifier, TEST.test(file))
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
  { allowed, inTests }: Allowed,
  specifier: string,
  isTest: boolean,
): string | undefined {
  if (!specifier.startsWith(SCOPE)) return undefined
  const name = packageOf(specifier)
  if (name === workspace.json.name)
    return `пакет импортирует сам себя: «${specifier}»; нужен относительный путь`
  const isAllowed =
    allowed.some((arrow) => arrow === name || arrow === specifier || (isTest && packageOf(arrow) === name)) ||
    (isTest && inTests.includes(name))
  if (!isAllowed)
    return `${workspace.json.name} не может импортировать «${specifier}»; ${allowedWords(allowed)}`
  const target = workspaces.find(({ json }) => json.name === name)
  if (!target) return `пакета ${name} нет в репозитории`
  return isEntryPoint(root, target, specifier)
    ? undefined
    : `«${specifier}» — не вход пакета ${name} (exports)`
}

/** True when `exports` of the target names this subpath, itself or by a pattern, and the file is there. */
function isEntryPoint(root: string, { folder, json }: Workspace, specifier: string): boolean {
  const subpath = `.${specifier.slice(json.name.length)}`
  return Object.entries(json.exports ?? {}).some(([key, file]) => {
    const [before = '', after] = key.split('*')
    if (after === undefined) return key === subpath && existsSync(join(root, folder, file))
    if (!subpath.startsWith(before) || !subpath.endsWith(after)) return false
    const middle = subpath.slice(before.length, subpath.length - after.length)
    return middle !== '' && existsSync(join(root, folder, file.replaceAll('*', middle)))
  })
}

function internalDependencies(json: Partial<PackageJson>): string[] {
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

if (import.meta.main) {
  finishCheck(
    [...findWrongArrows(REPOSITORY), ...findImportCircles(REPOSITORY)],
    'Все стрелки на месте, кругов нет.',
  )
}
