import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBodyBudget } from './body-budget.ts'

const MEBIBYTE = 1024 * 1024

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('[SAFE-22] The budget of bodies', () => {
  it('counts what has come: any number of bodies that announced much leave room for others', async () => {
    const budget = createBodyBudget()
    for (let network = 0; network < 500; network++) await budget.open(`n${network}`).take(1)
    const upload = budget.open('other')
    const parts = Array.from({ length: 20 }, () => upload.take(MEBIBYTE))
    expect(await Promise.all(parts)).toHaveLength(20)
  })

  it('lets the oldest body of a network go on, and the others as there is room', async () => {
    const budget = createBodyBudget()
    const [first, second, third] = [budget.open('a'), budget.open('a'), budget.open('a')]
    for (let part = 0; part < 24; part++) await second.take(MEBIBYTE)
    for (let part = 0; part < 22; part++) await first.take(MEBIBYTE)
    let isTaken = false
    const waiting = third.take(MEBIBYTE).then(() => (isTaken = true))
    await vi.advanceTimersByTimeAsync(10)
    expect(isTaken).toBe(false)
    second.close()
    await waiting
  })

  it('refuses what finds no room in time, and at once what would be too many that wait; other networks go on', async () => {
    const budget = createBodyBudget()
    const [first, second] = [budget.open('a'), budget.open('a')]
    await first.take(MEBIBYTE)
    for (let part = 0; part < 24; part++) await second.take(MEBIBYTE)
    const late = Array.from({ length: 8 }, () => budget.open('a').take(MEBIBYTE).catch(String))
    await expect(budget.open('a').take(MEBIBYTE)).rejects.toThrow('Сервис сейчас занят')
    await budget.open('b').take(MEBIBYTE)
    await vi.advanceTimersByTimeAsync(8000)
    expect(await Promise.all(late)).toEqual(late.map(() => expect.stringContaining('Сервис сейчас занят')))
  })

  it('lets the oldest of all go on when everything is full: half-read bodies never wait for each other', async () => {
    const budget = createBodyBudget()
    const bodies = Array.from({ length: 96 }, (_, network) => budget.open(`n${network}`))
    for (const body of bodies) await body.take(MEBIBYTE)
    await bodies[0]?.take(MEBIBYTE)
    const waiting = bodies[1]?.take(MEBIBYTE)
    bodies[0]?.close()
    await expect(waiting).resolves.toBeUndefined()
  })

  it('has no total of small bodies: only a network can use up its own', () => {
    const budget = createBodyBudget()
    for (let network = 0; network < 100; network++)
      for (let count = 0; count < 64; count++) budget.openSmall(`n${network}`)
    expect(() => budget.openSmall('n0')).toThrow('Сервис сейчас занят')
    const close = budget.openSmall('other')
    close()
  })
})
