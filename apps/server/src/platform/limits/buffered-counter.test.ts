import { RateLimiterMemory } from 'rate-limiter-flexible'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBufferedCounter } from './buffered-counter.ts'

const DAY = 86_400

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A counter that several processes share, in place of the one in the database. */
const createShared = (points: number) => new RateLimiterMemory({ points, duration: DAY })

async function ask(counter: { isWithin: (key: string) => Promise<boolean> }, times: number, key = 'a') {
  const answers: boolean[] = []
  for (let i = 0; i < times; i++) answers.push(await counter.isWithin(key))
  return answers.filter(Boolean).length
}

it('lets through as many calls as the limit allows, each key by itself', async () => {
  const counter = createBufferedCounter(createShared(3))
  expect(await ask(counter, 5)).toBe(3)
  expect(await ask(counter, 2, 'b')).toBe(2)
})

it('asks the shared counter once for a key, also when its first calls come together', async () => {
  const shared = createShared(3)
  const get = vi.spyOn(shared, 'get')
  const counter = createBufferedCounter(shared)
  const answers = await Promise.all(Array.from({ length: 5 }, () => counter.isWithin('a')))
  expect(answers.filter(Boolean)).toHaveLength(3)
  expect(get).toHaveBeenCalledOnce()
})

it('knows what was counted before a start, and by others once they have settled', async () => {
  const shared = createShared(5)
  const first = createBufferedCounter(shared)
  await ask(first, 2)
  await first.flush()
  const second = createBufferedCounter(shared)
  expect(await ask(second, 2)).toBe(2)
  await second.flush()
  await ask(first, 1)
  await first.flush()
  expect(await ask(first, 3)).toBe(0)
})

it('retries counts that could not be written with the next flush', async () => {
  const shared = createShared(5)
  const counter = createBufferedCounter(shared)
  await ask(counter, 3)
  vi.spyOn(shared, 'penalty').mockRejectedValueOnce(new Error('no database'))
  await expect(counter.flush()).rejects.toThrow('no database')
  await counter.flush()
  expect((await shared.get('a'))?.consumedPoints).toBe(3)
})

it('a key that could not be looked up is refused, not let through, and looked up again', async () => {
  const shared = createShared(5)
  vi.spyOn(shared, 'get').mockRejectedValueOnce(new Error('no database'))
  const counter = createBufferedCounter(shared)
  await expect(counter.isWithin('a')).rejects.toThrow('no database')
  expect(await counter.isWithin('a')).toBe(true)
})

it('begins again when the window is over', async () => {
  const counter = createBufferedCounter(createShared(2))
  expect(await ask(counter, 3)).toBe(2)
  await counter.flush()
  await vi.advanceTimersByTimeAsync(DAY * 1000 + 1)
  expect(await ask(counter, 3)).toBe(2)
})

it('a key that is forgotten is what the shared counter says', async () => {
  const shared = createShared(3)
  const counter = createBufferedCounter(shared)
  await ask(counter, 3)
  counter.forget('a')
  await counter.flush()
  expect(await ask(counter, 4)).toBe(3)
})

it('tells nothing twice', async () => {
  const shared = createShared(9)
  const counter = createBufferedCounter(shared)
  await ask(counter, 4)
  await counter.flush()
  await counter.flush()
  expect((await shared.get('a'))?.consumedPoints).toBe(4)
})
