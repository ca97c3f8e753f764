import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findImportCircles } from './import-circles.ts'
import { temporaryTree } from './temporary-tree.ts'

/** Keep the checks from taking the examples for imports of this file. */
const from = 'from'
const call = '('

test('files that lean on each other in one direction only are no circle', (context) => {
  const root = temporaryTree(context, {
    'a.ts': `import { b } ${from} './b.ts'\nimport { c } ${from} './c.ts'\nimport { x } ${from} '@proverka/domain'`,
    'b.ts': `import { c } ${from} './c.ts'`,
    'c.ts': `import { gone } ${from} './gone.ts'`,
  })
  assert.deepEqual(findImportCircles(root), [])
})

for (const [kind, back] of [
  ['a value', `import { a } ${from} '../a.ts'`],
  ['a type', `import type { A } ${from} '../a.ts'`],
  ['a file that is passed on', `export * ${from} '../a.ts'`],
  ['a file that is loaded later', `const load = () => import${call}'../a.ts')`],
] as const) {
  test(`a circle that closes by ${kind} is told with its files, once`, (context) => {
    const root = temporaryTree(context, {
      'a.ts': `import { b } ${from} './b/b.ts'`,
      'b/b.ts': `import { c } ${from} './c.ts'`,
      'b/c.ts': back,
      'd.ts': `import { b } ${from} './b/b.ts'`,
    })
    assert.deepEqual(findImportCircles(root), ['круг импортов: a.ts → b/b.ts → b/c.ts → a.ts'])
  })
}

test('a file that imports itself is a circle', (context) => {
  const root = temporaryTree(context, { 'a.ts': `import { a } ${from} './a.ts'` })
  assert.deepEqual(findImportCircles(root), ['круг импортов: a.ts → a.ts'])
})
