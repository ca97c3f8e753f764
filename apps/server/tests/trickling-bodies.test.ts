import { connect, type Socket } from 'node:net'
import { hostFetch } from '@proverka/test-support/host-fetch'
import { orderAsGuest } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, until, type TestServer } from './setup/test-server.ts'

const MEBIBYTE = 1024 * 1024
const SOCKETS = 10

let server: TestServer
const sockets: Socket[] = []
beforeAll(async () => {
  server = await startTestServer({ behindProxy: true })
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await server.stop()
})

/** A body that announces much, begins, and goes on by a byte a second. */
function trickle(path: string, headers: readonly string[], address: string): Socket {
  const socket = connect(server.port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  const head = [`POST ${path} HTTP/1.1`, 'Host: realty.localhost', `X-Forwarded-For: ${address}`, ...headers]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(' '.repeat(1000))
  socket.resume()
  const timer = setInterval(() => socket.write(' '), 1000)
  socket.once('close', () => clearInterval(timer))
  return socket
}

const post = (path: string, body: object, address = '203.0.113.200') =>
  hostFetch(server.port, 'realty.localhost', path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  })

const statuses = (replies: readonly { status: number }[]) => replies.map(({ status }) => status)

describe('[SAFE-22] bodies that announce much and send little', () => {
  it('[SAFE-22] stop nobody: calls, uploads of others and payment notifications are answered beside them', async () => {
    await orderAsGuest(server.visit(), [{ product: 'EgrnObject' }])
    const upload = ['Content-Type: multipart/form-data; boundary=x', `Content-Length: ${21 * MEBIBYTE}`]
    const call = ['Content-Type: application/json', `Content-Length: ${MEBIBYTE}`]
    const open = Array.from({ length: SOCKETS }, (_, index) => [
      trickle('/api/deal/shared/document', upload, `203.0.113.${index}`),
      trickle('/api/regorder', call, `198.51.100.${index}`),
      // All of one network, of which one address is the payment service's.
      trickle('/api/regorder', call, '192.0.2.1'),
    ]).flat()
    await until(
      'the bodies to begin',
      async () => open.every((socket) => socket.bytesWritten > 1000) || undefined,
    )

    const others = await Promise.all(Array.from({ length: 20 }, () => post('/api/regorder', {})))
    expect(statuses(others)).toEqual(others.map(() => 400))
    const large = await post('/api/regorder', { padding: 'x'.repeat(200_000) })
    expect(large.status).toBe(400)
    const { id } = (await server.sql('select provider_payment_id as id from payments limit 1'))[0] ?? {}
    const told = await post(
      '/api/payment/webhook/test',
      { event: 'payment.succeeded', object: { id } },
      '192.0.2.1',
    )
    expect(told.status).toBe(200)
    // They are open still: the others did not have to wait for their end.
    expect(open.filter((socket) => socket.destroyed)).toHaveLength(0)
  })

  it('[SAFE-22] end by themselves, however much they announced', async () => {
    await expect.poll(() => sockets.filter((one) => !one.destroyed).length, { timeout: 60_000 }).toBe(0)
  })

  it('[SAFE-22] of one network are few at a time, and of no matter to the next one', async () => {
    const small = ['Content-Type: application/json', 'Content-Length: 60000']
    for (let index = 0; index < 100; index++) trickle('/api/login', small, '192.0.2.7')
    await until('the network to be busy', async () =>
      (await post('/api/regorder', {}, '192.0.2.7')).status === 503 ? true : undefined,
    )
    expect((await post('/api/regorder', {}, '192.0.2.8')).status).toBe(400)
  })
})
