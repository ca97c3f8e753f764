import { startStandIn, type SourceCall, type SourceReply, type SourceStandIn } from './stand-in.ts'

/** Contractors that order documents of the register, in their own formats. They remember what they were asked for. */

export const CONTRACTOR_KEY = 'invented-contractor-token'

/** An order as the contractor has it. */
export interface ContractorRow {
  readonly id: string
  readonly number: string
  /** The document in the contractor's words: `XZP`, `1`. */
  readonly type: string
  /** What was sent along with the order. */
  readonly comment: string
  readonly createdAt: Date
  isPaid: boolean
  end: 'done' | 'failed' | 'cancelled' | undefined
}

export interface ContractorOptions {
  /** The file of an order. */
  readonly fileOf: (order: ContractorRow) => Buffer
  readonly roubles?: number
  readonly priceRoubles?: number
  /** Whether the list shows what was sent along with an order. */
  readonly showsComments?: () => boolean
  /** How many orders a page of the list has. */
  readonly pageSize?: number
  /** Numbers of which no document can be had. */
  readonly lacks?: (number: string) => boolean
  /** Paid orders are done at once, without being finished by hand. */
  readonly isQuick?: boolean
  readonly now?: () => Date
}

export interface ContractorStandIn extends SourceStandIn {
  readonly orders: readonly ContractorRow[]
  readonly roubles: () => number
  setRoubles: (roubles: number) => void
  /** Ends every paid order that has not ended. */
  finish: (end?: ContractorRow['end']) => void
}

interface Ledger {
  readonly orders: ContractorRow[]
  readonly add: (row: Pick<ContractorRow, 'id' | 'number' | 'type' | 'comment'>) => ContractorRow
  /** Pays once for an order; false without the money. */
  readonly pay: (order: ContractorRow) => boolean
  readonly roubles: () => number
  readonly canPay: () => boolean
  readonly isDone: (order: ContractorRow) => boolean
}

async function startContractor(
  options: ContractorOptions,
  answer: (call: SourceCall, ledger: Ledger) => SourceReply,
): Promise<ContractorStandIn> {
  const { priceRoubles = 250, isQuick = false, now = () => new Date() } = options
  const orders: ContractorRow[] = []
  let roubles = options.roubles ?? 1_000_000
  const canPay = () => roubles >= priceRoubles
  const ledger: Ledger = {
    orders,
    roubles: () => roubles,
    canPay,
    add(row) {
      const order: ContractorRow = { ...row, createdAt: now(), isPaid: false, end: undefined }
      orders.push(order)
      return order
    },
    pay(order) {
      if (order.isPaid) return true
      if (!canPay()) return false
      roubles -= priceRoubles
      order.isPaid = true
      if (isQuick) order.end = 'done'
      return true
    },
    isDone: ({ end }) => end === 'done',
  }
  const standIn = await startStandIn((call) => answer(call, ledger))
  return {
    ...standIn,
    orders,
    roubles: ledger.roubles,
    setRoubles: (next) => void (roubles = next),
    finish(end = 'done') {
      for (const order of orders) if (order.isPaid) order.end ??= end
    },
  }
}

const NOTHING: SourceReply = { status: 404, body: '' }

