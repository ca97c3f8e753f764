import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { expect, it } from 'vitest'
import { limitSlowRequests } from './slow-requests.ts'

const REQUESTS = 30

it('leaves nothing on a connection that serves many requests', async () => {
  const sockets = new Set<Socket>()
  const http = createServer((incoming, response) => {
    sockets.add(incoming.socket)
    incoming.resume().once('end', () => response.end('ok'))
  })
  limitSlowRequests(http)
  await once(http.listen(0, '127.0.0.1'), 'listening')
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const listeners: number[] = []
  for (let index = 0; index < REQUESTS; index++) {
    await post((http.address() as AddressInfo).port, agent)
    listeners.push(Math.max(...[...sockets].map((socket) => socket.listenerCount('close'))))
  }
  agent.destroy()
  http.close()
  expect(sockets.size).toBe(1)
  expect(listeners.at(-1)).toBe(listeners[1])
})

async function post(port: number, agent: Agent): Promise<void> {
  const sent = request({ port, agent, method: 'POST', headers: { 'content-type': 'text/plain' } })
  sent.end('body')
  const [response] = await once(sent, 'response')
  response.resume()
  await once(response, 'end')
}
