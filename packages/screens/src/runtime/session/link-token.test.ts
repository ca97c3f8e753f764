import { describe, expect, it } from 'vitest'
import { takeLinkToken } from './link-token.ts'

function take(href: string) {
  const url = new URL(href)
  let shown = url.pathname + url.search + url.hash
  const states = {
    state: { scroll: 5 },
    replaceState: (_: unknown, __: string, to: string) => void (shown = to),
  }
  const token = takeLinkToken(url as unknown as Location, states as unknown as History)
  return { token, shown }
}

describe('takeLinkToken', () => {
  it('takes the token out of the address and leaves the other parameters', () => {
    expect(take('http://fiz.localhost/report/1/?a=1&jwt_token=abc.def&utm_source=x#top')).toEqual({
      token: 'abc.def',
      shown: '/report/1/?a=1&utm_source=x#top',
    })
  })

  it('an empty token is none, and leaves the address, too', () => {
    expect(take('http://fiz.localhost/?jwt_token=')).toEqual({ token: undefined, shown: '/' })
  })

  it('an address without a token stays as it is', () => {
    expect(take('http://fiz.localhost/?query=a+b')).toEqual({ token: undefined, shown: '/?query=a+b' })
  })
})
