import ipaddr from 'ipaddr.js'

/** Minutes that a value of personal data is shown for. */
export const DEFAULT_SHOWN_MINUTES = 5

/** Minutes for which a return or a payout can be undone. */
export const DEFAULT_UNDO_MINUTES = 10

/** Roubles above which a return needs a second signature. */
export const DEFAULT_SECOND_SIGNATURE_ROUBLES = 1000

/** How the staff signs in and works. */
export interface StaffAccess {
  /** Seals secrets of apps and hashes recovery codes; absent: neither can be made, but for machines of developers. */
  readonly key?: string | undefined
  /** Networks that the staff works from, in CIDR notation; absent: any. */
  readonly networks?: readonly string[] | undefined
  /** Whether calls of the staff need a second factor; absent: in production. */
  readonly isFactorNeeded?: boolean | undefined
  /** Minutes that a value of personal data is shown for; absent: 5. */
  readonly shownMinutes?: number | undefined
  /** Minutes for which a return or a payout can be undone; 0: it is carried out at once; absent: 10. */
  readonly undoMinutes?: number | undefined
  /** Roubles above which a return needs a second signature; absent: 1000. */
  readonly secondSignatureRoubles?: number | undefined
}

/** Whether the text is an address or a network: `203.0.113.7`, `2001:db8::/48`. */
export const isNetwork = (text: string): boolean => ipaddr.isValidCIDR(text) || ipaddr.isValid(text)

/** Whether the staff may work from an address; anything else may not. */
export function isStaffNetwork(address: string, networks: readonly string[] | undefined): boolean {
  if (!networks) return true
  if (!ipaddr.isValid(address)) return false
  const ip = ipaddr.process(address)
  return networks.some((network) => {
    const [range, bits] = ipaddr.isValidCIDR(network)
      ? ipaddr.parseCIDR(network)
      : ([ipaddr.process(network), network.includes(':') ? 128 : 32] as const)
    return range.kind() === ip.kind() && ip.match(range, bits)
  })
}
