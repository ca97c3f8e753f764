import { LOOK_UP_PICTURE_LIMIT } from '@proverka/api/contract'
import { moscowDate } from '@proverka/domain/timing'
import { appError } from '@proverka/domain/errors'
import { BY_HAND } from '../../../adapters/sources/by-hand.ts'
import { csvBytes } from '../../../documents/csv.ts'
import { personalDataOf } from '../../../platform/audit/personal-part.ts'
import {
  isListEnded,
  type FulfilmentPlace,
  type ListedFulfilment,
} from '../../../platform/db/queries/fulfilment/fulfilment-list.ts'
import { InputError } from '../../../platform/refusals.ts'
import type { AppContext } from '../../../services/context.ts'
import { moveFulfilments } from '../../../services/fulfilment/move-fulfilments.ts'
import {
  answerLookedUp,
  findLookUp,
  readPicture,
  storePicture,
} from '../../../services/fulfilment/look-up.ts'
import { listNext } from '../../../services/fulfilment/next-to-order.ts'
import { numberTable, requestXml } from '../../../services/fulfilment/request-files.ts'
import { callerOf } from '../../../services/call.ts'
import { logChange } from '../../../services/log-change.ts'
import { withIdempotency } from '../../../services/with-idempotency.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentFulfilment, presentFulfilmentEvent, presentLookUp } from '../../presenters/fulfilment.ts'

/** The queue of what people obtain, and what the operator does with it. */
export const fulfilmentRoutes = (context: AppContext) =>
  ({
    listFulfilments: async ({ query: { cursor, limit, ...filter } }) => {
      const { fulfilmentList } = context.queries
      const isEnded = isListEnded(filter.status)
      const after = cursor === undefined ? undefined : readCursor(cursor, isEnded)
      // One more shows whether there is a next page.
      const rows = await fulfilmentList.listFulfilments(filter, limit + 1, after)
      const page = rows.slice(0, limit)
      const last = page.at(-1)
      return {
        fulfilments: page.map((row) => presentFulfilment(row, context.clock.now())),
        next: rows.length > limit && last ? writeCursor(last, isEnded) : null,
        counts: await fulfilmentList.countOpen(),
      }
    },

    getFulfilmentHistory: async ({ params: { id } }) => {
      const { fulfilmentList } = context.queries
      const row = await fulfilmentList.findListed(id)
      if (!row) throw appError('fulfilment/not-found')
      return {
        fulfilment: presentFulfilment(row, context.clock.now()),
        events: (await fulfilmentList.listEvents(id)).map(presentFulfilmentEvent),
      }
    },

    getLookUp: async ({ params: { id } }) => {
      const row = await context.queries.fulfilments.findFulfilment(id)
      if (!row) throw appError('fulfilment/not-found')
      return presentLookUp(row, await findLookUp(context, row))
    },

    answerFulfilment: async ({ params: { id }, body: { picture: file, ...body } }, call) => {
      if (file.size > LOOK_UP_PICTURE_LIMIT) throw appError('file/too-large')
      const picture = await readPicture(file)
      await storePicture(context, picture)
      return withIdempotency(context, call, { id, ...body, picture: picture.hash }, async () => {
        const personId = callerOf(call).user.id
        const { order_item_id } = await answerLookedUp(context, id, body, { picture, personId })
        const row = await context.queries.fulfilmentList.findListed(id)
        if (!row) throw appError('fulfilment/not-found')
        await logChange(context, call, {
          action: 'fulfilment.look-up',
          subject: `order_item:${order_item_id}`,
          userId: row.buyer_id,
          details: { fulfilment_id: id, records: body.records.length },
        })
        return presentFulfilment(row, context.clock.now())
      })
    },

    downloadFulfilmentNumbers: async ({ query: { format, kind, limit } }) => {
      const ids = await listNext(context, BY_HAND, limit, kind)
      const found = await Promise.all(ids.map((id) => context.queries.fulfilmentList.findListed(id)))
      const rows = found.filter((row): row is ListedFulfilment => row !== undefined && row.number !== null)
      const name = `Запросы ${kind} ${moscowDate(context.clock.now().getTime())}`
      const about = rows.map(({ order_item_id }) => personalDataOf('order_item', order_item_id, 'number'))
      if (format === 'csv')
        return {
          bytes: csvBytes(numberTable(rows)),
          type: 'text/csv; charset=utf-8',
          name: `${name}.csv`,
          about,
        }
      const bytes = new TextEncoder().encode(await requestXml(context, kind, rows))
      return { bytes, type: 'application/xml', name: `${name}.xml`, about }
    },

    moveFulfilments: ({ body }, call) =>
      withIdempotency(context, call, body, async () => {
        const now = context.clock.now()
        const results = (await moveFulfilments(context, call, body)).map(
          ({ id, refusal, fulfilment, since }) => ({
            fulfilment_id: id,
            ...(refusal && { refusal: { ...refusal } }),
            fulfilment: fulfilment ? presentFulfilment(fulfilment, now) : null,
            since: since.map(presentFulfilmentEvent),
          }),
        )
        return { results }
      }),
  }) satisfies Partial<Handlers['admin']>

function writeCursor({ is_urgent, latest_at, ended_at, id }: ListedFulfilment, isEnded: boolean): string {
  const place = isEnded ? ['ended', ended_at] : [is_urgent ? 'urgent' : 'usual', latest_at]
  const [list, at] = place as [string, Date]
  return Buffer.from([list, at.toISOString(), id].join(' ')).toString('base64url')
}

const CURSOR = /^(urgent|usual|ended) (\S{24}) ([0-9a-f-]{36})$/

function readCursor(cursor: string, isEnded: boolean): FulfilmentPlace {
  const [, list, at = '', id = ''] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  const instant = new Date(at)
  if (Number.isNaN(instant.getTime()) || (list === 'ended') !== isEnded)
    throw new InputError('cursor', 'Такой страницы нет')
  return isEnded ? { ended_at: instant, id } : { is_urgent: list === 'urgent', latest_at: instant, id }
}
