import { equal, throws } from 'node:assert/strict'
import { it } from 'node:test'
import { instantiationsIn } from './type-cost.ts'

it('reads the count of instantiations', () => {
  equal(instantiationsIn('Types:          28593\nInstantiations: 27138\nMemory used: 1K\n'), 27138)
  throws(() => instantiationsIn('error TS5083'), /No instantiations in error TS5083/)
})
