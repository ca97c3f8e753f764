import dns from 'node:dns'

const LOCALHOST = /(?:^|\.)localhost$/

type Answer = (error: null, address: string | { address: string; family: number }[], family?: number) => void

/**
 * Browsers know that every `*.localhost` is this machine; Node asks the system, which may not. From here on Node knows
 * it too, so that the tests' own requests reach the sites by their names.
 */
export function teachLocalhost(): void {
  const { lookup } = dns
  const { lookup: lookupLater } = dns.promises
  const patched = (host: string, ...rest: unknown[]) => {
    const answer = rest.at(-1) as Answer
    if (!LOCALHOST.test(host)) return Reflect.apply(lookup, dns, [host, ...rest]) as unknown
    const wantsAll =
      typeof rest[0] === 'object' && rest[0] !== null && 'all' in rest[0] && rest[0].all === true
    return queueMicrotask(() =>
      wantsAll ? answer(null, [{ address: '127.0.0.1', family: 4 }]) : answer(null, '127.0.0.1', 4),
    )
  }
  dns.lookup = patched as unknown as typeof dns.lookup
  const patchedLater = async (host: string, options?: dns.LookupOptions) =>
    LOCALHOST.test(host) ? { address: '127.0.0.1', family: 4 } : lookupLater(host, options ?? {})
  dns.promises.lookup = patchedLater as typeof dns.promises.lookup
}
