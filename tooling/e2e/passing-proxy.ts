import { once } from 'node:events'
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface ProxyOptions {
  /** The port of the loopback that answers the next request. */
  readonly nextPort: () => number
  /** Headers as they go on; unless told otherwise as they came. */
  readonly changeHeaders?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders
  /** What was answered with 200, with the body of the request. */
  readonly onPassed?: (method: string, path: string, body: string) => void
  /** Another port takes a request whose connection failed. */
  readonly isBalancer?: boolean
}

/** Passes every request of a browser on to servers of the test. */
export async function startPassingProxy(
  options: ProxyOptions,
): Promise<AsyncDisposable & { readonly port: number }> {
  const { nextPort, changeHeaders = (headers) => headers, onPassed, isBalancer = false } = options
  const pass = (from: IncomingMessage, body: Buffer, to: ServerResponse): void => {
    const { method = 'GET', url = '/' } = from
    const onward = request({
      host: '127.0.0.1',
      port: nextPort(),
      method,
      path: url,
      headers: changeHeaders(from.headers),
      // A kept connection may be closed by a server that goes just when it is used again.
      agent: false,
    })
    onward.on('response', (answer) => {
      if (answer.statusCode === 200) onPassed?.(method, url, body.toString())
      to.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(to)
      to.on('close', () => answer.destroy())
    })
    onward.on('error', () => {
      if (isBalancer && !to.headersSent) pass(from, body, to)
      else to.destroy()
    })
    onward.end(body)
  }
  const proxy = createServer((from, to) => void buffer(from).then((body) => pass(from, body, to)))
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (proxy.address() as AddressInfo).port,
    [Symbol.asyncDispose]: async () => {
      proxy.closeAllConnections()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
