import { randomUUID } from 'node:crypto'
import { toRoubles, type Kopecks } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import { moscowDate } from '@proverka/domain/timing'
import type { RegistryRow } from '../../platform/db/queries/payments/payout-registries.ts'
import type { PaymentDocument, WithdrawalRow } from '../../platform/db/queries/payments/withdrawals.ts'
import { callerOf, type Call } from '../call.ts'
import type { AppContext } from '../context.ts'
import { logChange } from '../log-change.ts'
import { makePendingAct } from './pending-acts.ts'
import { needsSecond } from './second-signature.ts'
import { decideWithdrawal, requireEarned } from '../payments/withdrawals.ts'

/*
 * Payouts by a file for the bank (CONSOLE-17). A registry is locked before its requests, and those in the order of their
 * numbers. All functions run in a transaction.
 */

/** Puts requests into a new registry: all of them or none. */
export async function makeRegistry(
  context: AppContext,
  call: Call,
  withdrawalIds: readonly string[],
): Promise<string> {
  const { payoutRegistries, pendingActs, withdrawals } = context.queries
  const ids = [...new Set(withdrawalIds)]
  const rows = await withdrawals.lockWithdrawals(ids)
  if (rows.length < ids.length) throw appError('withdrawal/not-found')
  for (const { status, payer } of rows) {
    if (status !== 'requested') throw appError('withdrawal/decided')
    if (!payer.account || !payer.bik) throw appError('withdrawal/no-account')
  }
  if ((await pendingActs.listOfWithdrawals(ids)).length > 0) throw appError('pending/exists')
  await requireAllEarned(context, rows)
  const maker = callerOf(call).user.id
  const kopecks = sumOf(rows)
  const registry = await payoutRegistries.insertRegistry({
    id: randomUUID(),
    made_by: maker,
    made_at: context.clock.now(),
    needs_second: await needsSecond(context, maker, { kind: 'withdrawal', kopecks }),
  })
  if (!(await payoutRegistries.insertRows(registry.id, ids))) throw appError('withdrawal/in-registry')
  await logRegistry(context, call, registry, 'made', { rows: rows.length, amount: toRoubles(kopecks) })
  return registry.id
}

/** The second signature. */
export async function signRegistry(context: AppContext, call: Call, id: string): Promise<void> {
  const { payoutRegistries } = context.queries
  const registry = await lockLive(context, id)
  const { user } = callerOf(call)
  if (registry.made_by === user.id) throw appError('registry/own')
  if (!registry.needs_second || registry.signed_at) throw appError('registry/signed')
  const rows = await payoutRegistries.listWithdrawals([id])
  await requireAllEarned(context, rows)
  await payoutRegistries.signRegistry(id, user.id, context.clock.now())
  await logRegistry(context, call, registry, 'signed', { amount: toRoubles(sumOf(rows)) })
}

/** Takes requests out of a registry whose file was not given out; without a list all. */
export async function cancelRegistry(
  context: AppContext,
  call: Call,
  id: string,
  withdrawalIds: readonly string[] | undefined,
): Promise<void> {
  const registry = await lockLive(context, id)
  if (registry.taken_at) throw appError('registry/taken')
  const ids = withdrawalIds && [...new Set(withdrawalIds)]
  const removed = await context.queries.payoutRegistries.removeRows(id, ids, context.clock.now())
  if (ids && removed.length < ids.length) throw appError('registry/no-row')
  await logRegistry(context, call, registry, 'cancelled', { rows: removed.length })
}

