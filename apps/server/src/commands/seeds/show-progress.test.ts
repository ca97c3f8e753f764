import { describe, expect, it } from 'vitest'
import { createProgressBar } from './show-progress.ts'

function start(isTTY: boolean) {
  const written: string[] = []
  let now = 0
  const bar = createProgressBar({ isTTY, columns: 100, write: (text) => written.push(text) }, () => now)
  return {
    written,
    bar,
    at: (milliseconds: number, done: number) => {
      now = milliseconds
      bar.show(done, 1_000_000)
    },
  }
}

describe('a progress bar', () => {
  it('says how much is done and how long the rest takes', () => {
    const { written, at } = start(true)
    at(0, 0)
    at(10_000, 250_000)
    expect(written.at(-1)).toBe(
      '\r\u001B[2K████████░░░░░░░░░░░░░░░░░░░░░░ 25 % · 250 000 из 1 000 000, осталось 30 с',
    )
    at(40_000, 1_000_000)
    expect(written.at(-1)).toContain('██████████████████████████████ 100 % · 1 000 000 из 1 000 000')
  })

  it('counts the speed of this run only, when an earlier one did a part', () => {
    const { written, at } = start(true)
    at(0, 500_000)
    at(60_000, 600_000)
    expect(written.at(-1)).toContain('осталось 4 мин 00 с')
  })

  it('writes a line now and then without a terminal', () => {
    const { written, at } = start(false)
    for (let second = 0; second < 25; second++) at(second * 1000, second * 1000)
    expect(written).toHaveLength(3)
    expect(written.every((line) => line.endsWith('\n'))).toBe(true)
  })
})
