import { NOTICE_MS } from '@proverka/domain/timing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCountdown } from './countdown.ts'

describe('createCountdown', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('[CONST-28] lets a notice stay for exactly 4000 ms', () => {
    const onEnd = vi.fn<() => void>()
    createCountdown(NOTICE_MS, onEnd).run()
    vi.advanceTimersByTime(3999)
    expect(onEnd).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it('does not run while paused, for however long', () => {
    const onEnd = vi.fn<() => void>()
    const countdown = createCountdown(4000, onEnd)
    countdown.run()
    vi.advanceTimersByTime(1500)
    countdown.pause()
    vi.advanceTimersByTime(600_000)
    expect(onEnd).not.toHaveBeenCalled()
    countdown.run()
    vi.advanceTimersByTime(2499)
    expect(onEnd).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it('leaves a second after a pause in the last moment', () => {
    const onEnd = vi.fn<() => void>()
    const countdown = createCountdown(4000, onEnd)
    countdown.run()
    vi.advanceTimersByTime(3990)
    countdown.pause()
    countdown.run()
    vi.advanceTimersByTime(999)
    expect(onEnd).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it('keeps one timer when started twice', () => {
    const onEnd = vi.fn<() => void>()
    const countdown = createCountdown(4000, onEnd)
    countdown.run()
    countdown.run()
    vi.advanceTimersByTime(20_000)
    expect(onEnd).toHaveBeenCalledOnce()
  })
})
