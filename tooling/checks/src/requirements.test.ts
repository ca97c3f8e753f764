import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { countRequirements } from './count-requirements.ts'
import { readRequirements } from './requirement-list.ts'
import { findFallen, raiseFloor, readFloor } from './requirements-floor.ts'
import { readResults } from './run-results.ts'
import { temporaryTree } from './temporary-tree.ts'
import { findNamedIds, type TestKind } from './test-titles.ts'

const LIST =
  'id\tarea\trequirement\tacceptance\tlayer\n' +
  ['VALID-01\tVALID', 'VALID-02\tVALID', 'PAY-10\tPAY'].map((row) => `${row}\tone\tseen\tdomain\n`).join('')
const ROWS = [
  { id: 'VALID-01', area: 'VALID', layer: 'domain' },
  { id: 'VALID-02', area: 'VALID', layer: 'domain' },
  { id: 'PAY-10', area: 'PAY', layer: 'domain' },
]
const namedBy = (kind: TestKind, ...ids: string[]) => ids.map((id) => ({ id, place: 'x.test.ts:1', kind }))
const named = (...ids: string[]) => namedBy('code', ...ids)

test('the list is read without its heading', (context) => {
  assert.deepEqual(readRequirements(temporaryTree(context, { 'docs/requirements.tsv': LIST })), ROWS)
})

test('ids are found at the start of titles in tests, e2e tests and stories, with their lines', (context) => {
  const root = temporaryTree(context, {
    'packages/a/src/x.test.ts': "it('[VALID-01] [VALID-02] refuses', f)\nconst x = list[VALID-03]",
    'packages/a/src/table.test.ts': "it.each([\n  ['ERR-04', 1],\n])('[%s] says', f)",
    'tooling/e2e/both/pay.e2e.ts': '\ntest("[PAY-10] pays", f)',
    'tooling/e2e/fiz/rows.e2e.ts':
      "const ROWS = [\n  { id: 'LAND-05' },\n]\nfor (const row of ROWS) test(`[${row.id}] opens`, f)",
    'packages/ui/src/x.stories.tsx': 'export const One = { name: `[UI-01] one` }',
    'packages/a/src/x.ts': "const text = '[VALID-09]'",
    'tooling/checks/src/y.test.ts': "it('[VALID-08]', f)",
  })
  assert.deepEqual(findNamedIds(root), [
    { id: 'ERR-04', place: 'packages/a/src/table.test.ts:2', kind: 'code' },
    { id: 'VALID-01', place: 'packages/a/src/x.test.ts:1', kind: 'code' },
    { id: 'VALID-02', place: 'packages/a/src/x.test.ts:1', kind: 'code' },
    { id: 'UI-01', place: 'packages/ui/src/x.stories.tsx:1', kind: 'drawn' },
    { id: 'PAY-10', place: 'tooling/e2e/both/pay.e2e.ts:2', kind: 'both' },
    { id: 'LAND-05', place: 'tooling/e2e/fiz/rows.e2e.ts:2', kind: 'fiz' },
  ])
})

test('results of Vitest and Playwright are read with the titles of their groups', (context) => {
  const root = temporaryTree(context, {
    'unit.json': {
      testResults: [{ assertionResults: [{ fullName: 'inn [VALID-01] a', status: 'passed' }] }],
    },
    'e2e.json': {
      suites: [
        {
          title: 'pay.e2e.ts',
          specs: [{ title: '[PAY-10] b', tests: [{ status: 'expected' }, { status: 'flaky' }] }],
          suites: [{ title: 'guest', specs: [{ title: 'c', tests: [{ status: 'skipped' }] }] }],
        },
      ],
    },
    'logs/e2e.log': 'not a report',
  })
  assert.deepEqual(readResults(root), [
    { title: 'pay.e2e.ts guest c', outcome: 'skipped' },
    { title: 'pay.e2e.ts [PAY-10] b', outcome: 'passed' },
    { title: 'pay.e2e.ts [PAY-10] b', outcome: 'failed' },
    { title: 'inn [VALID-01] a', outcome: 'passed' },
  ])
})

test('a row passes only when a test that names it passed and none failed', () => {
  const count = countRequirements(ROWS, named('VALID-01', 'VALID-02', 'PAY-10'), [
    { title: '[VALID-01] works', outcome: 'passed' },
    { title: '[VALID-02, PAY-10] works', outcome: 'passed' },
    { title: '[PAY-10] on the other engine', outcome: 'failed' },
  ])
  assert.equal(count.passing, 2)
  assert.deepEqual(count.areas, [
    { name: 'VALID', all: 2, named: 2, passing: 2 },
    { name: 'PAY', all: 1, named: 1, passing: 0 },
  ])
  assert.deepEqual(count.layers, [{ name: 'domain', all: 3, named: 3, passing: 2 }])
})

test('a named row without a result does not pass, and without results nothing is said of passing', () => {
  assert.equal(countRequirements(ROWS, named('VALID-01'), []).passing, 0)
  assert.equal(countRequirements(ROWS, named('VALID-01')).passing, undefined)
})

test('an id that the list does not have is told with its place', () => {
  assert.deepEqual(countRequirements(ROWS, named('VALID-77')).unknown, named('VALID-77'))
})

test('numbers below the floor are told, and the floor only rises', (context) => {
  const root = temporaryTree(context, { 'docs/requirements-floor.json': { named: 5, passing: 3 } })
  assert.equal(findFallen(readFloor(root), { named: 4, passing: 2 }).length, 2)
  assert.deepEqual(findFallen(readFloor(root), { named: 5, passing: undefined }), [])
  assert.deepEqual(raiseFloor(root, { named: 7, passing: 1 }), { named: 7, passing: 3 })
  assert.equal(readFileSync(join(root, 'docs/requirements-floor.json'), 'utf8'), '{"named":7,"passing":3}\n')
})

test('there is no floor before it is written', (context) => {
  assert.deepEqual(readFloor(temporaryTree(context, {})), { named: 0, passing: 0 })
})

test('what a site or a screen does is proven only by looking at it', () => {
  const row = (id: string, layer: string) => ({ id, area: 'NAV', layer })
  const rows = [row('NAV-01', 'both-apps'), row('NAV-02', 'realty'), row('NAV-03', 'ui')]
  const count = (...ids: ReturnType<typeof namedBy>) => countRequirements(rows, ids).named
  assert.equal(count(...named('NAV-01', 'NAV-02', 'NAV-03')), 0)
  assert.deepEqual(countRequirements(rows, named('NAV-02')).unproven, ['NAV-02'])
  assert.equal(count(...namedBy('both', 'NAV-01', 'NAV-02', 'NAV-03')), 3)
  assert.equal(count(...namedBy('realty', 'NAV-01')), 0)
  assert.equal(count(...namedBy('realty', 'NAV-01'), ...namedBy('fiz', 'NAV-01')), 1)
  assert.equal(count(...namedBy('drawn', 'NAV-03', 'NAV-02')), 1)
})
