import {
  createServer,
  request as send,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Connect } from 'vite'

/** Addresses of the server itself, which Vite must not see. */
const SERVER_ONLY = /^\/(?:api|api-docs|healthz|readyz)(?:[/?]|$)/

interface Behind {
  /** Vite's handler by the host of a request. */
  readonly choose: (host: string) => Connect.Server | Promise<Connect.Server>
  /** Port of the server, as soon as it listens. */
  readonly target: () => Promise<number>
}

/**
 * Lets Vite answer for the sources of a site and passes everything else on to the server. The server's content security
 * policy goes: Vite's pages carry inline scripts and open a socket.
 */
export function startProxy(port: number, { choose, target }: Behind): Promise<Server> {
  const proxy = createServer((request, response) => {
    const forward = () => void passOn(request, response, target)
    if (SERVER_ONLY.test(request.url ?? '')) return forward()
    const host = (request.headers.host ?? '').replace(/:\d+$/, '')
    return void Promise.resolve(choose(host)).then(
      (answer) => answer(request, response, forward),
      (error: unknown) => {
        console.error(error)
        response.writeHead(500).end()
      },
    )
  })
  return new Promise((resolve, reject) => {
    proxy.once('error', reject)
    proxy.listen(port, '127.0.0.1', () => resolve(proxy))
  })
}

async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  target: Behind['target'],
): Promise<void> {
  const { method, url, headers } = request
  const sent = send({ host: '127.0.0.1', port: await target(), method, path: url, headers }, (answer) => {
    const { 'content-security-policy': _, ...kept } = answer.headers
    response.writeHead(answer.statusCode ?? 502, kept)
    answer.pipe(response)
    answer.on('error', () => response.destroy())
  })
  sent.on('error', () => {
    if (response.headersSent) return response.destroy()
    // The server ended in the middle of it, for it starts again; what reads only is asked once more.
    if (method === 'GET')
      return void target().then(() => setTimeout(() => passOn(request, response, target), 200))
    return response.writeHead(502).end()
  })
  response.on('close', () => sent.destroy())
  request.pipe(sent)
}
