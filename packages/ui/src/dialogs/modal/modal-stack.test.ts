import { describe, expect, it } from 'vitest'
import { mayDismiss, pushModal } from './modal-stack.ts'

describe('stack of dialogs', () => {
  it('[UI-046] lets only the top one go, and one per key press', () => {
    const [lower, upper] = [Symbol('lower'), Symbol('upper')]
    const popLower = pushModal(lower)
    const popUpper = pushModal(upper)
    const escape = new Event('keydown')
    expect(mayDismiss(lower, escape)).toBe(false)
    expect(mayDismiss(upper, escape)).toBe(true)
    popUpper()
    expect(mayDismiss(lower, escape)).toBe(false)
    expect(mayDismiss(lower, new Event('keydown'))).toBe(true)
    popLower()
    expect(mayDismiss(lower, undefined)).toBe(false)
  })
})
