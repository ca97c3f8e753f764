import { isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Bits of an IPv6 address that a provider gives to one customer: the rest is the customer's to vary (DEC-22). */
const NETWORK_BITS = 64

/** What some providers give instead; an abuser has all 256 networks of it. */
const WIDE_BITS = 56

/**
 * The network that an address counts as in every limit: an IPv4 address is itself, also when it is written as IPv6; of an
 * IPv6 address the first 64 bits are left, or the first 56 where `isWide`.
 */
export function networkOf(address: string, isWide = false): string {
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return address
  const ip = ipaddr.process(bare)
  if (ip instanceof ipaddr.IPv4) return ip.toString()
  const [a = 0, b = 0, c = 0, d = 0] = ip.parts
  const kept = [a, b, c, isWide ? d & 0xff_00 : d]
  return `${kept.map((group) => group.toString(16)).join(':')}::/${isWide ? WIDE_BITS : NETWORK_BITS}`
}
