import { appError } from '@proverka/domain/errors'

/** Bytes of request bodies that are being read, of all clients together. */
const TOTAL_BYTES = 96 * 1024 * 1024

/** Of one address; its first body is taken whatever it weighs, and a second one of its size beside it. */
const ADDRESS_BYTES = 3 * 1024 * 1024

/** Requests of one address that wait unread for their turn. */
const ADDRESS_WAITING = 8

/** What forms and calls send: it never waits behind an upload of the same address. */
const SMALL_BYTES = 64 * 1024

const WAIT_MS = 8000

/** Gives the bytes back. */
export type ReleaseBody = () => void

export interface BodyBudget {
  /**
   * Waits until a body of this size may be read. Throws `server/busy` when too many of the address wait already, or
   * when its turn does not come.
   */
  readonly reserve: (address: string, bytes: number) => Promise<ReleaseBody>
}

/** Two uploads at a time; calls of a megabyte, which stalled ones imitate, a few. */
const addressLimit = (bytes: number): number => (bytes > ADDRESS_BYTES ? 2 * bytes : ADDRESS_BYTES)

interface Waiting {
  readonly address: string
  readonly bytes: number
  readonly start: () => void
}

/** Bounds the memory of bodies before they are read (SAFE-12): a slow sender delays only itself, not other clients. */
export function createBodyBudget(): BodyBudget {
  const held = new Map<string, number>()
  const queue = new Set<Waiting>()
  let total = 0

  const fits = ({ address, bytes }: Pick<Waiting, 'address' | 'bytes'>): boolean => {
    const hasRoom = total === 0 || total + bytes <= TOTAL_BYTES
    const own = held.get(address) ?? 0
    const isFair = own === 0 || bytes <= SMALL_BYTES || own + bytes <= addressLimit(bytes)
    return hasRoom && isFair
  }

  function take({ address, bytes }: Pick<Waiting, 'address' | 'bytes'>): ReleaseBody {
    total += bytes
    held.set(address, (held.get(address) ?? 0) + bytes)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      total -= bytes
      const left = (held.get(address) ?? 0) - bytes
      if (left > 0) held.set(address, left)
      else held.delete(address)
      for (const next of queue) if (fits(next)) next.start()
    }
  }

  return {
    async reserve(address, bytes) {
      const wish = { address, bytes }
      if (fits(wish)) return take(wish)
      if ([...queue].filter((waiting) => waiting.address === address).length >= ADDRESS_WAITING) {
        throw appError('server/busy', address)
      }
      return new Promise((resolve, reject) => {
        const leave = () => {
          clearTimeout(timer)
          queue.delete(waiting)
        }
        const timer = setTimeout(() => {
          leave()
          reject(appError('server/busy', address))
        }, WAIT_MS)
        const waiting: Waiting = {
          ...wish,
          start: () => {
            leave()
            resolve(take(wish))
          },
        }
        queue.add(waiting)
      })
    },
  }
}
