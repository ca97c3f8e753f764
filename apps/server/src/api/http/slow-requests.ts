import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

const HEADERS_MS = 10_000

/** A body that stops coming for so long is given up. */
const STALL_MS = 12_000

/** The time that every body gets before its rate is judged: it may wait for room as long. */
const SPARE_MS = 15_000

/** What has come of a body must be as much as this rate gives in the time since: the slowest connection that is served. */
const LEAST_BYTES_PER_SECOND = 16 * 1024

const MOST_CONNECTIONS = 4000
const CHECK_MS = 2000

/**
 * Bytes that are read of each body before its handler asks for it: hundreds of them wait or are refused at the same
 * time.
 */
const WAITING_BYTES = 16 * 1024

/** Ends requests that come too slowly, and bounds the number of connections (SAFE-12). */
export function limitSlowRequests(http: Server): void {
  http.headersTimeout = HEADERS_MS
  // Bodies have separate limits, by their size.
  http.requestTimeout = 0
  http.maxConnections = MOST_CONNECTIONS
  const open = new Set<OpenRequest>()
  const timer = setInterval(() => {
    const now = performance.now()
    for (const body of open) if (isTooSlow(body, now)) body.socket.destroy()
  }, CHECK_MS)
  timer.unref()
  http.once('close', () => clearInterval(timer))
  http.on('request', (request: IncomingMessage) => {
    const { socket, headers } = request
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
    const body = { socket, since: performance.now(), readBefore: socket.bytesRead }
    open.add(body)
    socket.setTimeout(STALL_MS)
    const end = () => {
      open.delete(body)
      socket.setTimeout(0)
    }
    request.once('end', end)
    // Not the socket's: it outlives its requests, and each would leave a listener there.
    request.once('close', end)
  })
}

interface OpenRequest {
  readonly socket: Socket
  /** By the monotonic clock. */
  readonly since: number
  /** Bytes of the connection before the body. */
  readonly readBefore: number
}

/** Judged by what has come, not by what was announced: who announces much gets no more time for it (SAFE-22). */
function isTooSlow({ socket, since, readBefore }: OpenRequest, now: number): boolean {
  const judgedMs = now - since - SPARE_MS
  return judgedMs > 0 && socket.bytesRead - readBefore < (judgedMs / 1000) * LEAST_BYTES_PER_SECOND
}

/** Options of `createServer` that cannot be set later. */
export const SLOW_REQUEST_OPTIONS = {
  connectionsCheckingInterval: CHECK_MS,
  highWaterMark: WAITING_BYTES,
} as const
