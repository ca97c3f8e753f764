import { appError } from '@proverka/domain/errors'

/** Bytes of large bodies that have come and are not answered yet, of all clients together. */
const TOTAL_BYTES = 96 * 1024 * 1024

/** Of one network, beside what its oldest body takes. */
const NETWORK_BYTES = 24 * 1024 * 1024

/** Bodies of one network that wait for room. */
const NETWORK_WAITING = 8

/** What forms and calls send. */
export const SMALL_BYTES = 64 * 1024

/** Small bodies of one network at a time; they have no total, so that no stranger uses it up. */
const NETWORK_SMALL = 64

const WAIT_MS = 8000

/** A body that is being read, until its request is answered. */
export interface OpenBody {
  /** Counts received bytes once the budget has room for them. Throws `server/busy` if it has none in time. */
  readonly take: (bytes: number) => Promise<void>
  /** Gives all of them back. */
  readonly close: () => void
}

export interface BodyBudget {
  /** A large body: what it announces holds nothing. */
  readonly open: (network: string) => OpenBody
  /** A small body: answers how to end it. Throws `server/busy` when the network has too many open. */
  readonly openSmall: (network: string) => () => void
}

interface Body {
  readonly network: string
  held: number
}

interface Waiting {
  readonly body: Body
  readonly bytes: number
  readonly start: () => void
}

/**
 * Bounds the memory of bodies (SAFE-12, SAFE-22) by what has come and not by what was announced: a sender that announces
 * much and sends little holds little. The oldest body of all and the oldest of a network always go on, so that half-read
 * bodies never wait for each other.
 */
export function createBodyBudget(): BodyBudget {
  const bodies = new Set<Body>()
  const queue = new Set<Waiting>()
  const small = new Map<string, number>()
  let total = 0

  const ofNetwork = (network: string) => [...bodies].filter((body) => body.network === network)

  function fits({ body, bytes }: Pick<Waiting, 'body' | 'bytes'>): boolean {
    const [oldest] = bodies
    const [first, ...others] = ofNetwork(body.network)
    const hasRoom = body === oldest || total + bytes <= TOTAL_BYTES
    const own = others.reduce((sum, { held }) => sum + held, 0)
    return hasRoom && (body === first || own + bytes <= NETWORK_BYTES)
  }

  function count(body: Body, bytes: number): void {
    total += bytes
    body.held += bytes
  }

  function wait(body: Body, bytes: number): Promise<void> {
    const { network } = body
    if ([...queue].filter((waiting) => waiting.body.network === network).length >= NETWORK_WAITING)
      throw appError('server/busy', network)
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        queue.delete(waiting)
      }
      const timer = setTimeout(() => {
        leave()
        reject(appError('server/busy', network))
      }, WAIT_MS)
      const waiting: Waiting = {
        body,
        bytes,
        start: () => {
          leave()
          count(body, bytes)
          resolve()
        },
      }
      queue.add(waiting)
    })
  }

  return {
    open(network) {
      const body: Body = { network, held: 0 }
      bodies.add(body)
      return {
        async take(bytes) {
          if (fits({ body, bytes })) count(body, bytes)
          else await wait(body, bytes)
        },
        close() {
          if (!bodies.delete(body)) return
          total -= body.held
          for (const next of queue) if (fits(next)) next.start()
        },
      }
    },
    openSmall(network) {
      const open = small.get(network) ?? 0
      if (open >= NETWORK_SMALL) throw appError('server/busy', network)
      small.set(network, open + 1)
      return () => {
        const left = (small.get(network) ?? 1) - 1
        if (left > 0) small.set(network, left)
        else small.delete(network)
      }
    },
  }
}
