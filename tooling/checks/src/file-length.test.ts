import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findLongFiles } from './file-length.ts'
import { temporaryTree } from './temporary-tree.ts'

const lines = (count: number) => 'x\n'.repeat(count)

test('a source of 301 lines is too long, one of 300 is not', (context) => {
  const root = temporaryTree(context, { 'a/long.ts': lines(301), 'a/right.tsx': lines(300) })
  assert.deepEqual(findLongFiles(root), ['a/long.ts: строк 301, можно 300; разделите по предметам'])
})

test('data, texts and what is installed or built do not count', (context) => {
  const root = temporaryTree(context, {
    'data.json': lines(400),
    'README.md': lines(400),
    'node_modules/a/index.js': lines(400),
    'dist/a.js': lines(400),
  })
  assert.deepEqual(findLongFiles(root), [])
})
