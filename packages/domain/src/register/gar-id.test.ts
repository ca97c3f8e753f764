import { expect, it } from 'vitest'
import { isGarId } from './gar-id.ts'

it('tells an id of GAR from an address', () => {
  expect(isGarId(' CE2B9817-122e-5074-b427-fcc10be9523a ')).toBe(true)
  expect(isGarId('ул Садовая, д. 1')).toBe(false)
  expect(isGarId('ce2b9817122e5074b427fcc10be9523a')).toBe(false)
})
