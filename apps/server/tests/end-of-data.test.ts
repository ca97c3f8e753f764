import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@proverka/api/contract'
import { DAY_MS } from '@proverka/domain/timing'
import { itemIn, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LEFT_OUT, LEFT_OUT_COLUMNS } from '../src/platform/db/data-register/export-parts.ts'
import { FILE_KINDS } from '../src/adapters/storage/file-kinds.ts'
import { REGISTERED_TABLES } from '../src/platform/db/data-register/tables.ts'
import { createOutboxMailer } from '../src/adapters/mail/mailer.ts'
import { reconcilePayments } from '../src/services/payments/reconcile-payments.ts'
import { requeueOrphanedJobs } from '../src/services/orders/requeue-orphaned-jobs.ts'
import { destroyDueData } from '../src/services/destruction/destruction-tasks.ts'
import { tracesInDatabase, tracesInFiles, type Trace } from './setup/find-traces.ts'
import { FILE_MARKERS, markerOf, plantTraces, TABLE_MARKERS } from './setup/plant-traces.ts'
import { PASSWORD, register, whoIs } from './setup/registration.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, until, type TestServer, type Visitor } from './setup/test-server.ts'

const clock = createTestClock()
const log: string[] = []
let folder: string
let server: TestServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proverka-end-'))
  server = await startTestServer(
    { dataDir: folder, logLevel: 'debug' },
    {
      clock,
      mailer: createOutboxMailer(join(folder, 'outbox')),
      logDestination: { write: (line: string) => void log.push(line) },
    },
  )
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Of tables and files, and of what users type and send. */
const MARKERS = [...TABLE_MARKERS, ...FILE_MARKERS, 'email', 'upload', 'question', 'letter'].map(markerOf)

const wordsOf = (list: string): string[] => list.split(/\s+/)

/** Markers of a request of someone who was checked, by column. */
const REQUEST = [
  ['request', 'person'],
  ['mailbox', 'email'],
  ['words', 'text'],
  ['delay', 'extended_for'],
  ['identity', 'verified_by'],
  ['told', 'answer'],
] as const

/** Columns of the register that hold no marker, each with the reason. */
const NOT_PLANTED: Readonly<Record<string, string>> = {}

async function traces(): Promise<Trace[]> {
  const beginning = markerOf('')
  const told = log.join('\n').toLowerCase()
  // What the embedded engine keeps of deleted rows until it takes their place again, no query reads.
  const files = (await tracesInFiles(folder, beginning)).filter(({ place }) => !place.startsWith('database/'))
  return [
    ...(await tracesInDatabase(server, beginning)),
    ...files,
    ...(told.includes(beginning) ? [{ marker: beginning, place: 'log' }] : []),
  ]
}

const namesOf = (found: readonly Trace[]): string[] =>
  [...new Set(found.map(({ marker }) => marker.replace(markerOf(''), '')))].toSorted()

/** A client with a paid report, a draft, a file, emails and a question to the support; markers are in all of it. */
async function plantClient(): Promise<{ visitor: Visitor; userId: string }> {
  const visitor = server.visit()
  const email = `${markerOf('email')}@example.com`
  const { order } = await orderAsGuest(visitor, [{ product: 'EgrnObject' }], email)
  await payInWidget(visitor, order)
  const itemId = order.order_items[0]?.order_item_id ?? ''
  await itemIn(visitor, itemId, 'done')
  const body = { new_password: PASSWORD }
  visitor.token = (await visitor.call(contract.person.updatePassword, { body })).data.token
  const draft = await visitor.call(contract.orders.createOrder, {
    body: {
      order_items: [
        {
          product_id: order.order_items[0]?.product_id ?? '',
          object_key: '00:14:0203005:1047',
          metadata: {},
        },
      ],
      again: true,
    },
  })
  const file = new File([`%PDF-1.7 ${markerOf('upload')}`], `${markerOf('upload')}.pdf`)
  await visitor.call(contract.files.uploadAttachment, { query: {}, body: { file } })
  await visitor.call(contract.events.postTask, {
    body: { email, template: 'support-question', params: { text: markerOf('question') } },
  })
  const userId = (await whoIs(visitor)).person?.id ?? ''
  await plantTraces(server, {
    userId,
    email,
    orderId: order.id,
    itemId,
    draftId: draft.data.order_items[0]?.order_item_id ?? '',
  })
  // A failed sign-in, for the log.
  await server.visit().call(contract.auth.login, { body: { username: email, password: 'wrong-1912' } })
  await until('the emails to be out', async () =>
    (await tracesInFiles(join(folder, 'outbox'), markerOf('question').slice(0, -1))).length > 0
      ? true
      : undefined,
  )
  return { visitor, userId }
}

