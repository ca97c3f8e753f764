import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Connect } from 'vite'

/** Addresses of the server itself, which Vite must not see. */
const SERVER_ONLY = /^\/(?:api|api-docs|healthz|readyz)(?:[/?]|$)/

/** Chooses Vite's handler by the host of a request. */
export type ChooseVite = (host: string) => Connect.Server

/**
 * Lets Vite answer for the sources of a site and leaves everything else to the server. The server's content security
 * policy goes: Vite's pages carry inline scripts and open a socket.
 */
export function putViteFirst(http: Server, choose: ChooseVite): void {
  const listeners = http.listeners('request') as RequestListener[]
  http.removeAllListeners('request')
  http.on('request', (request, response) => {
    const answer = () => {
      for (const listener of listeners) listener(request, response)
    }
    if (SERVER_ONLY.test(request.url ?? '')) return answer()
    withoutPolicy(response)
    return choose(hostOf(request))(request, response, answer)
  })
}

function hostOf(request: IncomingMessage): string {
  return (request.headers.host ?? '').replace(/:\d+$/, '')
}

function withoutPolicy(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...parts: unknown[]) => ServerResponse
  response.writeHead = (...parts: unknown[]) => {
    response.removeHeader('Content-Security-Policy')
    return writeHead(...parts.map(dropPolicy))
  }
}

function dropPolicy(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
  return Object.fromEntries(
    Object.entries(part).filter(([name]) => name.toLowerCase() !== 'content-security-policy'),
  )
}
