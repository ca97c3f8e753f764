import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ARROWS, TEST_ARROWS } from './arrow-table.ts'
import { findWrongArrows } from './arrows.ts'
import { temporaryTree } from './temporary-tree.ts'

const DOMAIN = { name: '@proverka/domain', exports: { '.': './src/index.ts' } }
const API = {
  name: '@proverka/api',
  exports: { '.': './src/index.ts', './contract': './src/contract/index.ts', './*': './src/parts/*.ts' },
  dependencies: { '@proverka/domain': 'workspace:*' },
}
const SERVER = { name: '@proverka/server', dependencies: { '@proverka/api': 'workspace:*' } }
/** Keeps the check from finding its own example. */
const quote = "'"
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

test('a tree that follows the arrows has no faults', (context) => {
  const root = temporaryTree(context, {
    ...TREE,
    'apps/server/src/main.ts':
      "import { a } from '@proverka/api/contract'\nimport { b } from '@proverka/domain'",
    'apps/server/src/main.test.ts': "import { client } from '@proverka/api'",
  })
  assert.deepEqual(findWrongArrows(root), [])
})

test('a dependency against the arrows is found in package.json', (context) => {
  const root = temporaryTree(context, {
    ...TREE,
    'packages/domain/package.json': { ...DOMAIN, devDependencies: { '@proverka/api': 'workspace:*' } },
  })
  const [problem, ...others] = findWrongArrows(root)
  assert.match(problem ?? '', /^packages\/domain\/package\.json: .*не может зависеть от @proverka\/api/)
  assert.deepEqual(others, [])
})

test('an import against the arrows is found with its line, however it is written', (context) => {
  const root = temporaryTree(context, {
    ...TREE,
    'packages/domain/src/inn/inn.ts': "\nexport { x } from '@proverka/api'",
    'packages/domain/src/index.ts': `const load = () => import(${quote}@proverka/api${quote})\nimport '@proverka/api'`,
  })
  assert.deepEqual(
    findWrongArrows(root).map((problem) => problem.split(': ', 1)[0]),
    ['packages/domain/src/index.ts:1', 'packages/domain/src/index.ts:2', 'packages/domain/src/inn/inn.ts:2'],
  )
})

test('the server may not take the client of the api', (context) => {
  const root = temporaryTree(context, {
    ...TREE,
    'apps/server/src/main.ts': "import { c } from '@proverka/api'",
  })
  assert.match(findWrongArrows(root).join(), /можно: @proverka\/api\/contract/)
})

test('an inner file is no entry point, a file that a pattern of exports leads to is one', (context) => {
  const root = temporaryTree(context, {
    ...TREE,
    'packages/screens/package.json': { name: '@proverka/screens' },
    'packages/screens/src/page.ts':
      "import { one } from '@proverka/api/one'\nimport { inn } from '@proverka/domain/src/inn/inn.ts'\n" +
      "import { two } from '@proverka/api/two'",
  })
  assert.deepEqual(
    findWrongArrows(root).map((problem) => problem.split(': ', 1)[0]),
    ['packages/screens/src/page.ts:2', 'packages/screens/src/page.ts:3'],
  )
})

test('a relative import out of the package is found, one inside and one in a comment are not', (context) => {
  const root = temporaryTree(context, {
    ...TREE,
    'packages/api/src/index.ts':
      "import './contract/index.ts'\n// from '../../domain/src/index.ts'\n" +
      "import { x } from '../../domain/src/index.ts'",
  })
  assert.match(findWrongArrows(root).join(), /^packages\/api\/src\/index\.ts:3: .*выходит из пакета/)
})

test('what tests alone may take is no dependency of product code', (context) => {
  const support = { name: '@proverka/test-support', exports: { './*': './src/*.ts' } }
  const tree = {
    ...TREE,
    'tooling/test-support/package.json': support,
    'tooling/test-support/src/until.ts': '',
    'apps/server/src/main.test.ts': "import { until } from '@proverka/test-support/until'",
  }
  const asTest = { ...SERVER, devDependencies: { '@proverka/test-support': 'workspace:*' } }
  assert.deepEqual(
    findWrongArrows(temporaryTree(context, { ...tree, 'apps/server/package.json': asTest })),
    [],
  )

  const asProduct = { ...SERVER, dependencies: { ...SERVER.dependencies, ...asTest.devDependencies } }
  const root = temporaryTree(context, {
    ...tree,
    'apps/server/package.json': asProduct,
    'apps/server/src/main.ts': "import { until } from '@proverka/test-support/until'",
  })
  assert.deepEqual(
    findWrongArrows(root).map((problem) => problem.split(': ', 1)[0]),
    ['apps/server/package.json', 'apps/server/src/main.ts:1'],
  )
})

test('a package that the table does not know is a fault', (context) => {
  const root = temporaryTree(context, { 'packages/new/package.json': { name: '@proverka/new' } })
  assert.match(findWrongArrows(root).join(), /нет в таблице стрелок/)
})

test('the table has no circle', () => {
  const below = (name: string, path: readonly string[]): void => {
    assert.ok(!path.includes(name), [...path, name].join(' -> '))
    for (const arrow of [...(ARROWS[name] ?? []), ...(TEST_ARROWS[name] ?? [])])
      below(arrow.split('/', 2).join('/'), [...path, name])
  }
  for (const name of Object.keys(ARROWS)) below(name, [])
})
