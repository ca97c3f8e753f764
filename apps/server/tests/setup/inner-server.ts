import dns from 'node:dns'
import { createServer } from 'node:http'
import net, { type AddressInfo } from 'node:net'

/** A connection that the process tried to open. */
export interface Attempt {
  readonly host: string
  readonly port: number
}

/**
 * A machine on the internal network: it counts incoming requests. While it runs, every name that is not `localhost`
 * resolves to this machine, as with a hostile resolver, and every connection that the process tries to open is
 * recorded, even if it reaches no server.
 */
export async function startInnerServer() {
  const hits: string[] = []
  const attempts: Attempt[] = []
  const server = createServer((request, answer) => {
    hits.push(`${request.method} ${request.headers.host} ${request.url}`)
    answer.end('{"secret":true}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stopWatching = watchConnections(attempts)
  return {
    port,
    hits,
    attempts,
    async stop() {
      stopWatching()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function watchConnections(attempts: Attempt[]): () => void {
  const connect = Object.getOwnPropertyDescriptor(net.Socket.prototype, 'connect')
  if (!connect) throw new Error('sockets connect in another way now')
  const original = connect.value as (...values: unknown[]) => unknown
  const { lookup } = dns
  Object.defineProperty(net.Socket.prototype, 'connect', {
    ...connect,
    value(this: net.Socket, ...values: unknown[]) {
      attempts.push(attemptOf(values))
      return original.apply(this, values)
    },
  })
  dns.lookup = ((name: string, options: unknown, done: (...values: unknown[]) => void) => {
    const wantsAll =
      typeof options === 'object' && options !== null && 'all' in options && options.all === true
    const address = '127.0.0.1'
    process.nextTick(() => (wantsAll ? done(null, [{ address, family: 4 }]) : done(null, address, 4)))
  }) as typeof lookup
  return () => {
    Object.defineProperty(net.Socket.prototype, 'connect', connect)
    dns.lookup = lookup
  }
}

/** Node itself hands over a list whose first part is the options; others give options, or a port and a host. */
function attemptOf(values: readonly unknown[]): Attempt {
  const [first, second] = Array.isArray(values[0]) ? values[0] : values
  if (typeof first !== 'object' || first === null) {
    return { host: typeof second === 'string' ? second : 'localhost', port: Number(first) }
  }
  const { host = 'localhost', port = 0 } = first as { host?: string; port?: number | string }
  return { host, port: Number(port) }
}
