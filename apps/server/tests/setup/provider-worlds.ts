import { cardNotification, startCloudPaymentsServer } from '@proverka/test-support/cloudpayments-server'
import { startYooKassaServer } from '@proverka/test-support/yookassa-server'
import type { ServerConfig } from '../../src/config/server-config.ts'
import { DEVELOPMENT_SITES, type PaymentProviderName } from '../../src/config/sites.ts'
import type { TestServer, Visitor } from './test-server.ts'
import { decide, providerIdOf } from './payment-events.ts'

/** A payment provider with everything that a payer, its cabinet and its messages can do. */
export interface ProviderWorld {
  readonly config: Partial<ServerConfig>
  /** The payer pays the sum in the window. */
  readonly pay: (server: TestServer, visitor: Visitor, token: string, kopecks: number) => Promise<void>
  readonly decline: (server: TestServer, visitor: Visitor, token: string, kopecks: number) => Promise<void>
  /** Its message that something has happened to the payment; answers the status of the reply. */
  readonly notify: (server: TestServer, token: string, kopecks: number) => Promise<number>
  /** Kopecks that have gone back, a row a refund. */
  readonly refunds: (server: TestServer) => Promise<readonly number[]>
  /** Kinds of the receipts, with their sums in kopecks. */
  readonly receipts: (
    server: TestServer,
  ) => Promise<readonly { readonly kind: string; readonly kopecks: number }[]>
  /** The next answer is lost after the work is done, and every key is forgotten since. */
  readonly loseNextAnswer?: () => void
  readonly forgetKeys?: () => void
  readonly stop: () => Promise<void>
}

const sitesWith = (provider: PaymentProviderName, publicKey: string) =>
  DEVELOPMENT_SITES.map((site) => ({
    ...site,
    payment: { provider, publicKey, scriptUrl: 'http://127.0.0.1:9/widget.js' },
  }))

const TAXES = { vatCode: 1, taxSystem: undefined }

async function testWorld(): Promise<ProviderWorld> {
  const sums = async (server: TestServer, text: string) =>
    (await server.sql(text)).map((row) => Number(row['kopecks']))
  return {
    config: {},
    pay: async (_, visitor, token) => void (await decide(visitor, token, 'pay')),
    decline: async (_, visitor, token) => void (await decide(visitor, token, 'decline')),
    notify: async (server, token) =>
      webhook(server, 'test', {
        event: 'payment.succeeded',
        object: { id: await providerIdOf(server, token) },
      }),
    refunds: (server) => sums(server, 'select amount_kopecks as kopecks from test_provider_refunds'),
    receipts: async (server) =>
      (await server.sql('select kind, content from test_provider_receipts order by created_at')).map(
        ({ kind, content }) => ({
          kind: String(kind),
          kopecks: (content as { lines: { kopecks: number }[] }).lines.reduce(
            (sum, line) => sum + line.kopecks,
            0,
          ),
        }),
      ),
    stop: async () => undefined,
  }
}

async function moneyWorld(): Promise<ProviderWorld> {
  const there = await startYooKassaServer()
  const idOf = (token: string) => [...there.payments.values()].find((one) => one.token === token)?.id ?? ''
  const access = { url: there.url, shopId: there.shop.id, secretKey: there.shop.secret, taxes: TAXES }
  return {
    config: { sites: sitesWith('money', there.shop.id), payments: { money: access } },
    pay: async (_, __, token) => there.pay(token),
    decline: async (_, __, token) => there.decline(token),
    notify: (server, token) =>
      webhook(server, 'money', {
        type: 'notification',
        event: 'payment.succeeded',
        object: { id: idOf(token), status: 'succeeded', paid: true },
      }),
    refunds: async () => there.refunds.map(({ value }) => Math.round(Number(value) * 100)),
    receipts: async () =>
      there.receipts.map((receipt) => {
        const { type, settlements } = receipt as {
          type: string
          settlements: [{ type: string; amount: { value: string } }]
        }
        const kind =
          type === 'refund' ? 'return' : settlements[0].type === 'prepayment' ? 'settlement' : 'advance'
        return { kind, kopecks: Math.round(Number(settlements[0].amount.value) * 100) }
      }),
    loseNextAnswer: there.cutNextAnswer,
    forgetKeys: there.forgetKeys,
    stop: there.stop,
  }
}

async function cardWorld(): Promise<ProviderWorld> {
  const there = await startCloudPaymentsServer()
  const { publicId, apiSecret } = there.site
  return {
    config: {
      sites: sitesWith('card', publicId),
      payments: { card: { url: there.url, publicId, apiSecret, taxes: TAXES } },
    },
    pay: async (_, __, token, kopecks) => void there.pay(token, kopecks),
    decline: async (_, __, token, kopecks) => there.decline(token, kopecks),
    notify: async (server, token, kopecks) =>
      (
        await server.send('/api/payment/notification/card/pay', {
          method: 'POST',
          ...cardNotification({ InvoiceId: token, Amount: (kopecks / 100).toFixed(2), Currency: 'RUB' }),
        })
      ).status,
    refunds: async () =>
      there.transactions
        .filter(({ OriginalTransactionId }) => OriginalTransactionId !== null)
        .map(({ Amount }) => Math.round(Amount * 100)),
    receipts: async () =>
      there.receipts.map((receipt) => {
        const { Type, CustomerReceipt } = receipt as {
          Type: string
          CustomerReceipt: { Amounts: { Electronic?: number; AdvancePayment?: number } }
        }
        const { Electronic, AdvancePayment = 0 } = CustomerReceipt.Amounts
        const kind = Type === 'IncomeReturn' ? 'return' : Electronic === undefined ? 'settlement' : 'advance'
        return { kind, kopecks: Math.round((Electronic ?? AdvancePayment) * 100) }
      }),
    loseNextAnswer: there.cutNextAnswer,
    forgetKeys: there.forgetKeys,
    stop: there.stop,
  }
}

async function webhook(server: TestServer, provider: string, body: object): Promise<number> {
  const reply = await server.send(`/api/payment/webhook/${provider}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return reply.status
}

/** Every provider that a site may name (PAY-09). */
export const PROVIDER_WORLDS = { test: testWorld, money: moneyWorld, card: cardWorld } as const
