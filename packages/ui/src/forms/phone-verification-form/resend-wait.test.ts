import { describe, expect, it } from 'vitest'
import { RESEND_WAIT_MS, waitText } from './resend-wait.ts'

describe('the wait for another code', () => {
  it.each([
    [RESEND_WAIT_MS, '1:00'],
    [59_001, '1:00'],
    [59_000, '0:59'],
    [9_500, '0:10'],
    [1, '0:01'],
    [0, '0:00'],
    [-5, '0:00'],
  ])('of %d ms reads %s', (ms, text) => {
    expect(waitText(ms)).toBe(text)
  })
})
