import { contract, permissionOf, type Endpoint } from '@proverka/api/contract'
import { UNKNOWN_ERROR_TEXT } from '@proverka/domain/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AppContext } from '../../src/services/context.ts'
import { itemIn, orderAsGuest, payInWidget, productId } from '@proverka/test-support/guest-order'
import { tokenOf } from '../setup/payment-events.ts'
import { register } from '../setup/registration.ts'
import { startTestServer, until, type TestServer, type Visitor } from '../setup/test-server.ts'
import { credentialsOf } from '@proverka/test-support/visitor'

/* A part that fails gives the one text of the catalogue, tells nothing of itself, and opens nothing that was closed. */

const SECRET = 'inner words of a failure'
const TRACE = /inner words|at \S+ \(|\.ts:\d|node:internal|relation "|does not exist|select |insert |stack/i

let server: TestServer
let client: Visitor
let admin: Visitor
let order: { id: string; order_items: readonly { order_item_id: string }[] }
beforeAll(async () => {
  server = await startTestServer()
  client = server.visit()
  const ordered = await orderAsGuest(client, [{ product: 'EgrnObject' }])
  order = ordered.order
  await payInWidget(client, ordered.order)
  await itemIn(client, order.order_items[0]?.order_item_id ?? '', 'done')
  admin = server.visit()
  await admin.signIn('admin@example.com')
})
afterAll(() => server.stop())

const fail = () => {
  throw new Error(SECRET)
}

/** Puts something that fails in the place of a part while the work is done. */
async function withFailing<Part extends keyof AppContext, Result>(
  part: Part,
  broken: AppContext[Part],
  work: () => Promise<Result>,
): Promise<Result> {
  const context = server.context as { -readonly [Name in keyof AppContext]: AppContext[Name] }
  const whole = context[part]
  context[part] = broken
  try {
    return await work()
  } finally {
    context[part] = whole
  }
}

/** Every call that reads, and how it is made: by whom it may be and by who may not. */
function reads() {
  const endpoints = Object.values(contract).flatMap((area) => Object.values(area) as Endpoint[])
  return (
    endpoints
      // A stream does not end by itself.
      .filter(
        ({ method, path, reply }) =>
          method === 'GET' && reply !== 'events' && !path.includes('send_verification_code'),
      )
      .flatMap((endpoint) => {
        const { path, access } = endpoint
        const filled = path
          .replace('{path}', `reports/${order.order_items[0]?.order_item_id}.pdf`)
          .replaceAll(/\{\w+\}/g, order.order_items[0]?.order_item_id ?? '')
        const visitors =
          access === 'guest'
            ? [server.visit()]
            : permissionOf(endpoint)
              ? [client, admin]
              : [server.visit(), client]
        return visitors.map((visitor) => ({ path: `/api${filled}`, headers: credentialsOf(visitor) }))
      })
  )
}

/** What share of the calls is tried without a table that decides nothing; `FAULT_SHARE=1` tries each. */
const FAULT_SHARE = Number(process.env['FAULT_SHARE'] ?? 6)

/** What decides who may do what and how often: every call is tried without these. */
const CORE = new Set([
  'persons',
  'sessions',
  'signing_keys',
  'api_tokens',
  'rate_limits',
  'orders',
  'order_items',
])

describe('a table that cannot be read', () => {
  it('is the one text and no more in every call that needs it, and lets nobody in', async () => {
    const calls = reads()
    const before = await Promise.all(
      calls.map(async ({ path, headers }) => (await server.send(path, { headers })).status),
    )
    expect(before.filter((status) => status >= 500)).toEqual([])
    const tables = await server.sql(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    )
    const wrong: unknown[] = []
    let failures = 0
    for (const [position, table] of tables.map(({ name }) => String(name)).entries()) {
      await server.sql(`alter table ${table} rename to ${table}_away`)
      try {
        for (const [index, { path, headers }] of calls.entries()) {
          if (!CORE.has(table) && index % FAULT_SHARE !== position % FAULT_SHARE) continue
          const { status, text } = await server.send(path, { headers })
          const wasRefused = (before[index] ?? 0) >= 400
          if (status >= 500) failures++
          if (status >= 500 && JSON.parse(text).error !== UNKNOWN_ERROR_TEXT)
            wrong.push([table, path, status, text])
          if (status >= 400 && TRACE.test(text)) wrong.push([table, path, text])
          if (wasRefused && status < 400) wrong.push([table, path, 'opened', status])
        }
      } finally {
        await server.sql(`alter table ${table}_away rename to ${table}`)
      }
    }
    expect(wrong).toEqual([])
    expect(tables.length).toBeGreaterThan(40)
    expect(failures).toBeGreaterThan(100)
  }, 300_000)
})

describe('a part that fails', () => {
  /** The whole of an answer to a failure. */
  const FAILURE = [500, { error: UNKNOWN_ERROR_TEXT, code: 'server/unknown', requestId: expect.any(String) }]
  const whole = ({ status, body }: { status: number; body: unknown }) => [status, body]

  it('as storage keeps no row of a file, and gives none out', async () => {
    const file = () => new File(['%PDF-1.7'], 'a.pdf')
    const upload = () => client.call(contract.files.uploadAttachment, { query: {}, body: { file: file() } })
    const { data } = await upload()
    const rows = async () => (await server.sql('select 1 from attachments')).length
    const before = await rows()
    const { files } = server.context
    await withFailing('files', { ...files, put: fail, get: fail }, async () => {
      expect(whole(await upload())).toEqual(FAILURE)
      expect(whole(await client.call(contract.files.downloadFile, { params: { path: data.path } }))).toEqual(
        FAILURE,
      )
    })
    expect(await rows()).toBe(before)
  })

  it('as payment provider takes no order for a paid one', async () => {
    const body = {
      order_items: [{ product_id: productId('EgrnObject'), object_key: '00:14:0203005:1047' }],
      again: true,
    }
    const { data: unpaid } = await client.call(contract.orders.createOrder, { body })
    const provider = server.context.providerOf('test')
    const broken = {
      ...provider,
      createPayment: fail,
      fetchPayment: fail,
      refundPayment: fail,
      makeReceipt: fail,
    }
    await withFailing(
      'providerOf',
      () => broken,
      async () => {
        expect(whole(await client.call(contract.orders.createOrder, { body }))).toEqual(FAILURE)
        const [payment] = await server.sql(
          'select provider_payment_id as id from payments where order_id = $1',
          [unpaid.id],
        )
        const message = {
          event: 'payment.succeeded',
          object: { id: String(payment?.['id']), status: 'succeeded', paid: true },
        }
        const replies = [
          await client.call(contract.orders.checkOrderPaid, { params: { id: unpaid.id } }),
          await client.call(contract.payment.reportWidgetResult, {
            body: { order_id: unpaid.id, result: 'success' },
          }),
          await client.call(contract.payment.receiveWebhook, { params: { provider: 'test' }, body: message }),
        ]
        for (const reply of replies) {
          expect(JSON.stringify(reply.body)).not.toMatch(TRACE)
          expect((reply.data as { is_order_paid?: boolean } | undefined)?.is_order_paid).not.toBe(true)
        }
      },
    )
    const [row] = await server.sql('select paid_at from orders where id = $1', [unpaid.id])
    expect([row?.['paid_at'], tokenOf(unpaid)]).toEqual([null, expect.stringMatching(/^test-/)])
  })

  it('as typesetter gives the one text', async () => {
    const path = `reports/${order.order_items[0]?.order_item_id}.pdf`
    await withFailing('reportPdf', fail, async () => {
      expect(whole(await client.call(contract.files.downloadFile, { params: { path } }))).toEqual(FAILURE)
      expect(
        whole(
          await client.call(contract.files.downloadOrder, { query: { orderID: order.id, fileType: 'zip' } }),
        ),
      ).toEqual(FAILURE)
    })
  })

  it('as typesetter after the first report breaks the archive off, and nobody waits for its end', async () => {
    const guest = server.visit()
    const { order: pair } = await orderAsGuest(guest, [{ product: 'EgrnObject' }, { product: 'EgrnObject' }])
    await payInWidget(guest, pair)
    for (const { order_item_id } of pair.order_items) await itemIn(guest, order_item_id, 'done')
    const { reportPdf } = server.context
    const items = await server.sql('select id from order_items where order_id = $1 order by position', [
      pair.id,
    ])
    // By report, not by turn: emails of the order draw it, too.
    const failSecond: typeof reportPdf = (report, ...rest) =>
      report.id === items[0]?.['id'] ? reportPdf(report, ...rest) : fail()
    await withFailing('reportPdf', failSecond, async () => {
      const query = { orderID: pair.id, fileType: 'zip' } as const
      await expect(guest.call(contract.files.downloadOrder, { query })).rejects.toThrow('aborted')
    })
  })

  it('as suggestions or search gives the one text', async () => {
    await withFailing('suggestions', { addresses: fail, companies: fail }, async () => {
      expect(
        whole(await client.call(contract.suggest.suggestAddresses, { query: { query: 'Кленовая' } })),
      ).toEqual(FAILURE)
      expect(
        whole(await client.call(contract.suggest.suggestCompanies, { query: { query: 'двор' } })),
      ).toEqual(FAILURE)
    })
  })

  it('as limits stops what it counts', async () => {
    await withFailing('rateLimits', { ...server.context.rateLimits, consume: fail }, async () => {
      expect(
        whole(
          await server
            .visit()
            .call(contract.auth.login, { body: { username: 'admin@example.com', password: 'x' } }),
        ),
      ).toEqual(FAILURE)
      expect(whole(await client.call(contract.site.getSite, {}))).toEqual(FAILURE)
    })
  })

  it('as mail loses no email, and stops no order', async () => {
    const guest = server.visit()
    const { email } = await withFailing('mailer', { send: fail }, () =>
      register(guest).then((reply) => {
        expect(reply.status).toBe(200)
        return reply
      }),
    )
    await guest.call(contract.auth.resetPassword, { body: { username: email } })
    await server.emailTo(email, 'Новый пароль')
  })

  it('as source is an answer that was not given, never one that nothing was found', async () => {
    const { sources } = server.context
    const broken: AppContext['sources'] = {
      ...sources,
      for: (kind) => (type) => ({ ...sources.for(kind)(type), ask: fail }),
    }
    const guest = server.visit()
    const { order: placed } = await withFailing('sources', broken, async () => {
      const ordered = await orderAsGuest(guest, [
        {
          product: 'BailiffCheck',
          key: 'Ладогин',
          metadata: {
            person: {
              lastName: 'Ладогин',
              firstName: 'Арсений',
              middleName: 'Петрович',
              birthDate: '1987-03-14',
            },
            purpose: 'contract',
            ground: 'consent',
          },
        },
      ])
      await payInWidget(guest, ordered.order)
      const id = ordered.order.order_items[0]?.order_item_id ?? ''
      await until('a try', async () => {
        const [job] = await server.sql(
          `select 1 from pgboss.job where name = 'ask-source' and retry_count > 0
           and data ->> 'taskId' in (select id::text from report_tasks where order_item_id = $1)`,
          [id],
        )
        return job && true
      })
      const { data } = await guest.call(contract.reports.getReport, { params: { id } })
      expect(JSON.stringify(data)).not.toMatch(/inner words|"nothing-found"/)
      return ordered
    })
    // The source is well again, and the question is put once more by itself.
    await itemIn(guest, placed.order_items[0]?.order_item_id ?? '', 'done')
  })
})
