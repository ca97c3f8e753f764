import { expect, it } from 'vitest'
import { SEVERITY_TONES, severityMark } from './severity-marks.ts'

it.each([
  ['critical', 'red', 'Опасно'],
  ['warning', 'orange', 'Внимание'],
  ['notice', 'grey', 'К сведению'],
] as const)('a %s conclusion has its colour and its word', (severity, tone, words) => {
  expect(severityMark(severity)).toEqual({ tone, words })
  expect(SEVERITY_TONES[severity]).toBe(tone)
})
