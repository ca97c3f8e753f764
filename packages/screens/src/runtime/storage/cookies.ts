import { DAY_MS, SECOND_MS } from '@proverka/domain/timing'
import { sites } from '../brand/sites.ts'

/** Days of the sign-in cookie in seconds (decisions 2.4, proposed there). */
const TOKEN_MAX_AGE = (30 * DAY_MS) / SECOND_MS

const TOKEN_COOKIE = 'jwt'

/** A cookie by its name, or undefined. */
export function readCookie(name: string, cookies: string = document.cookie): string | undefined {
  for (const pair of cookies.split('; ')) {
    const cut = pair.indexOf('=')
    if (cut > 0 && pair.slice(0, cut) === name) return decode(pair.slice(cut + 1)) || undefined
  }
  return undefined
}

/**
 * The cookie text of the token, or of its removal. On the main brand host and its subdomains it is set for the whole
 * brand domain, elsewhere for the host alone (AMB-08, AMB-09).
 */
export function tokenCookie(
  token: string | null,
  at: Pick<Location, 'hostname' | 'protocol'> = location,
): string {
  const main = sites.mainHost
  const isBelowMain = at.hostname === main || at.hostname.endsWith(`.${main}`)
  const domain = isBelowMain ? `; Domain=${main}` : ''
  const secure = at.protocol === 'https:' ? '; Secure' : ''
  return cookieText(TOKEN_COOKIE, token ?? '', token === null ? 0 : TOKEN_MAX_AGE) + domain + secure
}

export function readToken(): string | undefined {
  return readCookie(TOKEN_COOKIE)
}

/** Writes a cookie made by one of the functions above. */
export function writeCookie(text: string): void {
  document.cookie = text
}

/** The text of a cookie for the whole host; `maxAge` in seconds. */
export function cookieText(name: string, value: string, maxAge: number): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax`
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
