import { createVisitor, type Visitor } from '@proverka/test-support/visitor'

/** A call through the balancer; times in ms of `performance`. */
export interface SentCall {
  readonly what: string
  readonly startedAt: number
  readonly endedAt: number
  /** `0` when the connection was cut. */
  readonly status: number
}

let callers = 0

/** An unused address of the loopback: limits count by it. */
export function freshAddress(): string {
  callers++
  return `127.1.${callers >> 8}.${callers & 255}`
}

/** A visitor from an address of his own, whose calls are written down. */
export function createCaller(port: number, calls: SentCall[]): Visitor {
  const visitor = createVisitor(() => port, 'realty', freshAddress())
  const { call } = visitor
  visitor.call = async (endpoint, ...rest) => {
    const startedAt = performance.now()
    const note = (status: number) =>
      calls.push({
        what: `${endpoint.method} ${endpoint.path}`,
        startedAt,
        endedAt: performance.now(),
        status,
      })
    try {
      const reply = await call(endpoint, ...rest)
      note(reply.status)
      return reply
    } catch (error) {
      // A call that lacks what a failed one should have given it is refused here and never sent.
      if (!(error instanceof TypeError)) note(0)
      throw error
    }
  }
  return visitor
}

export const isFailed = ({ status }: SentCall): boolean => status === 0 || status >= 500
