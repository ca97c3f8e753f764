import { expect, it } from 'vitest'
import { formatFileSize } from './format-file-size.ts'

it.each([
  [0, '0\u00a0Б'],
  [1023, '1\u00a0023\u00a0Б'],
  [1024, '1\u00a0КБ'],
  [348_000, '340\u00a0КБ'],
  [1_258_291, '1,2\u00a0МБ'],
  [21_000_000, '20,1\u00a0МБ'],
  [20 * 1024 ** 2, '20\u00a0МБ'],
  [5 * 1024 ** 3, '5\u00a0ГБ'],
  [5 * 1024 ** 5, '5\u00a0242\u00a0880\u00a0ГБ'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})
