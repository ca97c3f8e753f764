import { toKopecks } from '@proverka/domain'
import type { contract } from '@proverka/api/contract'
import { AppError, appError, ERROR_CODES } from '@proverka/domain/errors'
import { moscowDate, startOfMoscowDay } from '@proverka/domain/timing'
import type { InferOutput } from 'valibot'
import type { FulfilmentRow } from '../../platform/db/queries/fulfilment/fulfilments.ts'
import type { ListedEvent, ListedFulfilment } from '../../platform/db/queries/fulfilment/fulfilment-list.ts'
import { sha256 } from '../../platform/sha256.ts'
import { InputError } from '../../platform/refusals.ts'
import type { AppContext } from '../context.ts'
import { callerOf, type Call } from '../call.ts'
import { logChange } from '../log-change.ts'
import { refuseFulfilment } from './answer-fulfilment.ts'
import { isChannel } from './channels.ts'
import { lockFulfilment, moveFulfilment } from './move-fulfilment.ts'
import { tellOfUndo, undoFulfilment } from './undo-fulfilment.ts'

type Body = InferOutput<typeof contract.admin.moveFulfilments.body>
type Row = Body['rows'][number]

/** What became of one row. */
export interface MovedRow {
  readonly id: string
  /** Absent where it was done. */
  readonly refusal?: { readonly code: string; readonly text: string }
  readonly fulfilment: ListedFulfilment | undefined
  /** What happened to it since the version that the row was made from. */
  readonly since: readonly ListedEvent[]
}

/**
 * Does one thing with many fulfilments at the operator's word, each by itself: one that cannot be moved, or that was changed
 * since its version, is refused, and the others are done. In a transaction.
 */
export async function moveFulfilments(
  context: AppContext,
  call: Call,
  body: Body,
): Promise<readonly MovedRow[]> {
  const { fulfilmentList, orders } = context.queries
  if (body.action === 'ordered' && body.ordered_on > moscowDate(context.clock.now().getTime()))
    throw new InputError('ordered_on', 'Этот день еще не наступил')
  if (body.action === 'hand-over' && !isChannel(context, body.channel))
    throw new InputError('channel', 'Такого канала нет')
  // All orders before the items of any, as everywhere (`lock-rows.ts`).
  const held = await fulfilmentList.listOrderIds(body.rows.map(({ fulfilment_id }) => fulfilment_id))
  for (const { order_id } of held) await orders.lockOrder(order_id)
  const moved: MovedRow[] = []
  for (const [index] of body.rows.entries()) moved.push(await moveRow(context, call, body, index))
  return moved
}

async function moveRow(context: AppContext, call: Call, body: Body, index: number): Promise<MovedRow> {
  const { fulfilmentList } = context.queries
  const { fulfilment_id: id, version } = body.rows[index] as Row
  try {
    const held = await lockFulfilment(context, id)
    if (held.version !== version) throw appError('fulfilment/changed')
    await act(context, callerOf(call).user.id, held, body, index)
    const fulfilment = await fulfilmentList.findListed(id)
    await logChange(context, call, {
      action: `fulfilment.${body.action}`,
      subject: `order_item:${held.order_item_id}`,
      userId: fulfilment?.buyer_id,
      details: { fulfilment_id: id, from: held.status, to: fulfilment?.status },
    })
    return { id, fulfilment, since: [] }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // Each of these is found before anything is written.
    const refusal = { code: error.code, text: ERROR_CODES[error.code].text }
    const since = (await fulfilmentList.listEvents(id)).slice(version)
    return { id, refusal, fulfilment: await fulfilmentList.findListed(id), since }
  }
}

async function act(
  context: AppContext,
  personId: string,
  held: FulfilmentRow,
  body: Body,
  index: number,
): Promise<void> {
  switch (body.action) {
    case 'ordered': {
      const { request_number, cost } = body.rows[index] as (typeof body.rows)[number]
      const now = context.clock.now()
      const isToday = body.ordered_on === moscowDate(now.getTime())
      await moveFulfilment(context, held, {
        event: 'ordered',
        personId,
        details: { request_number, ordered_on: body.ordered_on, ...(cost !== undefined && { cost }) },
        change: {
          request_number,
          ordered_at: isToday ? now : new Date(startOfMoscowDay(body.ordered_on)),
          ...(cost !== undefined && { cost_kopecks: toKopecks(cost) }),
        },
      })
      return
    }
    case 'refuse': {
      const { kind, words } = body
      await refuseFulfilment(context, held, {
        kind,
        words,
        hash: sha256(words),
        personId,
        details: { words },
      })
      return
    }
    case 'hand-over': {
      const { channel, reason } = body
      await moveFulfilment(context, held, {
        event: 'handed-over',
        personId,
        details: { from: held.channel, to: channel, reason },
        change: {
          channel,
          reason,
          request_number: null,
          contractor_order_id: null,
          asked_at: null,
          ordered_at: null,
          next_look_at: null,
        },
      })
      return
    }
    case 'undo':
      await tellOfUndo(context, await undoFulfilment(context, held, { personId, reason: body.reason }))
  }
}
