import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBodyBudget } from './body-budget.ts'

const MEBIBYTE = 1024 * 1024
const SMALL = 1000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('The budget of bodies', () => {
  it('lets those that wait begin in turn, each as soon as there is room', async () => {
    const budget = createBodyBudget()
    const held = await Promise.all([1, 2, 3].map(() => budget.reserve('a', MEBIBYTE)))
    const begun: number[] = []
    const waiting = [1, 2].map(async (place) => {
      const release = await budget.reserve('a', MEBIBYTE)
      begun.push(place)
      return release
    })
    await vi.advanceTimersByTimeAsync(10)
    expect(begun).toEqual([])
    for (const release of held) release()
    await Promise.all(waiting)
    expect(begun).toEqual([1, 2])
  })

  it('refuses whose turn does not come, and at once anyone who waits too often; others are served', async () => {
    const budget = createBodyBudget()
    await Promise.all([1, 2, 3].map(() => budget.reserve('a', MEBIBYTE)))
    const late = Array.from({ length: 8 }, () => budget.reserve('a', MEBIBYTE).catch(String))
    await expect(budget.reserve('a', MEBIBYTE)).rejects.toThrow('Сервис сейчас занят')
    await budget.reserve('b', MEBIBYTE)
    await vi.advanceTimersByTimeAsync(8000)
    expect(await Promise.all(late)).toEqual(late.map(() => expect.stringContaining('Сервис сейчас занят')))
  })

  it('takes a call at once beside an upload of the same address, and a second upload of its size', async () => {
    const budget = createBodyBudget()
    const releases = [
      await budget.reserve('a', 20 * MEBIBYTE),
      await budget.reserve('a', SMALL),
      await budget.reserve('b', 20 * MEBIBYTE),
      await budget.reserve('b', 20 * MEBIBYTE),
    ]
    expect(releases).toHaveLength(4)
  })
})
