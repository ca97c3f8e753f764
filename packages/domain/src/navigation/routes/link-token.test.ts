import { expect, it } from 'vitest'
import { isLinkToken } from './link-token.ts'

it.each(['T', 'link_aB-9', 'a.b.c', 'YWJj/+=='])('%s may be a token', (text) => {
  expect(isLinkToken(text)).toBe(true)
})

it.each(['', undefined, 'привет', 'a b', 'a\n', '"', '<b>', '\u0000', 'a'.repeat(5000)])(
  '%j is no token',
  (text) => {
    expect(isLinkToken(text)).toBe(false)
  },
)
