import { ApiError } from './api-error.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followChanges } from './follow-changes.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // Pauses of exactly their length.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function streamOf(text: string, isEnded = true): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text))
      if (isEnded) controller.close()
    },
  })
}

const VERSION = 'event: version\ndata: a\n\n'
const END = 'event: end\ndata: a\n\n'

function follow(...streams: (() => Promise<ReadableStream<Uint8Array>>)[]) {
  const controller = new AbortController()
  const live: boolean[] = []
  const watch = vi.fn<(signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>>(
    () => streams.shift()?.() ?? Promise.reject(new TypeError('away')),
  )
  const onChange = vi.fn<() => void>()
  const following = followChanges({
    watch,
    onChange,
    onLive: (isLive) => live.push(isLive),
    signal: controller.signal,
  })
  return { watch, onChange, live, following, controller }
}

it('tells of each event, and is over at the end', async () => {
  const { following, onChange, live, watch } = follow(async () => streamOf(VERSION + VERSION + END))
  await following
  expect(onChange).toHaveBeenCalledTimes(3)
  expect(live).toEqual([true, true, true, false])
  expect(watch).toHaveBeenCalledTimes(1)
})

it('opens the stream again when it breaks off, later and later while the server is away', async () => {
  const { following, watch, live } = follow(
    async () => streamOf(VERSION),
    () => Promise.reject(new TypeError('away')),
    async () => streamOf(END),
  )
  await vi.advanceTimersByTimeAsync(0)
  expect(watch).toHaveBeenCalledTimes(1)
  expect(live.at(-1)).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(watch).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1999)
  expect(watch).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  await following
  expect(watch).toHaveBeenCalledTimes(3)
})

it('takes a refusal for final', async () => {
  const { following, watch, live } = follow(() =>
    Promise.reject(
      new ApiError('OWN-report-changes', 403, { error: 'no', code: 'access/denied' }, undefined),
    ),
  )
  await following
  expect(watch).toHaveBeenCalledTimes(1)
  expect(live).toEqual([false])
})

it('gives up a connection that has gone silent', async () => {
  const { watch } = follow(async () => streamOf(VERSION, false))
  await vi.advanceTimersByTimeAsync(0)
  const [signal] = watch.mock.calls[0] ?? []
  await vi.advanceTimersByTimeAsync(39_000)
  expect(signal?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(2000)
  expect(signal?.aborted).toBe(true)
})

it('ends with the page', async () => {
  const { controller, following, watch } = follow()
  await vi.advanceTimersByTimeAsync(0)
  controller.abort()
  await following
  expect(watch).toHaveBeenCalledTimes(1)
})
