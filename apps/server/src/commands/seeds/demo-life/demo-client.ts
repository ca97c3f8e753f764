import { randomUUID } from 'node:crypto'
import { toKopecks } from '@proverka/domain'
import { moscowDate } from '@proverka/domain/timing'
import type { UserRow } from '../../../platform/db/queries/accounts/users.ts'
import { keepAttachmentFor } from '../../../services/files/attachments.ts'
import { makeReceiptFile } from '../../../services/outbox/email-documents.ts'
import { invoiceOfOrder } from '../../../services/payments/invoice-of-order.ts'
import { returnItem } from '../../../services/payments/return-item.ts'
import { createDemoBuyer } from './demo-buyer.ts'
import type { Past } from './past.ts'
import { withRoles } from '../../../services/accounts/with-roles.ts'

const FLAT = '00:14:0203005:1047'
const MORTGAGED = '00:14:0203009:307'
const PERSON = {
  person: { lastName: 'Ладогин', firstName: 'Арсений', middleName: 'Петрович', birthDate: '1987-03-14' },
  purpose: 'contract',
  ground: 'consent',
}
const PAYERS = [
  { name: 'ООО «Ольхина и Ко»', inn: '0000000018', kpp: '000001001' },
  { name: 'ИП Ольхина Марина Сергеевна', inn: '000000000035', kpp: '' },
]
const ADDRESS = '000000, г. Образцовск, ул. Кленовая, д. 3'

/** The demo client: reports of both brands that still exist, money in and out, an open deal. */
export async function liveAsClient(past: Past, user: UserRow, daysAgo: (days: number) => Date) {
  const { context, goTo, work, leave } = past
  const { deals, orderItems, payers, receipts } = context.queries
  const client = createDemoBuyer(context, user)

  goTo(daysAgo(74))
  await client.topUp('realty', 2000)
  await work()

  goTo(daysAgo(28))
  const first = await client.order('realty', [{ product: 'EgrnObject', key: FLAT }])
  await client.pay(first)
  await work()

  goTo(daysAgo(26))
  await client.order('fiz-pro', [{ product: 'PersonCheck', key: 'Ладогин', metadata: PERSON }], true)
  await work()

  goTo(daysAgo(23))
  const both = await client.order('realty', [
    { product: 'EgrnObject', key: MORTGAGED },
    { product: 'EgrnRightList', key: MORTGAGED },
  ])
  await client.pay(both)
  await work()

  for (const payer of PAYERS)
    await payers.insertPayer({
      id: randomUUID(),
      person_id: user.id,
      ...payer,
      address: ADDRESS,
      created_at: context.clock.now(),
    })
  const [company] = await payers.listPayers(user.id)

  goTo(daysAgo(19))
  const returned = await client.order('realty', [{ product: 'EgrnRightList', key: FLAT }])
  await client.pay(returned)
  // Taken back before its work began.
  await leave()
  const [item] = await orderItems.listItems(returned)
  if (item) await returnItem(context, withRoles(user, []), item.id)
  await work()

  goTo(daysAgo(8))
  const half = await client.order('realty', [
    { product: 'EgrnObject', key: '00:14:0203001:241' },
    { product: 'RiskAssessmentOwner', key: '00:14:0203001:241' },
  ])
  await client.pay(half)
  await work()

  goTo(daysAgo(2))
  const billed = await client.order('realty', [{ product: 'EgrnRightList', key: '00:14:0203001:241' }])
  await invoiceOfOrder(context, user, billed, company)

  goTo(daysAgo(1))
  await client.order('fiz-pro', [{ product: 'BailiffCheck', key: 'Ладогин', metadata: PERSON }])

  goTo(daysAgo(18))
  const dealId = randomUUID()
  await deals.insertDeal({
    id: dealId,
    person_id: user.id,
    object_key: FLAT,
    parties: JSON.stringify([
      { role: 'Продавец', name: 'Савва Ильин' },
      { role: 'Покупатель', name: 'Лида Рябинина' },
    ]),
    price_kopecks: toKopecks(4_100_000),
    closes_on: moscowDate(daysAgo(-12).getTime()),
    created_at: context.clock.now(),
  })
  const [receipt] = await receipts.listReceiptsOfOrder(first)
  const paper = receipt && (await makeReceiptFile(context, receipt.id))
  if (paper) {
    const file = new File([new Uint8Array(paper.bytes)], paper.name)
    await keepAttachmentFor(context, user, { file, groupId: dealId }, ({ id }) =>
      deals.addDocument(dealId, id, context.clock.now()),
    )
  }
  for (const [title, bearer, days] of [
    ['Согласие супруга', 'Продавец', 5],
    ['Справка о зарегистрированных лицах', 'Продавец', 9],
    ['Предварительный договор', 'Покупатель', 3],
  ] as const)
    await deals.insertNeed({
      id: randomUUID(),
      deal_id: dealId,
      title,
      bearer,
      due_on: moscowDate(daysAgo(-days).getTime()),
      document_id: null,
      created_at: context.clock.now(),
    })
}
