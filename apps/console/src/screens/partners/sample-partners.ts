import type { Act, Asked, Partner, Registry } from './partner-queries.ts'

/** Partners and what they ask for, for stories. */

export const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
export const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

const asked = (number: number, change: Partial<Asked> = {}): Asked => ({
  withdrawal_id: id(number),
  number,
  amount: 6812,
  status: 'requested',
  reason: '',
  payer_id: id(900 + number),
  payer: 'ООО «Кровля»',
  date: ago(4),
  decided: null,
  partner_id: id(800 + number),
  hanging: 0,
  is_earned: true,
  requisites: {
    payer_id: id(900 + number),
    name: 'ООО «Кровля»',
    inn: '0000000018',
    kpp: '000001001',
    address: 'г. Образцовск, ул. Кленовая, д. 1',
  },
  account: '40702810000000000001',
  bik: '040000777',
  due_at: ago(1),
  registry: null,
  document_number: null,
  document_day: null,
  ...change,
})

const person = {
  payer: 'С··· М··· В···',
  account: '···02',
  requisites: { payer_id: id(902), name: 'С··· М··· В···', inn: '···00', kpp: '', address: '···' },
}

export const requests: readonly Asked[] = [
  asked(21),
  asked(22, { ...person, amount: 940.5, date: ago(1), due_at: ago(-2) }),
  asked(23, { payer: 'ООО «Старая заявка»', account: null, bik: null, date: ago(1), due_at: ago(-2) }),
]

export const registry = (change: Partial<Registry> = {}): Registry => ({
  registry_id: id(118),
  number: 118,
  state: 'unsigned',
  made_by: id(1),
  maker: 'Вера Лунина',
  made_at: ago(0),
  signed_by: null,
  signer: null,
  signed_at: null,
  taken_at: null,
  total: 7752.5,
  paid: 0,
  rows: [asked(21), asked(22, { ...person, amount: 940.5 })].map((row) => ({
    ...row,
    registry: { registry_id: id(118), number: 118 },
    pending: null,
  })),
  ...change,
})

export const partner = (number: number, change: Partial<Partner> = {}): Partner => ({
  person_id: id(800 + number),
  name: 'К··· Л···',
  email: 'k···@e···.ru',
  since: ago(200),
  invited: 84,
  orders: 197,
  sum: 89_874,
  available: 1912,
  waiting: 494,
  held: 6812,
  paid: 1100,
  ...change,
})

export const act: Act = {
  pending_id: id(500),
  kind: 'payout',
  order_item_id: null,
  order_number: null,
  withdrawal_id: null,
  into_id: null,
  person_id: id(821),
  amount: 1500,
  reason: '',
  made_by: id(2),
  maker: 'Нина Соболь',
  made_at: ago(0),
  due_at: ago(0),
  waits_for_second: true,
  confirmed_by: null,
  confirmer: null,
  confirmed_at: null,
  outcome: null,
  refusal: null,
  ended_by: null,
  ender: null,
  ended_at: null,
}