const bytesReply = (name: string, body: Buffer): SourceReply => ({
  headers: {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="${name}.zip"`,
  },
  body,
})

/** «2026-11-28 12:30:00» by Moscow. */
const moscowTime = (at: Date): string =>
  new Date(at.getTime() + 3 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

/** API 3.0 of apiegrn.ru: every answer has status 200, and an error in its body. */
export function startApiegrn(options: ContractorOptions): Promise<ContractorStandIn> {
  const { priceRoubles = 250, pageSize = 20, showsComments = () => true, lacks = () => false } = options
  const failure = (code: number, mess: string): SourceReply => ({ body: { error: { code, mess } } })
  const offer = (label: string) => ({ label, available: true, price: String(priceRoubles) })
  const firstId = 700_101
  const documentOf = (order: ContractorRow) => ({
    id: Number(order.id) + 200_000,
    type: order.type,
    price: String(priceRoubles),
    status: String(statusOf(order)),
  })

  return startContractor(options, ({ method, path, headers, body }, ledger) => {
    if (method !== 'POST') return NOTHING
    if (headers['token'] !== CONTRACTOR_KEY) return failure(1, 'Неверный токен')
    const form = body as Readonly<Record<string, string>>
    const find = (id: string | undefined) => ledger.orders.find((order) => order.id === id)
    switch (path) {
      case '/account/info':
        return { body: { balance: ledger.roubles().toFixed(2), error: [] } }
      case '/cadaster/objectInfoFull': {
        const number = form['query'] ?? ''
        if (lacks(number)) return failure(30, 'Объекты не найдены')
        return {
          body: {
            EGRN: { object: { CADNOMER: number, ADDRESS: 'г Новоречинск', TYPE: 'Помещение' }, details: [] },
            documents: { XZP: offer('Отчёт об объекте'), SOPP: offer('Отчёт о переходе прав') },
            encoded_object: Buffer.from(number).toString('base64'),
            error: [],
          },
        }
      }
      case '/cadaster/save_order': {
        const [type = ''] = JSON.parse(form['documents'] ?? '[]') as string[]
        const order = ledger.add({
          id: String(firstId + ledger.orders.length),
          number: Buffer.from(form['encoded_object'] ?? '', 'base64').toString(),
          type,
          comment: form['comment'] ?? '',
        })
        return {
          body: {
            transaction_id: Number(order.id),
            documents_id: { [type]: documentOf(order).id },
            paid: false,
            error: [],
          },
        }
      }
      case '/transaction/info': {
        const order = find(form['id'])
        if (!order) return failure(31, 'Заказ не найден')
        const canPay = ledger.canPay()
        return {
          body: {
            id: Number(order.id),
            cost: priceRoubles,
            paid: order.isPaid,
            pay_methods: {
              PA: {
                allowed: true,
                sufficient_funds: canPay,
                confirm_code: canPay ? `c0nf1rm-${order.id}` : '',
              },
            },
            error: [],
          },
        }
      }
      case '/transaction/pay': {
        const order = find(form['id'])
        if (!order || form['confirm'] !== `c0nf1rm-${order.id}`) return failure(32, 'Неверный код')
        return ledger.pay(order)
          ? { body: { paid: true, error: [] } }
          : failure(33, 'Недостаточно средств на счете')
      }
      case '/cadaster/orders': {
        if (form['id'] !== undefined) {
          const order = find(form['id'])
          return order
            ? { body: { documents: [documentOf(order)], error: [] } }
            : failure(31, 'Заказ не найден')
        }
        const from = (Number(form['page'] ?? '1') - 1) * pageSize
        const page = ledger.orders.toReversed().slice(from, from + pageSize)
        return {
          body: {
            orders: page.map((order) => ({
              id: Number(order.id),
              cadnomer: order.number,
              comment: showsComments() ? order.comment : '',
              date_create: moscowTime(order.createdAt),
              price: priceRoubles,
              documents: [documentOf(order)],
            })),
            found: ledger.orders.length,
            error: [],
          },
        }
      }
      case '/cadaster/download': {
        const order = find(String(Number(form['document_id']) - 200_000))
        if (!order || !ledger.isDone(order)) return failure(40, 'Документ не готов')
        return bytesReply(String(documentOf(order).id), options.fileOf(order))
      }
      default:
        return NOTHING
    }
  })
}

/** 1 created, 2 to pay, 3 in work, 4 done, 5 error, 6 cancelled. */
function statusOf({ isPaid, end }: ContractorRow): number {
  if (!isPaid) return 2
  return end === undefined ? 3 : { done: 4, failed: 5, cancelled: 6 }[end]
}

/** reestr-api.ru v1: the token is in the address, and an order is paid for as it is made. */
export function startReestrApi(options: ContractorOptions): Promise<ContractorStandIn> {
  const { lacks = () => false } = options
  const failure = (error: string): SourceReply => ({ body: { query: 'error', error } })
  return startContractor(options, ({ method, path, query, body }, ledger) => {
    if (query.get('auth_token') !== CONTRACTOR_KEY) return failure('Неверный токен')
    const form = (body ?? {}) as Readonly<Record<string, string>>
    const find = (id: string | null) => ledger.orders.find((order) => order.id === id)
    switch (`${method} ${path}`) {
      case 'POST /search/cadastr': {
        const number = form['cad_num'] ?? ''
        const list = lacks(number) ? [] : [{ cad_num: number, address: 'г Новоречинск' }]
        return { body: { query: 'success', found: list.length, list } }
      }
      case 'POST /order/create': {
        const number = form['cad_num'] ?? ''
        if (lacks(number)) return failure('Объект не найден')
        if (!ledger.canPay()) return failure('Недостаточно средств на балансе')
        const id = (ledger.orders.length + 1).toString(16).padStart(32, '0')
        ledger.pay(ledger.add({ id, number, type: form['order_type'] ?? '', comment: '' }))
        return { body: { query: 'success', order_id: id } }
      }
      case 'POST /order/check': {
        const asked = (form['order_id'] ?? '').split(';').flatMap((id) => find(id.trim()) ?? [])
        const info = asked.map((order) => ({
          order_id: order.id,
          status: ledger.isDone(order) ? 'Завершен' : 'В работе',
        }))
        return { body: { query: 'success', info } }
      }
      case 'GET /order/download': {
        const order = find(query.get('order_id'))
        if (!order || !ledger.isDone(order)) return failure('Заказ не готов')
        return bytesReply(order.id, options.fileOf(order))
      }
      default:
        return NOTHING
    }
  })
}
