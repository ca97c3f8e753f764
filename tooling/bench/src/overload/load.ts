import { setTimeout as wait } from 'node:timers/promises'
import { itemIn, orderAsGuest, reportPaid } from '@proverka/test-support/guest-order'
import { hostFetch, type HostReply } from '@proverka/test-support/host-fetch'
import { createVisitor, credentialsOf } from '@proverka/test-support/visitor'
import { freshAddress } from '../balanced/callers.ts'
import type { World } from '../balanced/world.ts'

/** A request of the load; times of `performance`. */
export interface Sent {
  /** Whether it begins something, or goes on with what a buyer has. */
  readonly isNew: boolean
  readonly startedAt: number
  readonly ms: number
  /** `0` when the connection was cut. */
  readonly status: number
}

/** Of a hundred requests so many are polls of reports and orders, searches and pages; the others are orders. */
const SHARES = { poll: 30, search: 40, page: 26 } as const

/** Orders that wait for their payment until the overload. */
const UNPAID = 5

const SEARCHES = ['Кленовая 14, кв 47', '00:14:0203005:1047', 'Полевая 3'] as const
const PAGES = ['/', '/tariff/', '/sources/', '/services/'] as const

/** Strangers with an address each, and buyers who read the reports that they have paid. */
export async function createLoad(world: World, buyerCount: number) {
  const HOST = `realty.localhost:${world.port}`
  const polls: (() => Promise<HostReply>)[] = []
  for (let count = 0; count < buyerCount; count++) {
    const from = freshAddress()
    const visitor = createVisitor(() => world.port, 'realty', from)
    const { order } = await orderAsGuest(visitor, [{ product: 'EgrnObject' }])
    const item = order?.order_items[0]?.order_item_id ?? ''
    world.provider.pay(order?.payment_data?.confirmation.confirmation_token ?? '')
    await reportPaid(visitor, order?.id ?? '')
    await itemIn(visitor, item, 'done')
    const headers = credentialsOf(visitor)
    for (const path of [`/api/order/${order?.id}`, `/api/report/${item}`])
      polls.push(() => hostFetch(world.port, HOST, path, { headers, from }))
  }
  const unpaid = await Promise.all(
    Array.from({ length: UNPAID }, async () => {
      const visitor = createVisitor(() => world.port, 'realty', freshAddress())
      const { order } = await orderAsGuest(visitor, [{ product: 'EgrnObject' }])
      return { visitor, order }
    }),
  )

  /** One request of the mix; `turn` decides which. */
  async function send(turn: number): Promise<Sent> {
    const place = (turn * 37) % 100
    const isNew = place >= SHARES.poll
    const startedAt = performance.now()
    const status = await (isNew ? begin(turn, place - SHARES.poll) : poll(turn)).catch(() => 0)
    return { isNew, startedAt, ms: performance.now() - startedAt, status }
  }

  async function poll(turn: number): Promise<number> {
    return (await polls[turn % polls.length]?.())?.status ?? 0
  }

  async function begin(turn: number, place: number): Promise<number> {
    const from = freshAddress()
    if (place >= SHARES.search + SHARES.page) {
      const visitor = createVisitor(() => world.port, 'realty', from)
      return (await orderAsGuest(visitor, [{ product: 'EgrnObject' }])).status
    }
    const path =
      place < SHARES.search
        ? `/api/search?query=${encodeURIComponent(SEARCHES[turn % SEARCHES.length] ?? '')}`
        : (PAGES[turn % PAGES.length] ?? '/')
    return (await hostFetch(world.port, HOST, path, { from, headers: { accept: 'text/html' } })).status
  }

  return {
    /** So many requests a second for so long, whether or not those before are answered; answers when all are. */
    async run(rate: number, seconds: number): Promise<readonly Sent[]> {
      const sent: Promise<Sent>[] = []
      const start = performance.now()
      while (sent.length < rate * seconds) {
        const due = Math.min(((performance.now() - start) / 1000) * rate, rate * seconds)
        while (sent.length < due) sent.push(send(sent.length))
        await wait(5)
      }
      return Promise.all(sent)
    },

    /** Pays the orders that wait for it. */
    async payAll(): Promise<{ made: number; lost: number }> {
      const made = await Promise.all(
        unpaid.map(async ({ visitor, order }) => {
          world.provider.pay(order?.payment_data?.confirmation.confirmation_token ?? '')
          const { status, data } = await reportPaid(visitor, order?.id ?? '')
          if (status !== 200) console.log(`a payment was answered with ${status}`)
          return status === 200 && data.is_order_paid
        }),
      )
      return { made: made.length, lost: made.filter((isPaid) => !isPaid).length }
    },
  }
}