/** Gives the file out; what is in it stays. Once more it changes nothing. */
export async function takeRegistry(context: AppContext, call: Call, id: string): Promise<void> {
  const { payoutRegistries, withdrawals } = context.queries
  const registry = await lockLive(context, id)
  if (registry.needs_second && !registry.signed_at) throw appError('registry/not-signed')
  if (registry.taken_at) return
  const listed = await payoutRegistries.listWithdrawals([id])
  const locked = await withdrawals.lockWithdrawals(listed.map((row) => row.id))
  // One that was refused meanwhile does not go to the bank.
  const rows = locked.filter(({ status }) => status === 'requested')
  const refused = locked.filter(({ status }) => status !== 'requested').map((row) => row.id)
  if (rows.length === 0) throw appError('registry/cancelled')
  if (refused.length > 0) await payoutRegistries.removeRows(id, refused, context.clock.now())
  await requireAllEarned(context, rows)
  await payoutRegistries.markTaken(id, context.clock.now())
  await logRegistry(context, call, registry, 'taken', { rows: rows.length, amount: toRoubles(sumOf(rows)) })
}

/** What the file for the bank holds: the oldest request first. */
export async function rowsForBank(context: AppContext, id: string) {
  const registry = requireLive(await context.queries.payoutRegistries.findRegistry(id))
  if (!registry.taken_at) throw appError('registry/not-taken')
  return { registry, rows: await context.queries.payoutRegistries.listWithdrawals([id]) }
}

/** Writes down that the bank has paid; final when it can no longer be undone. */
export async function markRegistryPaid(
  context: AppContext,
  call: Call,
  id: string,
  withdrawalIds: readonly string[],
  document: PaymentDocument,
): Promise<void> {
  const { payoutRegistries, withdrawals } = context.queries
  const registry = await lockLive(context, id)
  if (!registry.taken_at) throw appError('registry/not-taken')
  const isBefore = document.day < moscowDate(registry.made_at.getTime())
  if (isBefore || document.day > moscowDate(context.clock.now().getTime()))
    throw appError('registry/day-invalid')
  const ids = new Set(withdrawalIds)
  const own = await payoutRegistries.listWithdrawals([id])
  if (own.filter((row) => ids.has(row.id)).length < ids.size) throw appError('registry/no-row')
  for (const row of await withdrawals.lockWithdrawals([...ids])) {
    if (row.status !== 'requested') throw appError('withdrawal/decided')
    await makePendingAct(context, call, {
      kind: 'withdrawal',
      withdrawalId: row.id,
      kopecks: row.amount_kopecks,
      document,
    })
  }
}

/** Gives the money of a request back to the partner. One whose file was not given out leaves its registry. */
export async function refuseWithdrawal(
  context: AppContext,
  id: string,
  reason: string,
): Promise<WithdrawalRow> {
  const { payoutRegistries, pendingActs, withdrawals } = context.queries
  const asked = await withdrawals.lockWithdrawal(id)
  if (asked?.status === 'requested' && (await pendingActs.listOfWithdrawals([id])).length > 0)
    throw appError('pending/exists')
  const registry = await payoutRegistries.findOfWithdrawal(id)
  if (registry && !registry.taken_at)
    await payoutRegistries.removeRows(registry.id, [id], context.clock.now())
  return decideWithdrawal(context, id, { status: 'refused', reason })
}

const sumOf = (rows: readonly Pick<WithdrawalRow, 'amount_kopecks'>[]): Kopecks =>
  rows.reduce((sum, { amount_kopecks }) => sum + amount_kopecks, 0)

async function requireAllEarned(context: AppContext, rows: readonly WithdrawalRow[]): Promise<void> {
  for (const personId of new Set(rows.map(({ person_id }) => person_id)))
    await requireEarned(context, personId)
}

async function lockLive(context: AppContext, id: string): Promise<RegistryRow> {
  const { payoutRegistries } = context.queries
  await payoutRegistries.lockRegistry(id)
  return requireLive(await payoutRegistries.findRegistry(id))
}

function requireLive<Row extends RegistryRow & { readonly has_rows: boolean }>(
  registry: Row | undefined,
): Row {
  if (!registry) throw appError('registry/not-found')
  if (!registry.has_rows) throw appError('registry/cancelled')
  return registry
}

const logRegistry = (
  context: AppContext,
  call: Call,
  { id, number }: RegistryRow,
  deed: string,
  details: Record<string, unknown>,
) =>
  logChange(context, call, {
    action: `payout-registry.${deed}`,
    subject: `payout_registry:${id}`,
    details: { number, ...details },
  })
