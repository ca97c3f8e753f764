import { expect, it } from 'vitest'
import { SHOW_REASONS, showReasonLabel } from './showing.ts'

it('[CONSOLE-03] each reason of showing a value has words of its own', () => {
  const labels = SHOW_REASONS.map(showReasonLabel)
  expect(new Set(labels).size).toBe(labels.length)
  expect(labels.filter((label) => !/^[А-Я]/.test(label))).toEqual([])
})
