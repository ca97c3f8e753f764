import type { Connected } from '../../adapters/contractors/connect-contractors.ts'
import { SourceError } from '../../adapters/sources/calls/source-error.ts'
import type { ContractorAccountRow } from '../../platform/db/queries/fulfilment/contractor-accounts.ts'
import type { AppContext } from '../context.ts'
import { contractorMoneyEmail } from '../emails/contractor-emails.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { attempt } from './change-order.ts'
import { pausesOf } from './look-times.ts'

/**
 * How many of `most` orders may be bought now: none for a while after one could not be paid, then one, which tries
 * whether there is money again (FULFIL-06).
 */
export async function purchasesNow(context: AppContext, { name }: Connected, most: number): Promise<number> {
  const { contractorAccounts, contractorOrders } = context.queries
  const account = await contractorAccounts.findAccount(name)
  if (!account?.no_money_at) return most
  // One that is placed and not paid tries it already.
  if (await contractorOrders.hasUnpaid(name)) return 0
  return account.no_money_at.getTime() + pausesOf(context).noMoneyMs > context.clock.now().getTime() ? 0 : 1
}

/** Asks for the balance every ten minutes, over all processes; below the limit the operator gets one email. */
export async function measureAccount(context: AppContext, contractor: Connected): Promise<void> {
  const { balance, name } = contractor
  if (!balance || !(await isToMeasure(context, name))) return
  const kopecks = await attempt(context, contractor, balance)
  if (kopecks instanceof SourceError || kopecks === undefined) return
  const isEnough = kopecks >= (context.config.contractors?.lowBalanceKopecks ?? 0)
  await context.database.transaction(async () => {
    const { contractorAccounts } = context.queries
    const account = await contractorAccounts.lockAccount(name)
    await contractorAccounts.changeAccount(name, {
      balance_kopecks: kopecks,
      ...(isEnough && { no_money_at: null, warned_at: null }),
    })
    if (!isEnough) await warnOnce(context, contractor, { ...account, balance_kopecks: kopecks })
  })
}

/** Takes the turn to ask for the balance. */
function isToMeasure(context: AppContext, name: string): Promise<boolean> {
  return context.database.transaction(async () => {
    const { contractorAccounts } = context.queries
    const now = context.clock.now()
    const { asked_at } = await contractorAccounts.lockAccount(name)
    if (asked_at && asked_at.getTime() + pausesOf(context).measureMs > now.getTime()) return false
    await contractorAccounts.changeAccount(name, { asked_at: now })
    return true
  })
}

/** An order could not be paid: all others wait, and the operator gets one email. */
export function noteNoMoney(context: AppContext, contractor: Connected): Promise<void> {
  return context.database.transaction(async () => {
    const { contractorAccounts } = context.queries
    const account = await contractorAccounts.lockAccount(contractor.name)
    await contractorAccounts.changeAccount(contractor.name, { no_money_at: context.clock.now() })
    await warnOnce(context, contractor, account)
  })
}

/** An order was paid: there is money. Only a measured balance says that there is enough. */
export async function noteMoney(context: AppContext, { name, balance }: Connected): Promise<void> {
  const { contractorAccounts } = context.queries
  const account = await contractorAccounts.findAccount(name)
  if (account?.no_money_at)
    await contractorAccounts.changeAccount(name, { no_money_at: null, ...(!balance && { warned_at: null }) })
}

/** One email until there is enough money again. In a transaction with the account locked. */
async function warnOnce(
  context: AppContext,
  { name, title }: Connected,
  { warned_at, balance_kopecks }: ContractorAccountRow,
): Promise<void> {
  if (warned_at) return
  const now = context.clock.now()
  await context.queries.contractorAccounts.changeAccount(name, { warned_at: now })
  for (const site of context.config.sites.slice(0, 1))
    await enqueueEmail(
      context,
      `contractor-money:${name}:${now.toISOString()}`,
      contractorMoneyEmail(site, { title, balanceKopecks: balance_kopecks }),
    )
}
