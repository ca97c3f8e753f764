import { expect, it } from 'vitest'
import type { Answer, NotCheckedReason } from './report.ts'
import { unservedOf } from './unserved.ts'

const silent = (...reasons: NotCheckedReason[]): Answer[] =>
  reasons.map((reason) => ({ kind: 'not-checked', reason }))
const NOTHING: Answer = { kind: 'not-found' }

it('[SELL-03] one answer is a service, whatever the others say', () => {
  expect(unservedOf([...silent('source-down', 'not-connected'), NOTHING])).toBeUndefined()
})

it('a source that is asked again has not failed yet, whatever the last try gave', () => {
  const again: Answer = { kind: 'in-progress', reason: 'source-down', again_at: '2026-11-21T11:05:00.000Z' }
  expect(unservedOf([again])).toBeUndefined()
  expect(unservedOf([...silent('not-connected'), again])).toBeUndefined()
})

it('sources that are silent may answer until the promise ends', () => {
  expect(unservedOf(silent('source-down'))).toEqual({ reason: 'source-down', isFinal: false })
  expect(unservedOf(silent('source-timeout', 'unclear-answer'))).toEqual({
    reason: 'source-timeout',
    isFinal: false,
  })
})

it('an object that does not exist, or a source that is not connected, is not waited for', () => {
  expect(unservedOf(silent('no-such-object'))).toEqual({ reason: 'no-such-object', isFinal: true })
  expect(unservedOf(silent('not-connected', 'too-few-data'))?.isFinal).toBe(true)
  expect(unservedOf(silent('source-down', 'not-connected'))).toEqual({
    reason: 'not-connected',
    isFinal: false,
  })
})

it('data that the buyer can add are waited for until the promise ends', () => {
  expect(unservedOf(silent('missing-data', 'missing-data'))).toEqual({
    reason: 'missing-data',
    isFinal: false,
  })
  expect(unservedOf(silent('missing-data', 'source-down'))).toEqual({ reason: 'source-down', isFinal: false })
})

it('data that can still be added keep the report open beside a source that is not connected', () => {
  expect(unservedOf(silent('missing-data', 'not-connected'))).toEqual({
    reason: 'not-connected',
    isFinal: false,
  })
})
