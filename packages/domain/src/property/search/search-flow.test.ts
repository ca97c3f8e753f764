import { expect, it } from 'vitest'
import type { ErrorCode } from '../../errors/error-codes.ts'
import { searchTransition } from './search-flow.ts'
import type { SearchEvent, SearchState } from './search-flow.ts'

const a = { Number: '00:01:0001001:1' }
const b = { Number: '00:01:0001001:2' }
const query = 'г. Образцовск, ул. Кленовая, д. 1, кв. 2'
const submitted = (request: number): SearchEvent => ({ kind: 'submitted', query, request })

function run(...events: SearchEvent[]): SearchState {
  return events.reduce<SearchState>(searchTransition, { kind: 'idle' })
}

it('chooses one result, or the typed text without results', () => {
  expect(run(submitted(1), { kind: 'answered', request: 1, results: [a] })).toEqual({
    kind: 'chosen',
    object: a,
    warnOfSuspicion: false,
  })
  expect(run(submitted(1), { kind: 'answered', request: 1, results: [] })).toMatchObject({
    kind: 'chosen',
    object: { Address: query },
  })
})

it('offers several results', () => {
  const choosing = run(submitted(1), { kind: 'answered', request: 1, results: [a, b] })
  expect(choosing.kind).toBe('choosing')
  expect(searchTransition(choosing, { kind: 'chose', object: b })).toMatchObject({
    kind: 'chosen',
    object: b,
  })
  expect(searchTransition(choosing, { kind: 'closed' })).toEqual({ kind: 'idle' })
})

it('falls back to the typed text and warns of suspicion only', () => {
  const failed = (code: ErrorCode | undefined) => run(submitted(1), { kind: 'failed', request: 1, code })
  expect(failed('search/suspicious')).toMatchObject({
    object: { Address: query },
    warnOfSuspicion: true,
  })
  expect(failed('search/limit')).toMatchObject({ warnOfSuspicion: false })
})

it('ignores the answers of an earlier search and choices that are not open', () => {
  const second = run(submitted(1), submitted(2))
  expect(searchTransition(second, { kind: 'answered', request: 1, results: [a] })).toBe(second)
  expect(searchTransition(second, { kind: 'failed', request: 1, code: undefined })).toBe(second)
  expect(searchTransition(second, { kind: 'chose', object: a })).toBe(second)
  const idle: SearchState = { kind: 'idle' }
  expect(searchTransition(idle, { kind: 'answered', request: undefined as never, results: [a] })).toBe(idle)
  expect(searchTransition(idle, { kind: 'failed', request: undefined as never, code: undefined })).toBe(idle)
})
