import type { Server, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'

/** How long requests in flight, downloads among them, may take to end. */
const FINISH_MS = 30_000

/** The end of a server: what is being answered is answered whole, nothing new is taken. */
export interface Shutdown {
  readonly isStopping: boolean
  /** Counts the requests of a server from now on. */
  readonly watch: (http: Server) => void
  /**
   * Says not ready at once; after `noticeMs`, in which a balancer sees that, closes the port and waits for the requests
   * in flight, 30 seconds at most.
   */
  readonly stop: (http: Server, noticeMs: number) => Promise<void>
  /** Called once when the server begins to stop: for answers that would never end by themselves. */
  readonly onStop: (listener: () => void) => void
  /** Ends each connection with its answer once the server is stopping. */
  readonly endConnections: MiddlewareHandler
}

export function createShutdown(): Shutdown {
  const inFlight = new Set<ServerResponse>()
  let isStopping = false
  let finish = () => {}
  const listeners: (() => void)[] = []
  return {
    get isStopping() {
      return isStopping
    },
    watch(http) {
      http.on('request', (_request, response: ServerResponse) => {
        inFlight.add(response)
        response.once('close', () => {
          inFlight.delete(response)
          if (inFlight.size === 0) finish()
        })
      })
    },
    async stop(http, noticeMs) {
      isStopping = true
      for (const listener of listeners) listener()
      await wait(noticeMs)
      const closed = new Promise<void>((resolve) => http.close(() => resolve()))
      const finished = new Promise<void>((resolve) => (finish = resolve))
      if (inFlight.size === 0) finish()
      await Promise.race([finished, wait(FINISH_MS, undefined, { ref: false })])
      // What is left are connections without a request, as browsers open them ahead.
      http.closeAllConnections()
      await closed
    },
    onStop: (listener) => void listeners.push(listener),
    async endConnections(c, next) {
      await next()
      if (isStopping) c.header('Connection', 'close')
    },
  }
}
