import assert from 'node:assert/strict'
import { test } from 'node:test'
import { temporaryTree } from './temporary-tree.ts'
import { findUnusedExports } from './unused-exports.ts'

/** Keeps the other checks from taking the example for code. */
const q = "'"
const TREE = {
  'packages/domain/package.json': {
    name: '@proverka/domain',
    exports: { '.': './src/index.ts', './orders': './src/orders.ts' },
  },
  'packages/domain/src/index.ts': `export * from ${q}./money.ts${q}`,
  'packages/domain/src/orders.ts': `export { total } from ${q}./total.ts${q}`,
  'packages/domain/src/money.ts': [
    `import { LIMIT } from ${q}./limit.ts${q}`,
    'export type Money = number',
    'export const format = (money: Money) => clean(money)',
    'const clean = (money: Money) => Math.min(money, LIMIT)',
    'export const lonely = () => onlyLonelyNeedsMe()',
    'export function onlyLonelyNeedsMe() {}',
  ].join('\n'),
  'packages/domain/src/limit.ts': 'export const LIMIT = 5',
  'packages/domain/src/total.ts': 'export const total = 1',
  'packages/domain/src/money.test.ts': `import { lonely } from ${q}./money.ts${q}`,
}
const app = (source: string) => ({ ...TREE, 'apps/one/src/main.ts': source })
const USE = `import { format as write } from ${q}@proverka/domain${q}\nimport * as orders from ${q}@proverka/domain/orders${q}\nwrite(orders.total)`

test('a value that only tests reach is found, and one that only it needs', (context) => {
  const found = findUnusedExports(temporaryTree(context, app(USE)), [])
  assert.deepEqual(
    found.map((line) => line.split(' ', 2).join(' ')),
    ['packages/domain/src/money.ts: lonely', 'packages/domain/src/money.ts: onlyLonelyNeedsMe'],
  )
})

test('the list lets values pass, and nothing that is used or gone stays in it', (context) => {
  const root = temporaryTree(context, app(USE))
  assert.deepEqual(findUnusedExports(root, ['lonely', 'onlyLonelyNeedsMe']), [])
  const stale = findUnusedExports(root, ['lonely', 'onlyLonelyNeedsMe', 'format', 'gone'])
  assert.equal(stale.length, 2)
  assert.match(stale.join('\n'), /format[^]*gone/)
})

test('stories and tests of other packages are no use; a lazy import and a type of a value are', (context) => {
  const root = temporaryTree(context, {
    ...TREE,
    'packages/ui/src/a.stories.tsx': `import { format } from ${q}@proverka/domain${q}`,
    'packages/ui/src/b.ts': `const load = async () => (await import(${q}@proverka/domain/orders${q})).total`,
    'packages/ui/src/c.ts': `import type { lonely } from ${q}@proverka/domain${q}\nexport type L = ReturnType<typeof lonely>`,
  })
  assert.match(findUnusedExports(root, []).join('\n'), /^\S+ format[^]*\S+ LIMIT|^\S+ LIMIT[^]*\S+ format/)
  assert.equal(findUnusedExports(root, ['format', 'LIMIT']).length, 0)
})
