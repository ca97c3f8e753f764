import { trackingCookies } from '@proverka/domain/navigation'
import { describe, expect, it } from 'vitest'
import { cookieText, readCookie, tokenCookie } from './cookies.ts'

describe('cookies', () => {
  it('sets the token for the main brand domain on its host and subdomains only', () => {
    const at = (hostname: string) => tokenCookie('t', { hostname, protocol: 'http:' })
    expect(at('realty.localhost')).toContain('; Domain=realty.localhost')
    expect(at('b2b.realty.localhost')).toContain('; Domain=realty.localhost')
    expect(at('evilrealty.localhost')).not.toContain('Domain')
    expect(at('fiz.localhost')).not.toContain('Domain')
    expect(at('127.0.0.1')).not.toContain('Domain')
  })

  it('is secure under https, lax and for the whole site', () => {
    const cookie = tokenCookie('t', { hostname: 'fiz.localhost', protocol: 'https:' })
    expect(cookie).toBe('jwt=t; Path=/; Max-Age=2592000; SameSite=Lax; Secure')
  })

  it('removes the token with null', () => {
    expect(tokenCookie(null, { hostname: 'fiz.localhost', protocol: 'http:' })).toContain(
      'jwt=; Path=/; Max-Age=0',
    )
  })

  it('keeps the affiliate uid for 30 days', () => {
    const [cookie] = trackingCookies({ affiliateUid: 'a 1;x' })
    expect(cookieText(cookie?.name ?? '', cookie?.value ?? '', cookie?.maxAge ?? 0)).toBe(
      'affiliate_uid=a%201%3Bx; Path=/; Max-Age=2592000; SameSite=Lax',
    )
  })

  it('reads by the whole name and survives a broken escape', () => {
    expect(readCookie('jwt', 'xjwt=no; jwt=a%20b')).toBe('a b')
    expect(readCookie('jwt', 'jwt=%E0%A4%A')).toBeUndefined()
    expect(readCookie('jwt', '')).toBeUndefined()
  })
})
