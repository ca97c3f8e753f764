import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canRunProduct, demandLauncherNode, demandProductNode } from './node-version.mjs'

test('the launcher takes Node 20 and newer', () => {
  assert.throws(() => demandLauncherNode('v18.19.0'), /нужен Node\.js 20 или новее, а здесь v18\.19\.0/)
  demandLauncherNode('v20.0.0')
})

test('the product takes ^22.22, ^24.11 and 26 or newer', () => {
  for (const good of ['v22.22.0', 'v22.30.1', 'v24.11.0', 'v26.0.0', 'v31.1.0'])
    assert.ok(canRunProduct(good), good)
  for (const bad of ['v20.20.2', 'v22.21.9', 'v23.9.0', 'v24.10.0', 'v25.5.0'])
    assert.ok(!canRunProduct(bad), bad)
})

test('the pinned Node is taken first; without it the own one, if it will do', () => {
  assert.equal(demandProductNode({ version: 'v20.1.0', ask: () => 'v24.21.0' }), 'v24.21.0')
  assert.equal(demandProductNode({ version: 'v26.1.0', ask: () => undefined }), 'v26.1.0')
  assert.throws(
    () => demandProductNode({ version: 'v20.1.0', ask: () => undefined }),
    /22\.22\+, 24\.11\+ или 26/,
  )
})
