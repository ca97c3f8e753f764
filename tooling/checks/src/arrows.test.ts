import assert from 'node:assert/strict'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { ARROWS, TEST_ARROWS } from './arrow-table.ts'
import { findWrongArrows } from './arrows.ts'
import { temporaryTree } from './temporary-tree.ts'
import { readWorkspaces } from './workspaces.ts'

const DOMAIN = { name: '@proverka/domain', exports: { '.': './src/index.ts' } }
const API = {
  name: '@proverka/api',
  exports: { '.': './src/index.ts', './contract': './src/contract/index.ts', './*': './src/parts/*.ts' },
  dependencies: { '@proverka/domain': 'workspace:*' },
}
const SERVER = { name: '@proverka/server', dependencies: { '@proverka/api': 'workspace:*' } }
const TREE = {
  'packages/domain/package.json': DOMAIN,
  'packages/domain/src/index.ts': '',
  'packages/domain/src/inn/inn.ts': '',
  'packages/api/package.json': API,
  'packages/api/src/index.ts': "import { x } from '@proverka/domain'",
  'packages/api/src/contract/index.ts': '',
  'packages/api/src/parts/one.ts': '',
  'apps/server/package.json': SERVER,
}

/** A repository whose packages are installed: each is found by its name. */
function installed(context: TestContext, files: Readonly<Record<string, unknown>>): string {
  const root = temporaryTree(context, { ...TREE, ...files })
  mkdirSync(join(root, 'node_modules/@proverka'), { recursive: true })
  for (const { folder, json } of readWorkspaces(root))
    symlinkSync(join(root, folder), join(root, 'node_modules', json.name))
  return root
}

/** The examples have folders of their own. */
const WITHOUT_FLOORS = { arrows: ARROWS, testArrows: TEST_ARROWS, floors: {} }

/** What was found, without its reason. */
const placesOf = (problems: readonly string[]) =>
  problems.map((problem) => problem.slice(0, problem.indexOf(': ')))

test('a tree that follows the arrows has no faults', async (context) => {
  const root = installed(context, {
    'apps/server/src/main.ts':
      "import { a } from '@proverka/api/contract'\nimport { b } from '@proverka/domain'",
    'apps/server/src/main.test.ts': "import { client } from '@proverka/api'",
  })
  assert.deepEqual(await findWrongArrows(root, WITHOUT_FLOORS), [])
})

test('a dependency against the arrows is found in package.json', async (context) => {
  const root = installed(context, {
    'packages/domain/package.json': { ...DOMAIN, devDependencies: { '@proverka/api': 'workspace:*' } },
  })
  const [problem, ...others] = await findWrongArrows(root, WITHOUT_FLOORS)
  assert.match(problem ?? '', /^packages\/domain\/package\.json: .*не может зависеть от @proverka\/api/)
  assert.deepEqual(others, [])
})

for (const [kind, line] of [
  ['a value', "import { x } from '@proverka/api/one'"],
  ['a type', "import type { X } from '@proverka/api/one'"],
  ['a name that is passed on', "export { x } from '@proverka/api/one'"],
  ['a file for its effect', "import '@proverka/api/one'"],
  ['a file that is loaded later', "export const load = () => import('@proverka/api/one')"],
] as const)
  test(`an import of ${kind} against the arrows is found`, async (context) => {
    const root = installed(context, {
      'packages/api/src/parts/one.ts': '',
      'packages/domain/src/inn/inn.ts': line,
    })
    assert.deepEqual(placesOf(await findWrongArrows(root, WITHOUT_FLOORS)), [
      'packages/domain/src/inn/inn.ts → packages/api/src/parts/one.ts',
    ])
  })

test('the server may not take the client of the api', async (context) => {
  const root = installed(context, { 'apps/server/src/main.ts': "import { c } from '@proverka/api'" })
  assert.match((await findWrongArrows(root, WITHOUT_FLOORS)).join(), /можно: @proverka\/api\/contract/)
})

test('an inner file is no entry point, a file that a pattern of exports leads to is one', async (context) => {
  const root = installed(context, {
    'packages/screens/package.json': { name: '@proverka/screens' },
    'packages/screens/src/page.ts':
      "import { one } from '@proverka/api/one'\nimport { inn } from '@proverka/domain/src/inn/inn.ts'\n" +
      "import { two } from '@proverka/api/two'",
  })
  assert.deepEqual(placesOf(await findWrongArrows(root, WITHOUT_FLOORS)), [
    'packages/screens/src/page.ts → @proverka/api/two',
    'packages/screens/src/page.ts → @proverka/domain/src/inn/inn.ts',
  ])
})

test('a relative import out of the package is found, one inside and one in a comment are not', async (context) => {
  const root = installed(context, {
    'packages/api/src/index.ts':
      "import './contract/index.ts'\n// from '../../domain/src/inn/inn.ts'\n" +
      "import { x } from '../../domain/src/index.ts'",
  })
  assert.deepEqual(await findWrongArrows(root, WITHOUT_FLOORS), [
    'packages/api/src/index.ts → packages/domain/src/index.ts: импорт выходит из пакета; ' +
      'возьмите имя пакета и его вход из exports',
  ])
})

