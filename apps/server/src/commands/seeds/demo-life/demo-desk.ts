import { randomUUID } from 'node:crypto'
import { contract } from '@proverka/api/contract'
import { Role } from '@proverka/domain/accounts'
import { SUBJECT_ANSWER_DAYS } from '@proverka/domain/legal'
import { addWorkingDays } from '@proverka/domain/orders'
import { FAULT_ANSWER_DAYS } from '@proverka/domain/reports'
import { DAY_MS, HOUR_MS, MINUTE_MS, moscowDate } from '@proverka/domain/timing'
import * as v from 'valibot'
import { createSources } from '../../../adapters/sources/sources.ts'
import { WORK_CALENDAR } from '../../../platform/config/work-calendar.ts'
import type { UserRow } from '../../../platform/db/queries/accounts/users.ts'
import type { AppContext } from '../../../services/context.ts'
import { moveFulfilments } from '../../../services/fulfilment/move-fulfilments.ts'
import { DEMO_ACCOUNTS } from '../demo-accounts.ts'
import { seedOnce } from '../seed-once.ts'
import { callOf, createDemoBuyer } from './demo-buyer.ts'
import { createPast } from './past.ts'

const SEED_NAME = 'demo-desk-1'

/** People whose extracts the operator orders, without a sign-in of their own. */
const BUYERS = [
  { name: 'Лука Ракитин', email: 'demo-waiting-1@example.com', hours: 52, flat: '00:14:0203002:449' },
  { name: 'Клара Ивнева', email: 'demo-waiting-2@example.com', hours: 27, flat: '00:14:0203003:361' },
  { name: 'Савва Бережной', email: 'demo-waiting-3@example.com', hours: 3, flat: '00:14:0203004:321' },
] as const

/** What readers of reports wrote, the oldest first. */
const FAULTS = [
  { days: 4, state: 'in_work', text: 'В отчете площадь 54,3 м², а в моем договоре 61 м². Проверьте.' },
  { days: 1, state: 'accepted', text: 'Файл отчета не открывается на телефоне, на компьютере открылся.' },
] as const

/** Checked people who asked about their data; invented, as all of the demo. */
const SUBJECTS = [
  {
    days: 8,
    kind: 'objection',
    person: { lastName: 'Косогоров', firstName: 'Демьян', birthDate: '1979-05-06' },
    text: 'Прекратите обработку моих данных.',
  },
  {
    days: 1,
    kind: 'access',
    person: { lastName: 'Ладогин', firstName: 'Арсений', birthDate: '1987-03-14' },
    text: 'Кто и зачем меня проверял?',
  },
] as const

const SEARCHED = { key: '00:14:0203005:9047', note: 'Новый дом, квартира 12', hours: 6 }

/**
 * Gives the staff of the demo work, once and whole: extracts to order, complaints, requests of checked people, a number to
 * find, a comment to look at. No email goes out.
 */
export async function seedDemoDesk(context: AppContext): Promise<void> {
  const { clock, config, database, queries } = context
  if (config.production || !context.testProvider) return
  await seedOnce(database, clock, SEED_NAME, async () => {
    const [client, , chief] = await Promise.all(
      DEMO_ACCOUNTS.map(({ email }) => queries.users.findUserByEmail(email)),
    )
    if (!client || !chief) return
    await orderByHand(context, chief)
    await reportFaults(context, client)
    await askAboutData(context)
    await searchNumber(context)
    await commentArticle(context, client)
  })
}

/** Extracts that wait for the operator: the oldest is ordered already, by the services of the product. */
async function orderByHand(present: AppContext, chief: UserRow): Promise<void> {
  const byHand = { ...present.config, demo: false, extractsByHand: true }
  const past = createPast(present, createSources(byHand, present))
  const { context } = past
  const now = present.clock.now().getTime()
  for (const [index, { name, email, hours, flat }] of BUYERS.entries()) {
    past.goTo(new Date(now - hours * HOUR_MS))
    const at = context.clock.now()
    const user = await context.queries.users.insertUser({
      id: randomUUID(),
      email,
      name,
      phone: null,
      person_role: Role.Client,
      password_hash: null,
      created_at: at,
      proven_at: at,
    })
    // A real user has registered with this address meanwhile: that account is not touched.
    if (!user) continue
    const buyer = createDemoBuyer(context, user)
    await buyer.pay(await buyer.order('realty', [{ product: 'EgrnObject', key: flat }]))
    await past.work()
    if (index > 0) continue
    past.goTo(new Date(now - (hours - 2) * HOUR_MS))
    await orderAtRegister(context, chief)
    await past.work()
  }
}

