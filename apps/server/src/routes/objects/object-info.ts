import { objectForQuery, normaliseObject, toRoubles } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Call } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentObject } from '../../presenters/object.ts'
import { createDemoRegister } from '../../register/demo-register.ts'
import { measureTurnaround } from '../../services/measure-turnaround.ts'

/** What is known about an object, and what the caller bought about it. An unknown key is answered as typed (AMB-57). */
async function objectInfo(context: AppContext, key: string, call: Call) {
  if (key.trim() === '') throw appError('object/not-found')
  const found = await createDemoRegister(context.database).findObject(key)
  const object = found ? presentObject(found) : normaliseObject(objectForQuery(key))
  const purchases = call.caller
    ? await context.queries.orders.listPurchases(call.caller.person.id, object.Number || object.Address)
    : []
  return {
    data: {
      object,
      products: purchases.map((item) => ({
        order_item_id: item.id,
        product_name: item.product_name,
        product_name_ru: item.product_name_ru,
        price: toRoubles(item.price_kopecks),
        status: item.status,
        created_date: item.created_at.toISOString(),
        metadata: {},
      })),
      average_time: await measureTurnaround(context),
    },
  }
}

export const getObject =
  (context: AppContext): Handlers['objects']['getObject'] =>
  ({ params }, call) =>
    objectInfo(context, params.id, call)

export const getObjectFull =
  (context: AppContext): Handlers['objects']['getObjectFull'] =>
  ({ params }, call) =>
    objectInfo(context, params.id, call)
