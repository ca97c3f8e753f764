import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { ARROWS, TEST_ARROWS } from './arrow-table.ts'
import { allowedWords, floorRules, importRules, packageRules } from './dependency-rules.ts'
import { finishCheck, REPOSITORY } from './finish-check.ts'
import { FLOORS, type Floor } from './floors.ts'
import { readWorkspaces, type PackageJson, type Workspace } from './workspaces.ts'

const SCOPE = '@proverka/'

/** Tests take what their package.json names, of any floor. */
const LEFT_OUT = [
  '(?:^|/)(?:node_modules|dist|storybook-static|test-results|playwright-report|tests)/',
  String.raw`\.(?:test|test-d|e2e|check|bench|stories)\.tsx?$`,
]

interface Tables {
  readonly arrows: Readonly<Record<string, readonly string[]>>
  readonly testArrows: Readonly<Record<string, readonly string[]>>
  readonly floors: Readonly<Record<string, readonly Floor[]>>
}

const TABLES: Tables = { arrows: ARROWS, testArrows: TEST_ARROWS, floors: FLOORS }

/**
 * Every dependency of a package.json that the table does not have; every import against the tables, past an entry point
 * of a package or in a circle; and every top folder of a source with floors that has none.
 */
export async function findWrongArrows(root: string, tables: Tables = TABLES): Promise<string[]> {
  const workspaces = readWorkspaces(root)
  return [
    ...workspaces.flatMap((workspace) => wrongDependencies(workspace, tables)),
    ...foldersWithoutFloor(root, tables.floors),
    ...(await wrongImports(root, workspaces, tables)),
  ]
}

/** A dependency of tests only belongs in the devDependencies. */
function wrongDependencies({ folder, json }: Workspace, { arrows, testArrows }: Tables): string[] {
  const allowed = arrows[json.name]
  if (!allowed) return [`${folder}: пакета ${json.name} нет в таблице стрелок (arrow-table.ts)`]
  const inTests = testArrows[json.name] ?? []
  const { devDependencies, ...product } = json
  const isAllowed = (name: string) => allowed.some((arrow) => arrow.split('/', 2).join('/') === name)
  return [
    ...internalDependencies(product).filter((name) => !isAllowed(name)),
    ...internalDependencies({ devDependencies }).filter(
      (name) => !isAllowed(name) && !inTests.includes(name),
    ),
  ].map(
    (name) => `${folder}/package.json: ${json.name} не может зависеть от ${name}; ${allowedWords(allowed)}`,
  )
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

function foldersWithoutFloor(root: string, floors: Tables['floors']): string[] {
  return Object.entries(floors)
    .filter(([source]) => existsSync(join(root, source)))
    .flatMap(([source, names]) =>
      readdirSync(join(root, source), { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath }) => parentPath.slice(join(root, source).length + 1))
        .filter((folder) => folder && !names.flat().some((name) => `${folder}/`.startsWith(`${name}/`)))
        .map((folder) => `${source}/${folder}: у папки нет этажа (floors.ts)`),
    )
    .filter((problem, place, all) => all.indexOf(problem) === place)
}

async function wrongImports(
  root: string,
  workspaces: readonly Workspace[],
  tables: Tables,
): Promise<string[]> {
  const { output } = await cruise(
    ['apps', 'packages', 'tooling'].filter((area) => existsSync(join(root, area))),
    {
      baseDir: root,
      exclude: { path: LEFT_OUT },
      tsPreCompilationDeps: true,
      validate: true,
      ruleSet: {
        forbidden: [
          ...packageRules(workspaces, tables.arrows),
          ...importRules(workspaces),
          ...floorRules(tables.floors),
        ],
      },
      skipAnalysisNotInRules: true,
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['import', 'types', 'node', 'default'],
        extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      },
    },
  )
  return (output as ICruiseResult).summary.violations.map(({ from, to, rule, cycle }) => {
    const path = [from, ...(cycle?.map(({ name }) => name) ?? [to])]
    return `${path.join(' → ')}: ${rule.name}`
  })
}

if (import.meta.main) {
  finishCheck(await findWrongArrows(REPOSITORY), 'Все стрелки и этажи на месте, кругов нет.')
}
