import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { whoIs } from './setup/registration.ts'
import { tokenOfEmail } from './setup/sign-in-link.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, until, type TestServer } from './setup/test-server.ts'
import { HOUR_MS, MINUTE_MS } from '@proverka/domain/timing'

const clock = createTestClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { clock })
})
afterAll(() => server.stop())

/** A done order of one part, with the token of its email. */
async function doneOrder(products: readonly string[] = ['EgrnObject']) {
  const guest = server.visit()
  const { order, email } = await orderAsGuest(
    guest,
    products.map((product) => ({ product })),
  )
  await payInWidget(guest, order)
  const message = await until('the email', async () => server.emails.get(`order-done:${order.id}`))
  return { order, email, message, token: tokenOfEmail(message) }
}

async function openLink(token: string, site: 'realty' | 'fiz-pro' = 'realty') {
  const reader = server.visit(site)
  reader.token = token
  return whoIs(reader)
}

const sendLink = (
  body: { link: string } | { order_item_id: string } | { order_id: string },
  site: 'realty' | 'fiz-pro' = 'realty',
) => server.visit(site).call(contract.auth.sendSignInLink, { body })

const freshToken = async (email: string) => tokenOfEmail(await server.emailTo(email, /^Ссылка для входа/))

/** `guest-1-2@example.com` as its reader knows it again. */
const masked = (email: string) => email.replace(/^(.).*(.)@/, '$1···$2@')

describe('[TRUE-11] a link of an email that signs in no user', () => {
  it('says that it was used and when, masks the address, and a fresh one opens the same order', async () => {
    const { token, email, order } = await doneOrder()
    const usedAt = clock.now().toISOString()
    expect((await openLink(token)).valid).toBe(true)
    clock.advance(3 * MINUTE_MS)
    const again = await openLink(token)
    expect(again.valid).toBe(false)
    expect(again.link).toMatchObject({ code: 'auth/link-used', at: usedAt, sent_to: masked(email) })
    expect(again.link?.order_number).toBeGreaterThan(10_000)
    expect(JSON.stringify(again)).not.toContain(email)

    const { status, data } = await sendLink({ link: token })
    expect([status, data.sent_to, data.order_number]).toEqual([200, masked(email), again.link?.order_number])
    const message = await server.emailTo(email, /^Ссылка для входа/)
    expect(message.text).toContain(`/report/${order.order_items[0]?.order_item_id}/?jwt_token=link_`)
    expect(await openLink(tokenOfEmail(message))).toMatchObject({ valid: true, person: { email } })
  })

  it('says that its day is over, and since when', async () => {
    const { token } = await doneOrder()
    clock.advance(24 * HOUR_MS + MINUTE_MS)
    const { link } = await openLink(token)
    expect(link?.code).toBe('auth/link-expired')
    expect(Date.parse(link?.at ?? '')).toBe(clock.now().getTime() - MINUTE_MS)
  })

  it('says that a newer one replaced it: a fresh link ends all former ones', async () => {
    const { token, email } = await doneOrder()
    const paid = await server.emailTo(email, /оплачен/)
    await sendLink({ link: token })
    for (const former of [token, tokenOfEmail(paid)])
      expect((await openLink(former)).link?.code).toBe('auth/link-replaced')
    expect((await openLink(await freshToken(email))).valid).toBe(true)
  })

  it('tells a stranger and the other brand nothing', async () => {
    const { token } = await doneOrder()
    await openLink(token)
    expect(await openLink(token, 'fiz-pro')).not.toHaveProperty('link')
    expect(await openLink(`${token.slice(0, -3)}AAA`)).not.toHaveProperty('link')
    expect((await sendLink({ link: token }, 'fiz-pro')).status).toBe(404)
    expect((await sendLink({ link: `link_${'A'.repeat(43)}` })).status).toBe(404)
  })
})

describe('[TRUE-11] a fresh link', () => {
  it('is sent for an order and for its part, to the address of the order alone', async () => {
    const { order, email } = await doneOrder(['EgrnObject', 'EgrnRightList'])
    const target = await server.visit().call(contract.auth.getLinkTarget, { params: { id: order.id } })
    expect(Object.keys(target.data)).toEqual(['order_number'])
    await sendLink({ order_id: order.id })
    const message = await server.emailTo(email, /^Ссылка для входа/)
    expect(message.text).toContain(`/order/${order.id}/?jwt_token=link_`)
    const part = await sendLink({ order_item_id: order.order_items[0]?.order_item_id ?? '' })
    expect(part.data).toMatchObject({ sent_to: masked(email), order_number: target.data.order_number })
  })

  it('is refused for what is no order, and for the other brand', async () => {
    const { order } = await doneOrder()
    const unknown = crypto.randomUUID()
    expect((await sendLink({ order_id: unknown })).status).toBe(404)
    expect((await sendLink({ order_id: order.id }, 'fiz-pro')).status).toBe(404)
    const target = await server.visit().call(contract.auth.getLinkTarget, { params: { id: unknown } })
    expect([target.status, target.error]).toEqual([404, 'Заказ не найден'])
  })

  it('is sent ten times an hour at most, anyone who asks', async () => {
    const strict = await startTestServer(
      { limits: { resetsPerAccountHour: 2, resetsPerAddressHour: 1000 } },
      { clock },
    )
    try {
      const guest = strict.visit()
      const { order } = await orderAsGuest(guest, [{ product: 'EgrnObject' }])
      const ask = () => strict.visit().call(contract.auth.sendSignInLink, { body: { order_id: order.id } })
      expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([200, 200, 429])
    } finally {
      await strict.stop()
    }
  })
})
