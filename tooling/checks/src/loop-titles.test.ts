import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findLoopIds } from './loop-titles.ts'

const idsOf = (source: string) => findLoopIds(source).map(({ id }) => id)
const ROWS = "const ROWS: readonly Row[] = [\n  { id: 'LAND-01', a: 1 },\n  { a: 2, id: 'LAND-02' },\n]\n"

test('the ids of the rows that a loop makes tests of are found, with their places', () => {
  const source = `${ROWS}for (const row of ROWS) {\n  test(\`[\${row.id}] \${row.a} opens\`, f)\n}`
  const found = findLoopIds(source)
  assert.deepEqual(
    found.map(({ id }) => id),
    ['LAND-01', 'LAND-02'],
  )
  for (const { id, index } of found) assert.equal(source.slice(index + 1, index + 8), id)
})

test('rows may be destructured, constant, or written in the loop itself', () => {
  assert.deepEqual(idsOf(`${ROWS}for (const { id, a } of ROWS) it(\`[\${id}] opens\`, f)`), [
    'LAND-01',
    'LAND-02',
  ])
  assert.deepEqual(
    idsOf("for (const row of [{ id: 'A1-1' }, { id: 'NAV-7' }] as const) test(`[${row.id}] a`, f)"),
    ['NAV-7'],
  )
})

test('rows that two loops take are counted once', () => {
  const loop = 'for (const row of ROWS) test(`[${row.id}] opens`, f)\n'
  assert.deepEqual(idsOf(ROWS + loop + loop), ['LAND-01', 'LAND-02'])
})

test('ids that no title takes are not counted', () => {
  const others = "const OTHERS = [{ id: 'LAND-09' }]\n"
  const loop = 'for (const row of ROWS) test(`[${row.id}] opens`, f)\n'
  assert.deepEqual(idsOf(others + ROWS + loop), ['LAND-01', 'LAND-02'])
  for (const unused of [
    ROWS,
    `${ROWS}for (const row of ROWS) test(\`\${row.id} opens\`, f)`,
    `${ROWS}for (const row of ROWS) test(\`[\${row.route}] opens\`, f)`,
    `${ROWS}for (const row of ROWS) open(\`[\${row.id}] opens\`, f)`,
    `${ROWS}for (const row of ROWS) test.skip(\`[\${row.id}] opens\`, f)`,
    `${ROWS}for (const row of ROWS) f()\ntest(\`[\${row.id}] opens\`, f)`,
    `${ROWS}for (const row of others()) test(\`[\${row.id}] opens\`, f)`,
    `${ROWS}for (const { a: id } of ROWS) test(\`[\${id}] opens\`, f)`,
  ])
    assert.deepEqual(idsOf(unused), [], unused)
})
