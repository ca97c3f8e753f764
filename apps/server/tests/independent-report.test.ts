import { contract } from '@proverka/api/contract'
import { catalogueProduct } from '@proverka/domain/orders'
import { reportView } from '@proverka/domain/views'
import { itemIn, LADOGIN, orderAsClient, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { startStandIn } from '@proverka/test-support/sources/stand-in'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const OWNER = { ...LADOGIN.person, separated_name: true }
const MODEL = 'Образец-1'

async function buy(server: TestServer, owner: object = OWNER) {
  const visitor = server.visit()
  const { order } = await orderAsGuest(visitor, [
    { product: 'IndependentReport', metadata: { ownersData: [owner] } },
  ])
  await payInWidget(visitor, order)
  const id = order.order_items[0]?.order_item_id ?? ''
  await itemIn(visitor, id, 'done')
  return { order, id, visitor }
}

async function reportOf(visitor: Visitor, id: string) {
  const { report } = (await visitor.call(contract.reports.getReport, { params: { id } })).data
  if (!report) throw new Error('no report')
  return report
}

describe('an independent report', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  it('[PROD-06] concludes by rules, says so, and rests every statement on its own answers', async () => {
    const { visitor, id } = await buy(server)
    const report = await reportOf(visitor, id)
    expect(report.independent).toMatchObject({ author: 'rules', model: '' })
    const ids = new Set(report.tasks.map(({ task_id }) => task_id))
    const statements = report.independent?.statements ?? []
    expect(statements.length).toBeGreaterThan(1)
    expect(statements.flatMap(({ tasks }) => tasks).filter((one) => !ids.has(one))).toEqual([])
    const view = reportView(report).sections.find((section) => section.id === 'independent')
    expect(view).toMatchObject({
      kind: 'table',
      note: expect.stringMatching(/без языковой модели/) as string,
    })
  })

  it('[CART-06] costs 80 roubles more while the name of its owner came in one piece, whatever the browser says', async () => {
    const price = catalogueProduct('IndependentReport')?.product_price ?? 0
    expect((await buy(server)).order.total_amount).toBe(price)
    expect((await buy(server, LADOGIN.person)).order.total_amount).toBe(price + 80)
  })

  it('[ROLE-36] about a person is sold to whom the setting ai_report opens it', async () => {
    const visitor = server.visit()
    await visitor.signIn('client@example.com')
    const order = (key: string) =>
      orderAsClient(visitor, [{ product: 'IndependentReportPerson', metadata: LADOGIN }], key)
    const refused = await order(crypto.randomUUID())
    expect([refused.status, refused.body['code']]).toEqual([404, 'product/not-found'])
    await server.sql(
      `insert into person_settings (person_id, key, value, enabled, created_at, updated_at)
       select id, 'ai_report', 'active', true, now(), now() from persons where email = $1`,
      ['client@example.com'],
    )
    expect((await order(crypto.randomUUID())).status).toBe(200)
  })
})

describe('a model that is configured', () => {
  const answers = async (work: (server: TestServer) => Promise<void>, write: (facts: Facts) => object) => {
    const service = await startStandIn(({ body }) => {
      const { messages } = body as { messages: readonly { content: string }[] }
      const content = JSON.stringify(write(JSON.parse(messages[1]?.content ?? '[]') as Facts))
      return { body: { choices: [{ message: { content } }] } }
    })
    const conclusionModel = { url: `${service.url}/v1/chat/completions`, key: 'k', name: MODEL }
    const server = await startTestServer({ conclusionModel })
    try {
      await work(server)
      expect(service.calls[0]?.headers['authorization']).toBe('Bearer k')
      // Of the person that is checked the service learns nothing.
      expect(JSON.stringify(service.calls[0]?.body)).not.toMatch(/Ладогин|Арсений|1987/)
    } finally {
      await server.stop()
      await service.stop()
    }
  }

  it('is named as the author when it cites facts of the report alone', () =>
    answers(
      async (server) => {
        const { visitor, id } = await buy(server)
        const { independent } = await reportOf(visitor, id)
        expect(independent).toMatchObject({ author: 'model', model: MODEL })
        expect(independent?.statements[0]?.text).toBe('Есть записи у приставов.')
      },
      (facts) => ({
        statements: [{ text: 'Есть записи у приставов.', tasks: [idOf(facts, 'bailiffs')] }],
      }),
    ))

  it('is not believed when it says more: the rules conclude', () =>
    answers(
      async (server) => {
        const { visitor, id } = await buy(server)
        expect((await reportOf(visitor, id)).independent).toMatchObject({ author: 'rules' })
      },
      (facts) => ({ statements: [{ text: 'Долг 987 654 ₽.', tasks: [idOf(facts, 'bailiffs')] }] }),
    ))
})

type Facts = readonly { readonly id: string; readonly check: string }[]

const idOf = (facts: Facts, type: string) => facts.find(({ check }) => check === type)?.id ?? ''