/** Writes down that what is to be ordered was ordered at the register. */
async function orderAtRegister(context: AppContext, chief: UserRow): Promise<void> {
  const rows = await context.database.current
    .selectFrom('fulfilments')
    .where('status', '=', 'to-order')
    .select(['id', 'version'])
    .execute()
  if (rows.length === 0) return
  const body = v.parse(contract.admin.moveFulfilments.body, {
    action: 'ordered',
    ordered_on: moscowDate(context.clock.now().getTime()),
    rows: rows.map(({ id, version }, index) => ({
      fulfilment_id: id,
      version,
      request_number: `80-0000000${index + 1}`,
    })),
  })
  await context.database.transaction(() => moveFulfilments(context, callOf(context, 'realty', chief), body))
}

async function reportFaults({ clock, database, queries }: AppContext, client: UserRow): Promise<void> {
  const items = await database.current
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .where('person_id', '=', client.id)
    .where('status', '=', 'done')
    .orderBy('order_items.done_at', 'desc')
    .orderBy('order_items.id')
    .limit(FAULTS.length)
    .select('order_items.id')
    .execute()
  for (const [index, { id: order_item_id }] of items.entries()) {
    const fault = FAULTS[index]
    if (!fault) continue
    const at = new Date(clock.now().getTime() - fault.days * DAY_MS)
    await queries.reportFaults.insertFault({
      id: randomUUID(),
      order_item_id,
      state: fault.state,
      text: fault.text,
      answer: null,
      created_at: at,
      due_on: addWorkingDays(moscowDate(at.getTime()), FAULT_ANSWER_DAYS, WORK_CALENDAR),
      taken_at: fault.state === 'in_work' ? new Date(at.getTime() + 40 * MINUTE_MS) : null,
      answered_at: null,
    })
  }
}

async function askAboutData({ clock, queries }: AppContext): Promise<void> {
  for (const [index, { days, kind, person, text }] of SUBJECTS.entries()) {
    const at = new Date(clock.now().getTime() - days * DAY_MS)
    await queries.subjectRequests.insertRequest({
      id: randomUUID(),
      kind,
      state: 'accepted',
      site: 'fiz-pro',
      person: JSON.stringify({ middleName: '', inn: '', phone: '', ...person }),
      email: `demo-checked-${index + 1}@example.com`,
      text,
      created_at: at,
      due_on: addWorkingDays(moscowDate(at.getTime()), SUBJECT_ANSWER_DAYS, WORK_CALENDAR),
    })
  }
}

async function searchNumber({ clock, queries }: AppContext): Promise<void> {
  const at = new Date(clock.now().getTime() - SEARCHED.hours * HOUR_MS)
  const day = addWorkingDays(moscowDate(clock.now().getTime()), 1, WORK_CALENDAR)
  await queries.numberWaits.insertWait({
    id: randomUUID(),
    site: 'realty',
    object_key: SEARCHED.key,
    number: SEARCHED.key,
    note: SEARCHED.note,
    email: 'demo-searcher@example.com',
    consent: '',
    token_hash: '',
    created_at: at,
    confirmed_at: at,
    answer_by: new Date(`${day}T18:00:00+03:00`),
  })
}

async function commentArticle({ clock, database, queries }: AppContext, client: UserRow): Promise<void> {
  const article = await database.current
    .selectFrom('articles')
    .where('withdrawn_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .select('id')
    .executeTakeFirst()
  if (!article) return
  await queries.articleComments.insertComment({
    id: randomUUID(),
    article_id: article.id,
    author_id: client.id,
    site: 'realty',
    content: 'А если выписке больше месяца, ей еще можно верить?',
    created_at: new Date(clock.now().getTime() - 2 * HOUR_MS),
  })
}
