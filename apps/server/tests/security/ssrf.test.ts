import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addObject } from '../setup/add-object.ts'
import { FLAT, itemIn, orderAsGuest, payInWidget, productId } from '@proverka/test-support/guest-order'
import { innerAddresses } from '../setup/inner-addresses.ts'
import { startInnerServer } from '../setup/inner-server.ts'
import { whoIs } from '../setup/registration.ts'
import { startTestServer, until, type TestServer, type Visitor } from '../setup/test-server.ts'
import { credentialsOf } from '@proverka/test-support/visitor'
import {
  ADDRESS_LIKE,
  encodeBody,
  readOperations,
  sampleOf,
  type Operation,
  type Parameter,
} from './address-samples.ts'

/*
 * The server opens connections only to addresses of its own configuration: none that is typed, stored or sent by a
 * third party. Proven by counting every connection that the process tries to open while each call gets such
 * addresses.
 */

let inner: Awaited<ReturnType<typeof startInnerServer>>
beforeAll(async () => {
  inner = await startInnerServer()
})
beforeEach(() => {
  inner.hits.length = 0
  inner.attempts.length = 0
})
afterAll(() => inner.stop())

/** Attempted connections, except those of the test itself and to the database. */
const outgoing = (...known: readonly number[]) => {
  const database = Number(URL.parse(process.env['DATABASE_URL'] ?? '')?.port || 5432)
  return inner.attempts.filter(({ port }) => ![...known, database].includes(port))
}

/** Every job that was asked for has had its turn. */
const settled = (server: TestServer) =>
  until('the end of the jobs', async () =>
    (await server.context.queries.jobs.listOpenJobs()).length === 0 ? true : undefined,
  )

it('the guard sees a connection, by name and by number', async () => {
  for (const host of ['inner.example', '127.0.0.1', '0x7f.1']) {
    const reply = await fetch(`http://${host}:${inner.port}/`)
    expect(reply.status).toBe(200)
  }
  expect(inner.hits).toHaveLength(3)
  expect(outgoing().map(({ host }) => host)).toEqual(expect.arrayContaining(['inner.example', '127.0.0.1']))
})

