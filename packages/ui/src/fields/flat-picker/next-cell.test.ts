import { expect, it } from 'vitest'
import { nextCell } from './next-cell.ts'

/** Two lines of three, then one of two that begins to the left. */
const CELLS = [0, 40, 80, 0, 40, 80, 0, 40].map((offsetLeft, index) => ({
  offsetLeft,
  offsetTop: Math.floor(index / 3) * 40,
}))

it.each([
  ['ArrowRight', 2, 3],
  ['ArrowLeft', 3, 2],
  ['ArrowDown', 1, 4],
  ['ArrowUp', 5, 2],
  ['ArrowDown', 5, 7],
  ['ArrowDown', 6, undefined],
  ['ArrowUp', 1, undefined],
  ['ArrowLeft', 0, undefined],
  ['ArrowRight', 7, undefined],
  ['Home', 5, 0],
  ['End', 1, 7],
  ['Enter', 1, undefined],
])('%s from cell %d leads to %s', (key, from, to) => {
  expect(nextCell(key, CELLS, from)).toBe(to)
})
