import { BlockList, isIPv6 } from 'node:net'

/** Where notifications of YooKassa come from, as its documents say. */
const MONEY_NETWORKS = [
  ['185.71.76.0', 27],
  ['185.71.77.0', 27],
  ['77.75.153.0', 25],
  ['77.75.154.128', 25],
  ['77.75.156.11', 32],
  ['77.75.156.35', 32],
  ['2a02:5180::', 32],
] as const

const money = new BlockList()
for (const [address, prefix] of MONEY_NETWORKS)
  money.addSubnet(address, prefix, isIPv6(address) ? 'ipv6' : 'ipv4')

/**
 * Whether an address may send notifications of the money service. Every payment is read back, no matter who reported
 * it; this check keeps other clients from triggering those requests.
 */
export function isMoneyService(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '')
  return money.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}
