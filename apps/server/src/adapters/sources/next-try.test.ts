import { expect, it } from 'vitest'
import { nextTry } from './next-try.ts'
import type { Patience } from './source.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const REAL: Patience = { pausesMs: [15_000, 90_000], end: 'promise' }
const DEMO: Patience = { pausesMs: [0, 0], end: 'give-up' }

it('pauses grow, and the last one repeats while the promise allows it', () => {
  const promise = at(600)
  expect([1, 2, 3, 9].map((tries) => nextTry(REAL, tries, NOW, promise))).toEqual([
    at(15),
    at(90),
    at(90),
    at(90),
  ])
  expect(nextTry(REAL, 3, NOW, at(89))).toBeUndefined()
  expect(nextTry(REAL, 3, NOW, at(90))).toEqual(at(90))
})

it('waits for the instant that the source named, and gives up when the promise is over by then', () => {
  expect(nextTry(REAL, 2, NOW, at(600), at(300))).toEqual(at(300))
  expect(nextTry(REAL, 2, NOW, at(600), at(3))).toEqual(at(90))
  expect(nextTry(REAL, 2, NOW, at(600), at(601))).toBeUndefined()
})

it('a question that is put after its promise gets one more try, none without end', () => {
  expect(nextTry(REAL, 1, NOW, at(-60))).toEqual(at(15))
  expect(nextTry(REAL, 2, NOW, at(-60))).toBeUndefined()
  expect(nextTry(REAL, 1, NOW, null)).toEqual(at(15))
  expect(nextTry(REAL, 2, NOW, null)).toBeUndefined()
})

it('an invented register is asked three times at once', () => {
  expect([1, 2, 3].map((tries) => nextTry(DEMO, tries, NOW, at(-1)))).toEqual([NOW, NOW, undefined])
})
