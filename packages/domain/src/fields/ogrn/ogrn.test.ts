import { expect, it } from 'vitest'
import numbers from '../../../fixtures/ogrn.json' with { type: 'json' }
import { isOgrn } from './ogrn.ts'

it.each(numbers.valid)('takes %j', (text) => expect(isOgrn(text)).toBe(true))
it.each([...numbers.invalid, 1027700132195, null])('refuses %j', (text) => expect(isOgrn(text)).toBe(false))
