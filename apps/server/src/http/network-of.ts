import { isIPv6 } from 'node:net'

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
  const groups = groupsOf(bare)
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff) {
    const [high = 0, low = 0] = groups.slice(6)
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
  }
  const bits = isWide ? WIDE_BITS : NETWORK_BITS
  const kept = groups.slice(0, 4)
  if (isWide) kept[3] = (kept[3] ?? 0) & 0xff_00
  return `${kept.map((group) => group.toString(16)).join(':')}::/${bits}`
}

/** The eight groups of an address that is one. */
function groupsOf(address: string): number[] {
  // The last two groups may be written as an IPv4 address.
  const plain = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number)
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
  const [head = '', tail] = plain.split('::')
  const read = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const [before, after] = [read(head), read(tail ?? '')]
  return tail === undefined
    ? before
    : [...before, ...Array(8 - before.length - after.length).fill(0), ...after]
}
