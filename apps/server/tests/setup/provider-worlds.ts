import { cardNotification } from '@proverka/test-support/card-notification'
import { startCloudPaymentsServer } from '@proverka/test-support/cloudpayments-server'
import { startYooKassaServer } from '@proverka/test-support/yookassa-server'
import type { PaymentAccess } from '../../src/platform/config/payment-access.ts'
import type { ServerConfig } from '../../src/platform/config/server-config.ts'
import { DEVELOPMENT_SITES, type PaymentProviderName } from '../../src/platform/config/sites.ts'
import type { TestServer, Visitor } from './test-server.ts'
import { decide, providerIdOf } from './payment-events.ts'

export type ProviderEvent = 'paid' | 'declined' | 'captured' | 'canceled' | 'refunded'

interface MadeReceipt {
  readonly kind: string
  readonly kopecks: number
}

/** A payment provider with everything that a payer and its messages can do. */
export interface ProviderWorld {
  readonly config: Partial<ServerConfig>
  /** The payer pays the sum in the window. */
  readonly pay: (server: TestServer, visitor: Visitor, token: string, kopecks: number) => Promise<void>
  readonly decline: (server: TestServer, visitor: Visitor, token: string, kopecks: number) => Promise<void>
  /** Its message about the payment, true or not; answers the status of the reply. */
  readonly notify: (
    server: TestServer,
    token: string,
    kopecks: number,
    event?: ProviderEvent,
  ) => Promise<number>
  /** Kopecks of a payment that have gone back, a row a refund. */
  readonly refunds: (server: TestServer, token: string) => Promise<readonly number[]>
  /** Receipts of a payment. */
  readonly receipts: (server: TestServer, token: string) => Promise<readonly MadeReceipt[]>
  /** What only a service outside of the process has. */
  readonly outside?: OutsideProvider
  readonly stop: () => Promise<void>
}

interface OutsideProvider {
  /** Of each receipt that it made, by its kind, the rate of VAT in its own words; `TAXES` say 22 %. */
  readonly rates: () => readonly (readonly [kind: string, rate: unknown])[]
  /** 22 % and 22/122 in its own words. */
  readonly vat: { readonly ofService: unknown; readonly ofAdvance: unknown }
  /** The shop takes money in two stages: it is held until we take it. */
  readonly hold: (token: string, kopecks: number) => void
  readonly isHeld: (token: string) => boolean
  /** The shop gives up money that is held, or gives back what it took, in its office there. */
  readonly cancelThere: (token: string) => void
  readonly refundThere: (token: string, kopecks?: number) => void
  readonly refuseRefunds: (isRefused: boolean) => void
  /** The service takes its time with refunds, until they are settled; absent where a refund is made at once. */
  readonly delayRefunds?: (isDelayed: boolean) => void
  /** The next answer is lost after the work is done. */
  readonly loseNextAnswer: () => void
  /** The service has forgotten every key. */
  readonly forgetKeys: () => void
  readonly setSilent: (isSilent: boolean) => void
}

const sitesWith = (provider: PaymentProviderName, publicKey: string) =>
  DEVELOPMENT_SITES.map((site) => ({
    ...site,
    payment: { provider, publicKey, scriptUrl: 'http://127.0.0.1:9/widget.js' },
  }))

const TAXES = { vatCode: 11, taxSystem: 1 }

/** How long a silent service is waited for. */
const SILENCE_MS = 500

/** Access whose limit is short while the service is silent: a busy machine takes its time for an answer. */
function withSilence(payments: PaymentAccess, setSilent: (isSilent: boolean) => void) {
  const access: { -readonly [Name in keyof PaymentAccess]: PaymentAccess[Name] } = payments
  return (isSilent: boolean) => {
    access.limitMs = isSilent ? SILENCE_MS : undefined
    setSilent(isSilent)
  }
}

async function testWorld(): Promise<ProviderWorld> {
  return {
    config: {},
    async pay(server, visitor, token, kopecks) {
      await server.sql('update test_provider_payments set amount_kopecks = $2 where token = $1', [
        token,
        kopecks,
      ])
      await decide(visitor, token, 'pay')
    },
    decline: async (_, visitor, token) => void (await decide(visitor, token, 'decline')),
    notify: async (server, token, _, event = 'paid') =>
      webhook(server, 'test', { event, object: { id: await providerIdOf(server, token) } }),
    refunds: async (server, token) =>
      (
        await server.sql(
          'select amount_kopecks as kopecks from test_provider_refunds where payment_id = $1 order by created_at',
          [await providerIdOf(server, token)],
        )
      ).map(({ kopecks }) => Number(kopecks)),
    receipts: async (server, token) =>
      (
        await server.sql(
          `select kind, content from test_provider_receipts where content ->> 'paymentId' = $1`,
          [await providerIdOf(server, token)],
        )
      ).map(({ kind, content }) => ({
        kind: String(kind),
        kopecks: (content as { lines: { kopecks: number }[] }).lines.reduce(
          (sum, line) => sum + line.kopecks,
          0,
        ),
      })),
    stop: async () => undefined,
  }
}

