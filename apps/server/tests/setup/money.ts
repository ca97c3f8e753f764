import { contract } from '@proverka/api/contract'
import { toKopecks } from '@proverka/domain'
import { TRANSFERS } from '@proverka/domain/orders'
import { decide, tokenOf } from './payment-events.ts'
import type { TestServer, Visitor } from './test-server.ts'

/** Tops the balance up by card, as the balance page does. Answers the order. */
export async function topUpByCard(visitor: Visitor, roubles: number) {
  const { data: order } = await visitor.call(contract.orders.createOrder, {
    body: { order_items: [], metadata: { orderType: 'custom', amount: roubles } },
  })
  await decide(visitor, tokenOf(order), 'pay')
  await visitor.call(contract.orders.checkOrderPaid, { params: { id: order.id } })
  return order
}

/** Roubles on the balance, the bonus included. */
export const balanceOf = async (visitor: Visitor): Promise<number | undefined> =>
  (await visitor.call(contract.auth.checkToken, {})).data.account?.balance

/** Gives a bonus, as an invited person's top-up does. */
export async function giveBonus({ context }: TestServer, userId: string, roubles: number): Promise<void> {
  await context.database.transaction(async () => {
    await context.queries.ledger.bookTransfer({
      uniqueKey: `test-bonus:${userId}:${crypto.randomUUID()}`,
      description: 'Бонус',
      entries: [
        { account: 'promotion', amount: -roubles * 100 },
        { account: 'bonus', userId, amount: roubles * 100 },
      ],
      at: context.clock.now(),
    })
  })
}

/** Gives what a partner earns by a person he invited. */
export async function giveEarned({ context }: TestServer, userId: string, roubles: number): Promise<void> {
  await context.database.transaction(async () => {
    await context.queries.ledger.bookTransfer({
      uniqueKey: `referral:${crypto.randomUUID()}`,
      description: 'Бонус за приглашенного',
      entries: TRANSFERS.referralBonus(userId, toKopecks(roubles)),
      at: context.clock.now(),
    })
  })
}

/** The sum of all accounts: money neither appears nor disappears. */
export async function sumOfBooks(server: TestServer): Promise<number> {
  const [row] = await server.sql('select coalesce(sum(amount_kopecks), 0)::bigint as sum from ledger_entries')
  return Number(row?.['sum'])
}

/** Has a user spend all own money, so that no top-up can be taken back any more. */
export async function spendBalance({ context }: TestServer, userId: string): Promise<void> {
  await context.database.transaction(async () => {
    const { ledger } = context.queries
    const own = await ledger.balanceOf('balance', userId)
    const book = (uniqueKey: string, entries: Parameters<typeof ledger.bookTransfer>[0]['entries']) =>
      ledger.bookTransfer({ uniqueKey, description: 'Тариф', entries, at: context.clock.now() })
    const key = crypto.randomUUID()
    await book(`tariff:${key}`, TRANSFERS.payment(userId, { bonus: 0, own, card: 0 }))
    await book(`tariff-given:${key}`, TRANSFERS.delivery(userId, own))
  })
}
