import { lookup as resolve } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'

/** An address that calls must not go to: our own machines, or those of a private network (SSRF). */
export class PrivateAddressError extends Error {}

/** Answers the addresses of a host; a test gives invented ones. */
export type Resolve = (
  host: string,
) => Promise<readonly { readonly address: string; readonly family: number }[]>

export const resolveHost: Resolve = (host) => resolve(host, { all: true, verbatim: true })

/** Whether an IP address is one of the public internet; a mapped IPv4 address counts as the IPv4 address that it is. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast'
}

/**
 * The address that a URL may be called at. All addresses of its host have to be public, and the connection is made to the
 * one that was looked at here: a name that resolves otherwise a moment later leads nowhere. Throws `PrivateAddressError`.
 */
export async function requirePublicAddress(url: URL, resolveName: Resolve = resolveHost): Promise<string> {
  if (url.protocol !== 'https:') throw new PrivateAddressError('only https is called')
  if (url.username !== '' || url.password !== '') throw new PrivateAddressError('an address with a password')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const known = ipaddr.isValid(host)
    ? [{ address: host, family: host.includes(':') ? 6 : 4 }]
    : await resolveName(host).catch(() => [])
  const [first] = known
  if (!first || !known.every(({ address }) => isPublicAddress(address)))
    throw new PrivateAddressError('not an address of the public internet')
  return first.address
}