async function moneyWorld(): Promise<ProviderWorld> {
  const there = await startYooKassaServer()
  const idOf = (token: string) => [...there.payments.values()].find((one) => one.token === token)?.id ?? ''
  const access = { url: there.url, shopId: there.shop.id, secretKey: there.shop.secret, taxes: TAXES }
  const payments: PaymentAccess = { money: access }
  const kopecksOf = (value: string) => Math.round(Number(value) * 100)
  const refundsOf = (token: string) =>
    there.refunds.filter(({ payment_id, status }) => payment_id === idOf(token) && status !== 'canceled')
  const EVENTS: Readonly<Record<ProviderEvent, string>> = {
    paid: 'payment.succeeded',
    declined: 'payment.canceled',
    captured: 'payment.waiting_for_capture',
    canceled: 'payment.canceled',
    refunded: 'refund.succeeded',
  }
  return {
    config: { sites: sitesWith('money', there.shop.id), payments },
    pay: async (_, __, token, kopecks) => there.pay(token, kopecks),
    decline: async (_, __, token) => there.decline(token),
    notify: (server, token, _, event = 'paid') =>
      webhook(server, 'money', {
        type: 'notification',
        event: EVENTS[event],
        object: event === 'refunded' ? { id: 'r', payment_id: idOf(token) } : { id: idOf(token) },
      }),
    refunds: async (_, token) =>
      refundsOf(token)
        .map(({ value }) => kopecksOf(value))
        .toReversed(),
    receipts: async (_, token) =>
      there.receipts.flatMap((receipt) => {
        const { payment_id, refund_id, settlements } = receipt as {
          payment_id?: string
          refund_id?: string
          settlements: [{ type: string; amount: { value: string } }]
        }
        if (payment_id !== idOf(token) && !refundsOf(token).some(({ id }) => id === refund_id)) return []
        const paid = settlements[0].type === 'prepayment' ? 'settlement' : 'advance'
        return [{ kind: refund_id ? 'return' : paid, kopecks: kopecksOf(settlements[0].amount.value) }]
      }),
    outside: {
      rates: () =>
        there.receipts.flatMap((receipt) => {
          const { refund_id, items } = receipt as {
            refund_id?: string
            items: readonly { payment_mode: string; vat_code: number }[]
          }
          return items.map(({ payment_mode, vat_code }) => {
            const paid = payment_mode === 'full_payment' ? 'settlement' : 'advance'
            return [refund_id ? 'return' : paid, vat_code] as const
          })
        }),
      vat: { ofService: 11, ofAdvance: 12 },
      hold: there.hold,
      isHeld: (token) => there.payments.get(idOf(token))?.status === 'waiting_for_capture',
      cancelThere: there.decline,
      refundThere: (token, kopecks) => there.refundThere(idOf(token), kopecks),
      refuseRefunds: (isRefused) => there.nextRefunds(isRefused ? 'canceled' : 'succeeded'),
      delayRefunds(isDelayed) {
        there.nextRefunds(isDelayed ? 'pending' : 'succeeded')
        if (!isDelayed) there.settleRefunds()
      },
      loseNextAnswer: there.cutNextAnswer,
      forgetKeys: there.forgetKeys,
      setSilent: withSilence(payments, there.setSilent),
    },
    stop: there.stop,
  }
}

async function cardWorld(): Promise<ProviderWorld> {
  const there = await startCloudPaymentsServer()
  const { publicId, apiSecret } = there.site
  const idsOf = (token: string) =>
    there.transactions
      .filter(({ InvoiceId }) => InvoiceId === token)
      .map(({ TransactionId }): number | null => TransactionId)
  const payments: PaymentAccess = { card: { url: there.url, publicId, apiSecret, taxes: TAXES } }
  const TYPES: Readonly<Record<ProviderEvent, string>> = {
    paid: 'pay',
    declined: 'fail',
    captured: 'confirm',
    canceled: 'cancel',
    refunded: 'refund',
  }
  return {
    config: {
      sites: sitesWith('card', publicId),
      payments,
    },
    pay: async (_, __, token, kopecks) => void there.pay(token, kopecks),
    decline: async (_, __, token, kopecks) => there.decline(token, kopecks),
    notify: async (server, token, kopecks, event = 'paid') =>
      (
        await server.send(`/api/payment/notification/card/${TYPES[event]}`, {
          method: 'POST',
          ...cardNotification({ InvoiceId: token, Amount: (kopecks / 100).toFixed(2), Currency: 'RUB' }),
        })
      ).status,
    refunds: async (_, token) =>
      there.transactions
        .filter(({ OriginalTransactionId }) => idsOf(token).includes(OriginalTransactionId))
        .map(({ Amount }) => Math.round(Amount * 100)),
    receipts: async (_, token) =>
      there.receipts
        .filter(({ InvoiceId }) => InvoiceId === token)
        .map((receipt) => {
          const { Type, CustomerReceipt } = receipt as unknown as {
            Type: string
            CustomerReceipt: { Amounts: { Electronic?: number; AdvancePayment?: number } }
          }
          const { Electronic, AdvancePayment = 0 } = CustomerReceipt.Amounts
          const paid = Electronic === undefined ? 'settlement' : 'advance'
          return {
            kind: Type === 'IncomeReturn' ? 'return' : paid,
            kopecks: Math.round((Electronic ?? AdvancePayment) * 100),
          }
        }),
    outside: {
      rates: () =>
        there.receipts.flatMap((receipt) => {
          const { Type, CustomerReceipt } = receipt as unknown as {
            Type: string
            CustomerReceipt: { Items: readonly { Method: number; Vat: number | null }[] }
          }
          return CustomerReceipt.Items.map(({ Method, Vat }) => {
            const paid = Method === 4 ? 'settlement' : 'advance'
            return [Type === 'IncomeReturn' ? 'return' : paid, Vat] as const
          })
        }),
      vat: { ofService: 22, ofAdvance: 122 },
      hold: (token, kopecks) => void there.pay(token, kopecks, true),
      isHeld: (token) =>
        there.transactions.some(({ InvoiceId, Status }) => InvoiceId === token && Status === 'Authorized'),
      cancelThere: there.cancelThere,
      refundThere: there.refundThere,
      refuseRefunds: there.refuseRefunds,
      loseNextAnswer: there.cutNextAnswer,
      forgetKeys: there.forgetKeys,
      setSilent: withSilence(payments, there.setSilent),
    },
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
