import { expect, it } from 'vitest'
import numbers from '../../../fixtures/kpp.json' with { type: 'json' }
import { isKpp } from './kpp.ts'

it.each(numbers.valid)('takes %j', (text) => expect(isKpp(text)).toBe(true))
it.each([...numbers.invalid, 773642001, null])('refuses %j', (text) => expect(isKpp(text)).toBe(false))
