/** A line of HAProxy's log about a request that ended badly. */
export interface BadEnd {
  readonly server: string
  readonly status: number
  /** HAProxy's letters for who ended the session and when: `SH--` is a server that answered nothing. */
  readonly state: string
}

/** `frontend servers/one 0/0/1/-1/7 502 208 - - SH-- …`, as `option httplog` writes it. */
const LINE = / (?:servers|assets)\/(\S+) [\d/+-]+ (-?\d+) \d+ - - (\S{4}) /

/** Requests that no server answered, or that a server answered with an error. */
export function readBadEnds(log: string): readonly BadEnd[] {
  return log.split('\n').flatMap((line) => {
    const [, server = '', status = '', state = ''] = LINE.exec(line) ?? []
    const isBad = Number(status) >= 500 || Number(status) < 0 || (state !== '' && state.startsWith('S'))
    return isBad ? [{ server, status: Number(status), state }] : []
  })
}

/** How many requests each server was given. */
export function countByServer(log: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const line of log.split('\n')) {
    const server = LINE.exec(line)?.[1]
    if (server) counts[server] = (counts[server] ?? 0) + 1
  }
  return counts
}