describe('addresses in calls', () => {
  let server: TestServer
  let callers: readonly Visitor[]
  let values: Readonly<Record<string, string>>
  let operations: readonly Operation[]
  beforeAll(async () => {
    server = await startTestServer()
    const client = server.visit()
    const { order, email } = await orderAsGuest(client, [{ product: 'EgrnObject' }])
    await payInWidget(client, order)
    const item = order.order_items[0]?.order_item_id ?? ''
    await itemIn(client, item, 'done')
    const admin = server.visit()
    await admin.signIn('admin@example.com')
    callers = [server.visit(), client, admin]
    const person = (await whoIs(client)).person?.id ?? ''
    values = {
      orderID: order.id,
      OrderID: order.id,
      order_id: order.id,
      person_id: person,
      order_item_id: item,
      product_id: productId('EgrnObject'),
      object_key: FLAT,
      kad_number: FLAT,
      email,
      id: item,
      phone: '+7 (999) 123-45-67',
      query: 'Кленовая',
      provider: 'test',
      date_from: '2026-01-01',
      date_to: '2026-01-02',
      password: 'verstka-1912',
      birthDate: '1987-03-14',
    }
    operations = await readOperations(server)
  })
  afterAll(() => server.stop())

  async function call({ path, method, parameters, body }: Operation, address: string, isEvery: boolean) {
    const filling = { values, address, isEvery }
    const valueOf = ({ name, schema }: Parameter) => String(sampleOf(schema, filling, name))
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(
        valueOf(parameters.find((parameter) => parameter.name === name) ?? { name, schema: {} }),
      ),
    )
    const query = new URLSearchParams(
      parameters
        .filter(({ in: place }) => place === 'query')
        .map((parameter) => [parameter.name, valueOf(parameter)]),
    )
    const content = body && sampleOf(body.schema, filling)
    const statuses: number[] = []
    for (const caller of callers) {
      const { status } = await server.send(`/api${filled}?${query}`, {
        method,
        headers: {
          ...credentialsOf(caller),
          referer: address.replaceAll(/[^!-~]/g, ''),
          'x-forwarded-for': '127.0.0.1',
          ...(body && { 'content-type': body.type }),
        },
        ...(body && { body: encodeBody(body.type, content) }),
      })
      statuses.push(status)
    }
    return statuses
  }

  it('are never fetched, whatever call gets them in whatever field', async () => {
    const addresses = innerAddresses(inner.port)
    let accepted = 0
    for (const [index, operation] of operations.entries()) {
      const inviting = operation.names.filter((name) => ADDRESS_LIKE.test(name)).length
      // Each call gets some of the spellings, one whose fields invite an address gets more.
      const count = inviting > 0 ? 6 : 2
      for (let turn = 0; turn < count; turn++) {
        const address = addresses[(index * 5 + turn * 11) % addresses.length] ?? ''
        const statuses = await call(operation, address, turn % 2 === 0)
        if (statuses.some((status) => status < 300)) accepted++
      }
    }
    await settled(server)
    expect({ hits: inner.hits, outgoing: outgoing(server.port) }).toEqual({ hits: [], outgoing: [] })
    // The addresses went where they could do harm: into calls that were carried out.
    expect(accepted).toBeGreaterThan(150)
  })

  const client = () => callers[1] as Visitor

  it('are never fetched where an address is asked for: every spelling', async () => {
    for (const address of innerAddresses(inner.port)) {
      const [guest] = callers
      const replies = [
        await guest?.call(contract.advertsData.findIdByUrl, { query: { url: address } }),
        await guest?.call(contract.advertsData.getReformaInfo, { query: { address } }),
        await guest?.call(contract.suggest.suggestAddresses, { query: { query: address } }),
        await guest?.call(contract.suggest.suggestCompanies, { query: { query: address } }),
        await guest?.call(contract.events.recordEvent, {
          body: { event: 'a', url: address, params: { image: address } },
        }),
        await client().call(contract.orders.createOrder, {
          body: {
            order_items: [
              {
                product_id: productId('EgrnObject'),
                object_key: address,
                metadata: { url: address, photo: address },
              },
            ],
            redirect_url: address,
          },
        }),
      ]
      expect([address, replies.filter((reply) => (reply?.status ?? 500) >= 500)]).toEqual([address, []])
    }
    expect({ hits: inner.hits, outgoing: outgoing(server.port) }).toEqual({ hits: [], outgoing: [] })
  })

  it('are never fetched when they stand in what a document is made of', async () => {
    const guest = server.visit()
    const address = `http://127.0.0.1:${inner.port}/a.png`
    const keys = [address, `#image("${address}")`, `<img src="${address}">`, `@import url(${address});`]
    for (const key of keys) await addObject(server, key)
    const { order } = await orderAsGuest(
      guest,
      keys.map((key) => ({ product: 'EgrnObject', key })),
    )
    await payInWidget(guest, order)
    for (const { order_item_id } of order.order_items) await itemIn(guest, order_item_id, 'done')
    for (const fileType of ['pdf', 'html', 'zip']) {
      const { status } = await guest.call(contract.files.downloadOrder, {
        query: { orderID: order.id, fileType },
      })
      expect([fileType, status]).toEqual([fileType, 200])
    }
    await settled(server)
    expect({ hits: inner.hits, outgoing: outgoing(server.port) }).toEqual({ hits: [], outgoing: [] })
  })

  it('are never fetched when a payment provider names them in its message', async () => {
    const [row] = await server.sql('select provider_payment_id from payments limit 1')
    const address = `http://127.0.0.1:${inner.port}/`
    for (const id of [String(row?.['provider_payment_id']), address]) {
      const body = {
        event: 'payment.succeeded',
        object: { id, confirmation: { confirmation_url: address, return_url: address }, url: address },
      }
      const reply = await server.send('/api/payment/webhook/test', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect(reply.status).toBeLessThan(500)
    }
    await settled(server)
    expect({ hits: inner.hits, outgoing: outgoing(server.port) }).toEqual({ hits: [], outgoing: [] })
  })
})

describe('a third party that is configured', () => {
  const REDIRECTS = [301, 302, 303, 307, 308]

  /** A third party that redirects every request to the inner machine. */
  async function startGuide() {
    const seen: string[] = []
    const guide = createServer((request, answer) => {
      seen.push(String(request.url))
      const status = REDIRECTS[seen.length % REDIRECTS.length] ?? 302
      answer.writeHead(status, { location: `http://127.0.0.1:${inner.port}/` }).end('{}')
    })
    await new Promise<void>((resolve) => guide.listen(0, '127.0.0.1', resolve))
    const { port } = guide.address() as AddressInfo
    return { port, seen, stop: () => new Promise((resolve) => guide.close(resolve)) }
  }

  it('is not followed to an address of its choice', async () => {
    const guide = await startGuide()
    const server = await startTestServer({
      affiliateUrl: `http://127.0.0.1:${guide.port}/affiliate`,
      suggestProvider: { url: `http://127.0.0.1:${guide.port}`, key: 'invented-key' },
      jobRetries: 2,
    })
    try {
      const client = server.visit()
      for (const query of ['один', 'два', 'три', 'четыре', 'пять']) {
        const { data } = await client.call(contract.suggest.suggestCompanies, { query: { query } })
        expect(data.suggestions).toEqual([])
      }
      const { order } = await orderAsGuest(client, [{ product: 'EgrnObject' }])
      await server.sql(`update orders set metadata = '{"affiliate_uid":"visit-1"}' where id = $1`, [order.id])
      await payInWidget(client, order)
      await until('two calls of the affiliate network', async () =>
        guide.seen.filter((url) => url === '/affiliate').length > 1 ? true : undefined,
      )
      expect(guide.seen.filter((url) => url === '/suggest/party')).toHaveLength(5)
      expect({ hits: inner.hits, outgoing: outgoing(server.port, guide.port) }).toEqual({
        hits: [],
        outgoing: [],
      })
    } finally {
      await server.stop()
      await guide.stop()
    }
  })
})
