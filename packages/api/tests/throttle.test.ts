import { API_CALLS_PER_INTERVAL, API_INTERVAL_MS } from '@proverka/domain/timing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createThrottle } from '../src/client/throttle.ts'
import { createApiClient, isAbort } from '../src/index.ts'
import { eventually, json, startWireServer } from './wire-server.ts'

const NOW = Date.UTC(2026, 10, 21)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

function createRecorder() {
  const throttle = createThrottle(API_CALLS_PER_INTERVAL, API_INTERVAL_MS)
  const starts: [string, number][] = []
  const call = (name: string, signal?: AbortSignal, keepalive = false) =>
    throttle.run(
      async () => {
        starts.push([name, Date.now() - NOW])
        return name
      },
      { signal, keepalive },
    )
  return { starts, call, flush: throttle.flush, times: () => starts.map(([, at]) => at) }
}

describe('the throttle', () => {
  it('[CONST-01] lets the sixth call start 1000 ms after the first', async () => {
    const { call, times } = createRecorder()
    const calls = ['1', '2', '3', '4', '5', '6'].map((name) => call(name))
    await vi.advanceTimersByTimeAsync(999)
    expect(times()).toEqual([0, 0, 0, 0, 0])
    await vi.advanceTimersByTimeAsync(1)
    expect(times()).toEqual([0, 0, 0, 0, 0, 1000])
    expect(await Promise.all(calls)).toEqual(['1', '2', '3', '4', '5', '6'])
  })

  it('slides: no second holds more than five starts, whenever it begins', async () => {
    const { call, times } = createRecorder()
    for (const pause of [0, 0, 0, 700, 0, 250, 100, 0, 0, 0, 400, 0, 900, 0, 0, 0, 0, 0, 0]) {
      await vi.advanceTimersByTimeAsync(pause)
      void call('x')
    }
    await vi.advanceTimersByTimeAsync(10_000)
    const starts = times()
    expect(starts).toHaveLength(19)
    for (const from of starts) {
      expect(starts.filter((at) => at >= from && at < from + API_INTERVAL_MS).length).toBeLessThanOrEqual(5)
    }
  })

  it('keeps the order of the calls', async () => {
    const { call, starts } = createRecorder()
    for (let index = 0; index < 12; index++) void call(String(index))
    await vi.advanceTimersByTimeAsync(3000)
    expect(starts.map(([name]) => Number(name))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  })

  it('starts at the end of the page those that must not be lost, once; the others keep their turn', async () => {
    const { call, starts, flush } = createRecorder()
    for (let index = 0; index < 5; index++) void call(String(index))
    const event = call('event', undefined, true)
    void call('other')
    const gone = new AbortController()
    const given = call('given up', gone.signal, true).catch(() => 'left')
    gone.abort()
    await vi.advanceTimersByTimeAsync(10)
    flush()
    flush()
    expect(await event).toBe('event')
    expect(await given).toBe('left')
    await vi.advanceTimersByTimeAsync(5000)
    expect(starts.slice(5)).toEqual([
      ['event', 10],
      ['other', 1000],
    ])
  })

  it('lets an aborted waiting call leave the queue: the next one takes its place', async () => {
    const { call, starts } = createRecorder()
    for (let index = 1; index <= 5; index++) void call(String(index))
    const controller = new AbortController()
    const sixth = call('6', controller.signal).catch((error: unknown) => error)
    void call('7')
    await vi.advanceTimersByTimeAsync(500)
    controller.abort()
    expect(isAbort(await sixth)).toBe(true)
    await vi.advanceTimersByTimeAsync(500)
    expect(starts.slice(5)).toEqual([['7', 1000]])
    await vi.advanceTimersByTimeAsync(5000)
    expect(starts).toHaveLength(6)
  })

  it('does not begin a call that was given up before', async () => {
    const { call, starts } = createRecorder()
    expect(isAbort(await call('1', AbortSignal.abort()).catch((error: unknown) => error))).toBe(true)
    await vi.advanceTimersByTimeAsync(2000)
    expect(starts).toEqual([])
  })

  it('goes on after a call that failed', async () => {
    const throttle = createThrottle(1, 1000)
    const failed = throttle.run(() => Promise.reject(new Error('no'))).catch(() => 'failed')
    const next = throttle.run(async () => 'next')
    await vi.advanceTimersByTimeAsync(1000)
    expect([await failed, await next]).toEqual(['failed', 'next'])
  })
})

describe('the client', () => {
  it('[CALL-165] starts five of ten calls at once and five 1000 ms later', async () => {
    const server = await startWireServer()
    const api = createApiClient({ baseUrl: server.baseUrl })
    const calls = Array.from({ length: 10 }, () => api.products.listProducts({ query: {} }))
    await eventually(() => server.requests.length === 5)
    await vi.advanceTimersByTimeAsync(999)
    expect(server.requests).toHaveLength(5)
    await vi.advanceTimersByTimeAsync(1)
    await eventually(() => {
      void vi.advanceTimersByTimeAsync(0)
      return server.requests.length === 10
    })
    await Promise.all(calls)
    expect(server.requests.map(({ at }) => at - NOW)).toEqual([0, 0, 0, 0, 0, 1000, 1000, 1000, 1000, 1000])
    await server.stop()
  })

  it('holds suggestions back for nothing', async () => {
    const server = await startWireServer()
    server.answerWith({ body: '{"suggestions":[]}' })
    const api = createApiClient({ baseUrl: server.baseUrl })
    const ask = () => api.suggest.suggestAddresses({ query: { query: 'Кленовая' } })
    await Promise.all(Array.from({ length: 12 }, ask))
    expect(server.requests.map(({ at }) => at - NOW)).toEqual(Array.from({ length: 12 }, () => 0))
    await server.stop()
  })

  it('[OBJ-12] gives full information up after 40 s, also when its caller could give it up', async () => {
    const server = await startWireServer()
    server.answerWith({ silent: true })
    const api = createApiClient({ baseUrl: server.baseUrl })
    const { signal } = new AbortController()
    for (const options of [{}, { signal }]) {
      const before = server.requests.length
      const failure = api.objects
        .getObjectFull({ params: { id: 'K' }, query: {}, ...options })
        .catch((error: unknown) => error)
      await eventually(() => server.requests.length > before)
      await vi.advanceTimersByTimeAsync(39_999)
      expect(server.last().isCut).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      expect(await failure).toMatchObject({ name: 'ApiError', statusCode: 500 })
      expect(server.last()).toMatchObject({ method: 'GET', url: '/api/objectFull/K' })
      await eventually(() => server.last().isCut)
    }
    await server.stop()
  })

  it('leaves no timer behind a call that is over', async () => {
    const server = await startWireServer()
    server.answerWith({ body: '{"suggestions":[]}' })
    const api = createApiClient({ baseUrl: server.baseUrl })
    await api.suggest.suggestAddresses({ query: { query: 'Кленовая' } })
    expect(vi.getTimerCount()).toBe(0)
    await server.stop()
  })
})

describe('a client in a page', () => {
  it('sends an event that waits when the page ends', async () => {
    let end: (() => void) | undefined
    vi.stubGlobal('document', {})
    vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
      if (name === 'pagehide') end = listener
    })
    const server = await startWireServer()
    const sent: RequestInit[] = []
    try {
      server.answerWith(json({ data: { accepted: true } }))
      const client = createApiClient({
        baseUrl: server.baseUrl,
        fetch: (input, init) => {
          sent.push(init ?? {})
          return fetch(input, init)
        },
      })
      const event = (name: string) =>
        client.events.recordEvent({ body: { event: name, params: {}, url: '/' }, keepalive: true })
      const all = Array.from({ length: 7 }, (_, index) => event(`e${index}`))
      await eventually(() => sent.length === 5)
      end?.()
      await Promise.all(all)
      expect(sent).toHaveLength(7)
      expect(sent.every(({ keepalive }) => keepalive)).toBe(true)
    } finally {
      vi.unstubAllGlobals()
      await server.stop()
    }
  })
})
