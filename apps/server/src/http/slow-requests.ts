import type { IncomingMessage, Server } from 'node:http'

const HEADERS_MS = 10_000

/** A body that stops coming for so long is given up. */
const STALL_MS = 12_000

/** The time that every body gets, plus a second for each of so many bytes: the slowest connection that is served. */
const SPARE_MS = 20_000
const LEAST_BYTES_PER_SECOND = 32 * 1024

/** For a body that does not say its size. */
const UNSAID_BYTES = 1024 * 1024

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
  http.on('request', (request: IncomingMessage) => {
    const { socket, headers } = request
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
    const bytes = Number(headers['content-length'] ?? UNSAID_BYTES)
    const giveUp = () => socket.destroy()
    const late = setTimeout(giveUp, SPARE_MS + (bytes / LEAST_BYTES_PER_SECOND) * 1000)
    socket.setTimeout(STALL_MS)
    const end = () => {
      clearTimeout(late)
      socket.setTimeout(0)
    }
    request.once('end', end)
    // Not the socket's: it outlives its requests, and each would leave a listener there.
    request.once('close', end)
  })
}

/** Options of `createServer` that cannot be set later. */
export const SLOW_REQUEST_OPTIONS = {
  connectionsCheckingInterval: CHECK_MS,
  highWaterMark: WAITING_BYTES,
} as const
