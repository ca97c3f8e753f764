import { createHmac, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { AppContext } from '../../../services/context.ts'
import { settlePayment } from '../../../services/payments/settle-payment.ts'
import { fromWire } from '../../../adapters/payments/wire-money.ts'

/** Notifications weigh a few kilobytes. */
const MOST_BYTES = 64 * 1024

/** What the service reads in an answer to «check»: whether the payment may go on. */
const CODES = { accepted: 0, unknownInvoice: 10, wrongAmount: 12, refused: 13 } as const

/**
 * Notifications of CloudPayments: `check` before the card is charged, `pay`, `fail`, `confirm`, `cancel` and `refund` after.
 * A message must carry the HMAC of its body in one of the two headers of the service; it is believed only as far as it
 * names a payment, which is then read back (decision 003).
 */
export function cardNotifications(context: AppContext, apiSecret: string): Hono {
  const app = new Hono()
  app.post('/:type{check|pay|fail|confirm|cancel|refund}', async (c) => {
    if (Number(c.req.header('content-length') ?? MOST_BYTES + 1) > MOST_BYTES) return c.body(null, 413)
    const body = await c.req.text()
    const headers = [c.req.header('content-hmac'), c.req.header('x-content-hmac')]
    if (!isSigned(body, headers, apiSecret)) return c.json({ code: CODES.refused }, 403)
    const told = readFields(body, c.req.header('content-type') ?? '')
    const payment = await context.queries.payments.findByProviderId('card', told.get('InvoiceId') ?? '')
    if (!payment) return c.json({ code: CODES.unknownInvoice })
    if (c.req.param('type') === 'check') {
      if (payment.status !== 'pending') return c.json({ code: CODES.refused })
      const isWhole =
        fromWire(told.get('Amount')) === payment.amount_kopecks && told.get('Currency') === 'RUB'
      return c.json({ code: isWhole ? CODES.accepted : CODES.wrongAmount })
    }
    await settlePayment(context, payment, 'webhook')
    return c.json({ code: CODES.accepted })
  })
  return app
}

/** One header is of the body as it was sent, the other of the decoded one; either proves who sent it. */
function isSigned(body: string, given: readonly (string | undefined)[], apiSecret: string): boolean {
  const bodies = new Set([body, decodeForm(body)])
  const expected = [...bodies].map((text) => createHmac('sha256', apiSecret).update(text, 'utf8').digest())
  return given.some((header) => {
    const mac = Buffer.from(header ?? '', 'base64')
    return expected.some((own) => mac.length === own.length && timingSafeEqual(mac, own))
  })
}

function decodeForm(body: string): string {
  try {
    return decodeURIComponent(body.replaceAll('+', ' '))
  } catch {
    return body
  }
}

/** The fields of a form or of JSON, as the site's settings at the service choose. */
function readFields(body: string, type: string): ReadonlyMap<string, string> {
  if (!type.includes('json')) return new Map(new URLSearchParams(body))
  try {
    const fields: unknown = JSON.parse(body)
    return new Map(Object.entries(fields as object).map(([name, value]) => [name, String(value)]))
  } catch {
    return new Map()
  }
}
