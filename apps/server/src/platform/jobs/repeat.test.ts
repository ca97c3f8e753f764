import { HOUR_MS } from '@proverka/domain/timing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { repeat } from './repeat.ts'

const quiet = { warn: () => {} }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('what is done every hour is done two minutes after the start, and then every hour', async () => {
  const work = vi.fn<() => Promise<void>>(async () => {})
  const stop = repeat(HOUR_MS, work, quiet)
  await vi.advanceTimersByTimeAsync(119_000)
  expect(work).toHaveBeenCalledTimes(0)
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(HOUR_MS - 1)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(work).toHaveBeenCalledTimes(2)
  await stop()
})

it('what is done every second begins after a second, and a failure is reported and does not end it', async () => {
  const work = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('the database is away')))
  const warn = vi.fn<(error: unknown) => void>()
  const stop = repeat(1000, work, { warn })
  await vi.advanceTimersByTimeAsync(2500)
  expect([work.mock.calls.length, warn.mock.calls.length]).toEqual([2, 2])
  await stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(work).toHaveBeenCalledTimes(2)
})