test('a package does not import itself by its name', async (context) => {
  const root = installed(context, { 'packages/api/src/parts/one.ts': "import '@proverka/api/contract'" })
  assert.match((await findWrongArrows(root, WITHOUT_FLOORS)).join(), /пакет импортирует сам себя/)
})

const WITH_FLOORS = {
  arrows: ARROWS,
  testArrows: TEST_ARROWS,
  floors: { 'packages/domain/src': ['inn', 'low', 'high'] },
}

test('a floor imports those below it and none above', async (context) => {
  const files = {
    'packages/domain/src/high/page.ts': "import { low } from '../low/deep/low.ts'",
    'packages/domain/src/low/deep/low.ts': '',
    'packages/domain/src/low/deep/low.test.ts': "import { page } from '../../high/page.ts'",
  }
  assert.deepEqual(await findWrongArrows(installed(context, files), WITH_FLOORS), [])

  const root = installed(context, {
    ...files,
    'packages/domain/src/high/page.ts': '',
    'packages/domain/src/low/deep/low.ts': "import type { Page } from '../../high/page.ts'",
  })
  assert.deepEqual(await findWrongArrows(root, WITH_FLOORS), [
    'packages/domain/src/low/deep/low.ts → packages/domain/src/high/page.ts: ' +
      'low: нельзя импортировать того, что выше',
  ])
})

test('folders of one floor may import each other, and those below them alone', async (context) => {
  const tables = { ...WITH_FLOORS, floors: { 'packages/domain/src': ['inn', ['left', 'right'], 'high'] } }
  const files = {
    'packages/domain/src/left/a.ts': "import { b } from '../right/b.ts'",
    'packages/domain/src/right/b.ts': '',
    'packages/domain/src/right/c.ts': "import { a } from '../left/a.ts'",
    'packages/domain/src/high/d.ts': '',
  }
  assert.deepEqual(await findWrongArrows(installed(context, files), tables), [])
  const root = installed(context, {
    ...files,
    'packages/domain/src/right/b.ts': "import { d } from '../high/d.ts'",
  })
  assert.deepEqual(await findWrongArrows(root, tables), [
    'packages/domain/src/right/b.ts → packages/domain/src/high/d.ts: ' +
      'left, right: нельзя импортировать того, что выше',
  ])
})

test('a folder without a floor is found', async (context) => {
  const root = installed(context, { 'packages/domain/src/aside/one.ts': '' })
  assert.deepEqual(placesOf(await findWrongArrows(root, WITH_FLOORS)), ['packages/domain/src/aside'])
})

for (const [kind, back] of [
  ['a value', "import { a } from '../a.ts'"],
  ['a type', "import type { A } from '../a.ts'"],
  ['a file that is passed on', "export * from '../a.ts'"],
  ['a file that is loaded later', "export const load = () => import('../a.ts')"],
] as const)
  test(`a circle that closes by ${kind} is found with its files`, async (context) => {
    const root = installed(context, {
      'packages/domain/src/a.ts': "import { b } from './b/b.ts'",
      'packages/domain/src/b/b.ts': "import { c } from './c.ts'",
      'packages/domain/src/b/c.ts': back,
      'packages/domain/src/d.ts': "import { b } from './b/b.ts'",
    })
    const [problem, ...others] = await findWrongArrows(root, WITHOUT_FLOORS)
    assert.match(problem ?? '', /круг импортов/)
    for (const file of ['a.ts', 'b/b.ts', 'b/c.ts'])
      assert.ok(problem?.includes(`packages/domain/src/${file}`))
    assert.deepEqual(others, [])
  })

test('what tests alone may take is no dependency of product code', async (context) => {
  const support = { name: '@proverka/test-support', exports: { './*': './src/*.ts' } }
  const tree = {
    ...TREE,
    'tooling/test-support/package.json': support,
    'tooling/test-support/src/until.ts': '',
    'apps/server/src/main.test.ts': "import { until } from '@proverka/test-support/until'",
  }
  const asTest = { ...SERVER, devDependencies: { '@proverka/test-support': 'workspace:*' } }
  const onlyTests = installed(context, { ...tree, 'apps/server/package.json': asTest })
  assert.deepEqual(await findWrongArrows(onlyTests, WITHOUT_FLOORS), [])

  const asProduct = { ...SERVER, dependencies: { ...SERVER.dependencies, ...asTest.devDependencies } }
  const root = installed(context, {
    ...tree,
    'apps/server/package.json': asProduct,
    'apps/server/src/main.ts': "import { until } from '@proverka/test-support/until'",
  })
  assert.deepEqual(placesOf(await findWrongArrows(root, WITHOUT_FLOORS)), [
    'apps/server/package.json',
    'apps/server/src/main.ts → tooling/test-support/src/until.ts',
  ])
})

test('a package that the table does not know is a fault', async (context) => {
  const root = installed(context, { 'packages/new/package.json': { name: '@proverka/new' } })
  assert.match((await findWrongArrows(root, WITHOUT_FLOORS)).join(), /нет в таблице стрелок/)
})

test('the table has no circle', () => {
  const below = (name: string, path: readonly string[]): void => {
    assert.ok(!path.includes(name), [...path, name].join(' -> '))
    for (const arrow of [...(ARROWS[name] ?? []), ...(TEST_ARROWS[name] ?? [])])
      below(arrow.split('/', 2).join('/'), [...path, name])
  }
  for (const name of Object.keys(ARROWS)) below(name, [])
})