const entriesOf = (cause: string, subject = '') =>
  server.sql(
    `select e.kind, e.place, e.subject, e.count from destruction_entries e join destruction_acts a on a.id = e.act_id
      where a.cause = $1 and ($2 = '' or a.subject = $2)`,
    [cause, subject],
  )

describe('[OPS-03] personal data end', () => {
  it('[OPS-03] with the account: none of the planted markers is left but what the law keeps, and then none at all', async () => {
    const { visitor, userId } = await plantClient()
    // Every marker is where it was planted: else their absence would prove nothing.
    expect(MARKERS.length).toBeGreaterThanOrEqual(20)
    expect(namesOf(await traces())).toEqual(
      MARKERS.map((marker) => marker.replace(markerOf(''), '')).toSorted(),
    )
    expect((await traces()).filter(({ place }) => place === 'log')).toEqual([])

    // Every column that the register calls personal holds a marker, and every kind of file has one.
    const planted = await traces()
    const places = new Set(planted.map(({ place }) => place))
    const personal = Object.entries(REGISTERED_TABLES).flatMap(([table, entry]) =>
      entry.personal.map((column) => `${table}.${column}`),
    )
    expect(personal.filter((column) => !places.has(column))).toEqual(Object.keys(NOT_PLANTED))
    // Acts name numbers alone: there is no word to plant.
    const kinds = Object.entries(FILE_KINDS).flatMap(([kind, about]) =>
      about === null || about === 'acts' ? [] : [kind],
    )
    expect(kinds.filter((kind) => ![...places].some((place) => place.startsWith(`files/${kind}/`)))).toEqual(
      [],
    )

    // What is held of the client is in the archive, but for the tables that it says it leaves out.
    const archive = JSON.stringify(await server.context.queries.dataExports.readAll(userId))
    const isLeftOut = ({ place }: Trace) =>
      place in LEFT_OUT_COLUMNS || (place.split('.')[0] ?? '') in LEFT_OUT || place.startsWith('files/')
    const elsewhere = TABLE_MARKERS.filter((name) => !archive.includes(markerOf(name)))
    expect(
      planted
        .filter((trace) => namesOf([trace]).some((name) => elsewhere.includes(name)))
        .filter((trace) => !isLeftOut(trace)),
    ).toEqual([])

    expect(
      (await visitor.call(contract.account.removeAccount, { body: { password: PASSWORD } })).status,
    ).toBe(200)
    await until('the last email', async () =>
      (await tracesInFiles(folder, markerOf(''))).some(({ place }) =>
        place.startsWith('outbox/account-removed'),
      )
        ? true
        : undefined,
    )
    // As long as the law gives: consents prove the ground, bills name their payer for five years, a request is of someone else.
    const bills = [
      { marker: markerOf('bill'), place: 'invoices.payer' },
      { marker: markerOf('takenback'), place: 'item_returns.reason' },
      { marker: markerOf('waitingact'), place: 'pending_acts.reason' },
      { marker: markerOf('payout'), place: 'withdrawals.payer' },
      { marker: markerOf('reason'), place: 'withdrawals.reason' },
    ]
    const request = REQUEST.map(([name, column]) => ({
      marker: markerOf(name),
      place: `subject_requests.${column}`,
    }))
    const kept = [
      ...bills,
      ...request,
      { marker: markerOf('consent'), place: 'consents.user_agent' },
      { marker: markerOf('origin'), place: 'consents.ip' },
      { marker: markerOf('page'), place: 'consents.page' },
      { marker: markerOf('email'), place: 'consents.email' },
      { marker: markerOf('email'), place: expect.stringMatching(/^outbox\/account-removed/) },
    ]
    await until('the files to go', async () => ((await traces()).length <= kept.length ? true : undefined))
    const left = await traces()
    expect(left).toHaveLength(kept.length)
    expect(left).toEqual(expect.arrayContaining(kept))

    const entries = await entriesOf('removal', `account:${userId}`)
    expect(entries.map(({ place }) => place)).toEqual(
      expect.arrayContaining([
        'persons',
        'sessions',
        'reports',
        'order_items',
        'files/attachments',
        'files/extracts',
      ]),
    )
    // Of the account and of the row that held the orders of guests with its address.
    const subjects = [...new Set(entries.map(({ subject }) => subject))]
    expect(subjects).toEqual([`account:${userId}`, expect.stringMatching(/^account:/)])

    clock.advance(31 * DAY_MS)
    await destroyDueData(server.context)
    const later = await traces()
    expect(later).toHaveLength(bills.length + request.length)
    expect(later).toEqual(expect.arrayContaining([...bills, ...request]))
    clock.advance(3 * 366 * DAY_MS)
    await destroyDueData(server.context)
    expect(await traces()).toEqual(bills)
    clock.advance(3 * 366 * DAY_MS)
    await destroyDueData(server.context)
    expect(await traces()).toEqual([])
    expect(await entriesOf('term')).toContainEqual({
      kind: 'papers',
      place: 'invoices, withdrawals, item_returns, pending_acts',
      subject: `account:${userId}`,
      count: 4,
    })
  })

  it('[OPS-03] of a partner who only received money: the payer of a withdrawal ends with the papers', async () => {
    const partner = server.visit()
    await register(partner)
    const id = (await whoIs(partner)).person?.id
    await server.sql(
      `insert into withdrawals (id, person_id, amount_kopecks, payer, status, created_at, decided_at)
        values (gen_random_uuid(), $1, 100, jsonb_build_object('name', $2::text), 'paid', $3, $3)`,
      [id, markerOf('payout'), clock.now()],
    )
    const { data } = await partner.call(contract.account.removeAccount, { body: { password: PASSWORD } })
    expect(data.papers_until).toMatch(/^20\d\d-12-31|^20\d\d-01-01/)
    expect(await traces()).toEqual([{ marker: markerOf('payout'), place: 'withdrawals.payer' }])
    clock.advance(6 * 366 * DAY_MS)
    await destroyDueData(server.context)
    expect(await traces()).toEqual([])
  })

  it('[OPS-03] on time: each marker is there until its term, and is gone after it', async () => {
    await plantClient()
    const guest = server.visit()
    await orderAsGuest(guest, [{ product: 'EgrnObject' }], `${markerOf('guest')}@example.com`)
    await server.sql(
      `insert into consents (id, batch_id, email, kind, version, text_hash, page, site, ip, user_agent, given_at)
        values (gen_random_uuid(), gen_random_uuid(), $1, 'offer', '', '', '', 'realty', '', '', $2)`,
      [markerOf('loose'), clock.now()],
    )
    const terms: readonly (readonly [days: number, markers: readonly string[]])[] = [
      [2, ['cache', 'archive']],
      [8, ['letter', 'enclosure']],
      [
        32,
        wordsOf(`passport birth register opinion value vin answer conclusion owner note statement remark fault mended
          poll voter vote extract document draft home backpath extra browser network sms newaddress link way reader`),
      ],
      // Who never came back is erased then; the consents prove for thirty days more that there was a ground.
      [64, []],
      [181, ['event', 'action', 'query', 'guest']],
      [366, ['adminnote']],
      [3 * 366, ['loose', ...REQUEST.map(([name]) => name)]],
    ]
    const began = clock.now().getTime()
    const gone: string[] = []
    for (const [days, names] of terms) {
      // Until then they are there. Files carry the time of the machine: `sent-messages.test.ts` tries theirs.
      const before = namesOf(await traces())
      expect(before).toEqual(expect.arrayContaining([...names]))
      clock.advance(began + days * DAY_MS - clock.now().getTime())
      if (names.includes('letter')) await requeueOrphanedJobs(server.context)
      await reconcilePayments(server.context)
      await destroyDueData(server.context)
      clock.advance(DAY_MS)
      await destroyDueData(server.context)
      gone.push(...names)
      const left = namesOf(await traces())
      expect(
        left.filter((name) => gone.includes(name)),
        `after ${days} days`,
      ).toEqual([])
    }
    // What the account itself holds has no other term than the account.
    expect(namesOf(await traces())).toEqual(
      wordsOf(`name email mobile passkey bringer banner channel source setting preference logo payer inn kpp street bill payout reason takenback waitingact partner hook saved savedtitle
        campaign origins comment whyhidden acted deal flat need bearer upload folder consent origin page`).toSorted(),
    )
    const kinds = new Set((await entriesOf('term')).map(({ kind }) => kind))
    for (const kind of ['reports', 'unpaid-orders', 'account', 'sign-in', 'consents', 'events', 'admin-log'])
      expect(kinds).toContain(kind)
  })
})
