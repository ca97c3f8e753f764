import { contract } from '@proverka/api/contract'
import {
  FLAT,
  itemIn,
  LADOGIN,
  orderAsGuest,
  payInWidget,
  productId,
} from '@proverka/test-support/guest-order'
import { giveBonus, giveEarned } from '../setup/money.ts'
import { register, whoIs } from '../setup/registration.ts'
import { pictureFile } from '../setup/picture.ts'
import { storeFulfilment } from '../setup/stored-fulfilment.ts'
import type { TestServer } from '../setup/test-server.ts'

export const PAYER = { name: 'ИП Синицына М. В.', inn: '000000000000', kpp: '', address: 'г. Образцовск' }
export const DEAL = {
  object_key: FLAT,
  parties: [{ role: 'Продавец', name: 'Савва Ильин' }],
  price: 4_100_000,
  closes_on: '',
}

export const item = (name: string) => ({ product_id: productId(name), object_key: FLAT })

/** A user with money on the balance. */
export async function client(server: TestServer, roubles = 0) {
  const visitor = server.visit()
  const { email } = await register(visitor)
  const id = (await whoIs(visitor)).person?.id ?? ''
  if (roubles > 0) await giveBonus(server, id, roubles)
  return { visitor, id, email }
}

/** A partner who has earned something, and a request for a part of it. */
export async function earner(server: TestServer) {
  const { visitor, id } = await client(server)
  await giveEarned(server, id, 100)
  const { data } = await visitor.call(contract.payers.addPayer, {
    body: PAYER,
  })
  return { visitor, body: { amount: 10, payer_id: data.payer_id } }
}

export async function guestOrder(server: TestServer, products = ['EgrnObject']) {
  const guest = server.visit()
  const { order, email } = await orderAsGuest(
    guest,
    products.map((product) => ({ product })),
  )
  const [first = '', second = ''] = order.order_items.map(({ order_item_id }) => order_item_id)
  return { guest, order, email, first, second, id: (await whoIs(guest)).person?.id ?? '' }
}

/** A report that is done, and its buyer. */
export async function readReport(server: TestServer) {
  const guest = server.visit()
  const { order } = await orderAsGuest(guest, [
    { product: 'BailiffCheck', key: 'Ладогин', metadata: LADOGIN },
  ])
  await payInWidget(guest, order)
  const id = order.order_items[0]?.order_item_id ?? ''
  await itemIn(guest, id, 'done')
  return { guest, id }
}

/** The operator takes an extract over that nobody has ordered. */
export async function handOver(server: TestServer) {
  const { id } = await readReport(server)
  const rows = [{ fulfilment_id: await storeFulfilment(server, id), version: 1 }]
  return { action: 'hand-over', channel: 'hand', reason: 'Взяли себе', rows }
}

/** The operator answers a check that he looked up. */
export async function lookUp(server: TestServer) {
  const { id } = await readReport(server)
  const params = { id: await storeFulfilment(server, id) }
  // The database has a clock of its own.
  const now = server.context.clock.now()
  await server.sql('update fulfilments set created_at = $2 where id = $1', [params.id, now])
  const body = { version: 1, looked_up_at: now.toISOString(), records: '[]', picture: pictureFile() }
  return { params, body }
}

/** Two paid items that wait for the name of an owner. */
export async function waitingItems(server: TestServer) {
  const placed = await guestOrder(server, ['RiskAssessmentOwner', 'RiskAssessmentOwner'])
  await payInWidget(placed.guest, placed.order)
  for (const id of [placed.first, placed.second]) await itemIn(placed.guest, id, 'actionrequired')
  return placed
}

export const message = (email: string) => ({ email, title: 'Ответ поддержки', text: 'Отчет пересчитан.' })

export const emailFile = () => new File(['%PDF-1.7'], 'Договор.pdf', { type: 'application/pdf' })
