import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findReadmeFaults, findUnlistedDecisions } from './readme.ts'
import { temporaryTree } from './temporary-tree.ts'

const TREE = {
  'package.json': { scripts: { start: 'x', test: 'x', 'format:check': 'x' } },
  'packages/domain/package.json': { name: '@proverka/domain' },
  'packages/domain-extra/package.json': { name: '@proverka/domain-extra' },
  'docs/site.png': '',
}

test('a README that names every package and only what exists has no faults', (context) => {
  const root = temporaryTree(context, {
    ...TREE,
    'README.md':
      '`npm start`, `npm test`, `npm run format:check`, `npm install`\n- `packages/domain`\n- @proverka/domain-extra\n' +
      '![site](docs/site.png) [more](docs/site.png#top) [outside](https://example.com)',
  })
  assert.deepEqual(findReadmeFaults(root), [])
})

test('missing packages, commands and files are named', (context) => {
  const root = temporaryTree(context, {
    ...TREE,
    'README.md': 'npm run lunch\n`packages/domain-extra` [a](docs/none.md) <img src="docs/none.png">',
  })
  assert.deepEqual(findReadmeFaults(root), [
    'README.md: не назван пакет packages/domain',
    'README.md: команды npm run lunch нет в package.json',
    'README.md: файла docs/none.md нет',
    'README.md: файла docs/none.png нет',
  ])
})

test('a README that outgrows some minutes of reading is a fault', (context) => {
  const files = { 'package.json': {}, 'README.md': 'a'.repeat(9001) }
  assert.deepEqual(findReadmeFaults(temporaryTree(context, files)), ['README.md: 9001 байт, не больше 9000'])
})

test('no README is a fault', (context) => {
  assert.deepEqual(findReadmeFaults(temporaryTree(context, { 'package.json': {} })), ['README.md: нет файла'])
})

test('each decision is in the index once', (context) => {
  const root = temporaryTree(context, {
    'docs/decisions/README.md': '- [001](001-one.md) One\n- [002](002-two.md) Two\n- [002](002-two.md) Two\n',
    'docs/decisions/001-one.md': '',
    'docs/decisions/002-two.md': '',
    'docs/decisions/003-three.md': '',
  })
  assert.deepEqual(findUnlistedDecisions(root), [
    'docs/decisions/README.md: решение 002-two.md названо не один раз',
    'docs/decisions/README.md: решение 003-three.md названо не один раз',
  ])
})
