import { matchRoute } from './match-route.ts'

/**
 * The address of a page of this site, to be opened after a sign-in, or undefined for anything else: another site, a path
 * that a browser reads as one (`//host`, `/\host`), no page of ours. A sign-in token is left out.
 */
export function ownPath(text: unknown): string | undefined {
  if (typeof text !== 'string' || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(text)) return undefined
  const [path = '', ...rest] = text.split(/(?=[?#])/)
  if (matchRoute(path) === undefined) return undefined
  const search = rest
    .join('')
    .replace(/([?&])jwt_token=[^&#]*&?/g, '$1')
    .replace(/[?&](?=#|$)/, '')
  return path + search
}
