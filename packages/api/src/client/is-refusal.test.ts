import { expect, it } from 'vitest'
import { isRefusal } from './is-refusal.ts'

it.each([
  [{ statusCode: 404 }, true],
  [{ statusCode: 400 }, true],
  [{ statusCode: 500 }, false],
  [{ statusCode: '404' }, false],
  [new Error('offline'), false],
  [null, false],
])('%j is a refusal: %s', (error, expected) => expect(isRefusal(error)).toBe(expected))
