import { describe, expect, it } from 'vitest'
import { createShortMemory } from './short-memory.ts'

const LIFE = 1000

function setUp() {
  let at = 0
  let reads = 0
  const memory = createShortMemory<number>(LIFE, () => at)
  return {
    memory,
    recall: (key = 'realty') => memory.recall(key, async () => ++reads),
    pass: (milliseconds: number) => (at += milliseconds),
  }
}

describe('short memory', () => {
  it('reads once for as long as it remembers, by key', async () => {
    const { recall, pass } = setUp()
    expect([await recall(), await recall(), await recall('fiz')]).toEqual([1, 1, 2])
    pass(LIFE - 1)
    expect(await recall()).toBe(1)
    pass(1)
    expect(await recall()).toBe(3)
  })

  it('lets everybody wait for one reading', async () => {
    const { recall } = setUp()
    expect(await Promise.all([recall(), recall(), recall()])).toEqual([1, 1, 1])
  })

  it('gives a reading that began before it was told to forget to nobody after', async () => {
    const { memory } = setUp()
    const old = Promise.withResolvers<number>()
    const waiting = memory.recall('realty', () => old.promise)
    memory.forget()
    expect(await memory.recall('realty', async () => 2)).toBe(2)
    old.resolve(1)
    expect([await waiting, await memory.recall('realty', async () => 3)]).toEqual([1, 2])
  })

  it('does not remember a failure', async () => {
    const { memory } = setUp()
    await expect(memory.recall('realty', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await memory.recall('realty', async () => 2)).toBe(2)
  })
})
