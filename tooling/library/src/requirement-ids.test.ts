import { deepEqual, equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { idsIn, withoutIds } from './requirement-ids.ts'

describe('ids of requirements', () => {
  it('are found, and nothing that only looks like them', () => {
    deepEqual(idsIn('Siblings of `data` (AMB-46), by SHA-256 and UTF-16; CALL-025'), ['AMB-46', 'CALL-025'])
  })

  it('leave a comment with the rest of its sentence', () => {
    equal(withoutIds('Siblings of `data` (AMB-46).'), 'Siblings of `data`.')
    equal(
      withoutIds('The three badges (UI-076..078), as VIN (VALID-03, VALID-04)'),
      'The three badges, as VIN',
    )
    equal(
      withoutIds('Lists (CALL-105, in roubles) of all (by hand; AMB-39)'),
      'Lists (in roubles) of all (by hand)',
    )
    equal(withoutIds('/** PROD-19: whether it is listed */'), '/** Whether it is listed */')
  })
})
