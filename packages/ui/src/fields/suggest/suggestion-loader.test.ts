import { SUGGEST_COUNT, SUGGEST_DEBOUNCE_MS, SUGGEST_MIN_LENGTH } from '@proverka/domain/property'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSuggestionLoader } from './suggestion-loader.ts'
import type { ExplainedSuggestions, NarrowSuggestions, SuggestionState } from './suggestion-loader.ts'

interface Request {
  text: string
  signal: AbortSignal
  answer: (rows: readonly string[] | ExplainedSuggestions<string>) => void
  fail: () => void
}

function setUp(narrow?: NarrowSuggestions<string>) {
  const requests: Request[] = []
  const states: SuggestionState<string>[] = []
  const loader = createSuggestionLoader<string>(
    (text, signal) =>
      new Promise((resolve, reject) => {
        requests.push({ text, signal, answer: resolve, fail: () => reject(new Error('off')) })
      }),
    (state) => states.push(state),
    narrow,
  )
  return { loader, requests, state: () => states.at(-1) }
}

describe('loader of suggestions', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('[CONST-25] waits a second, shows eight rows, asks from three characters on', () => {
    expect([SUGGEST_DEBOUNCE_MS, SUGGEST_COUNT, SUGGEST_MIN_LENGTH]).toEqual([1000, 8, 3])
  })

  it('[SEARCH-15] asks from three characters on', () => {
    const { loader, requests } = setUp()
    loader.typed('Тв')
    vi.runAllTimers()
    expect(requests).toHaveLength(0)
    loader.typed('Тве')
    vi.runAllTimers()
    expect(requests.map(({ text }) => text)).toEqual(['Тве'])
  })

  it('[SEARCH-16] asks once, a second after the last key', () => {
    const { loader, requests } = setUp()
    for (const text of ['Тве', 'Твер', 'Тверс']) {
      loader.typed(text)
      vi.advanceTimersByTime(400)
    }
    vi.advanceTimersByTime(599)
    expect(requests).toHaveLength(0)
    vi.advanceTimersByTime(1)
    expect(requests.map(({ text }) => text)).toEqual(['Тверс'])
  })

  it('[SEARCH-19] gives up the request before and ignores its late answer', async () => {
    const { loader, requests, state } = setUp()
    loader.typed('Тве')
    vi.runAllTimers()
    loader.typed('Твер')
    expect(requests[0]?.signal.aborted).toBe(true)
    vi.runAllTimers()
    requests[1]?.answer(['Тверь'])
    requests[0]?.answer(['Тверская'])
    await vi.runAllTimersAsync()
    expect(requests[1]?.signal.aborted).toBe(false)
    expect(state()).toEqual({ status: 'ready', rows: ['Тверь'] })
  })

  it('shows eight rows at most and keeps them while others are loading', async () => {
    const { loader, requests, state } = setUp()
    loader.typed('Тверь')
    vi.runAllTimers()
    requests[0]?.answer('абвгдежзик'.split(''))
    await vi.runAllTimersAsync()
    expect(state()?.rows).toHaveLength(8)
    loader.typed('Тверь,')
    vi.runAllTimers()
    expect(state()).toMatchObject({ status: 'loading', rows: { length: 8 } })
  })

  it('narrows the rows at once while more is typed, by the last answer and never the answer itself', async () => {
    const { loader, requests, state } = setUp((rows, text) => rows.filter((row) => row.startsWith(text)))
    loader.typed('Твер')
    expect(state()).toEqual({ status: 'idle', rows: [] })
    vi.runAllTimers()
    requests[0]?.answer(['Тверь', 'Тверская', 'Москва, Тверская'])
    await vi.runAllTimersAsync()
    expect(state()?.rows).toHaveLength(3)
    loader.typed('Тверс')
    expect(state()).toEqual({ status: 'ready', rows: ['Тверская'] })
    loader.typed('Твер')
    expect(state()?.rows).toEqual(['Тверь', 'Тверская'])
    loader.cancel()
    expect(state()).toEqual({ status: 'idle', rows: [] })
    loader.typed('Тверь')
    expect(state()?.rows).toEqual(['Тверь'])
  })

  it('[INPUT-10] says why rows do not complete the text, or that there are none', async () => {
    const { loader, requests, state } = setUp()
    loader.typed('Твепь')
    vi.runAllTimers()
    requests[0]?.answer({ rows: ['Тверь'], words: 'Возможно, вы имели в виду' })
    await vi.runAllTimersAsync()
    expect(state()).toEqual({ status: 'ready', rows: ['Тверь'], words: 'Возможно, вы имели в виду' })
    loader.typed('Урюпинск')
    vi.runAllTimers()
    requests[1]?.answer({ rows: [], words: 'Такого города нет' })
    await vi.runAllTimersAsync()
    expect(state()).toEqual({ status: 'ready', rows: [], words: 'Такого города нет' })
    loader.typed('Урюпинс')
    vi.runAllTimers()
    requests[2]?.answer([])
    await vi.runAllTimersAsync()
    expect(state()).toEqual({ status: 'ready', rows: [] })
  })

  it('shows nothing after a failure, and nothing after a choice', async () => {
    const { loader, requests, state } = setUp()
    loader.typed('Тверь')
    vi.runAllTimers()
    requests[0]?.fail()
    await vi.runAllTimersAsync()
    expect(state()).toEqual({ status: 'failed', rows: [] })
    loader.typed('Тверь, ул')
    vi.runAllTimers()
    loader.cancel()
    requests[1]?.answer(['Тверь'])
    await vi.runAllTimersAsync()
    expect(requests[1]?.signal.aborted).toBe(true)
    expect(state()).toEqual({ status: 'idle', rows: [] })
  })
})
