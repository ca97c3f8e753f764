import { expect, it } from 'vitest'
import { isId } from './is-id.ts'

it.each([
  ['5889adc0-0bd1-4193-9d0c-06093117bbed', true],
  ['5889ADC0-0BD1-4193-9D0C-06093117BBED', true],
  ['xxx', false],
  ['', false],
  ['5889adc0-0bd1-4193-9d0c-06093117bbed/', false],
  ['5889adc00bd141939d0c06093117bbed', false],
])('%s: %s', (text, expected) => expect(isId(text)).toBe(expected))
