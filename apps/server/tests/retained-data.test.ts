import { orderAsGuest } from '@proverka/test-support/guest-order'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REGISTERED_TABLES } from '../src/platform/db/data-register/tables.ts'
import { heldSearches, SEARCHED_TABLES } from '../src/platform/db/queries/retention/retained-data.ts'
import { CHECKED } from './setup/checked-person.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

describe('[OPS-03] what is held about a person who was checked', () => {
  it('is searched for in every table of orders, reports, watches and files that the register calls personal', () => {
    // Whom they name: the buyer, a visitor, an admin, never the one who is checked.
    const aboutClients = ['coupon_uses', 'report_share_openings']
    const personal = Object.entries(REGISTERED_TABLES).flatMap(([table, { kind, personal: columns }]) =>
      ['orders', 'reports', 'watches', 'files'].includes(kind ?? '') && columns.length > 0 ? [table] : [],
    )
    expect([...SEARCHED_TABLES, ...aboutClients].toSorted()).toEqual(personal.toSorted())
  })

  it.runIf(process.env['DATABASE_URL'])('is found by indexes alone', async () => {
    const { database } = server.context
    const { order } = await orderAsGuest(server.visit(), [{ product: 'EgrnObject' }])
    const itemId = order.order_items[0]?.order_item_id ?? ''
    const many = 20_000
    // An order holds some items, not all that there are: else reading the whole table would be right.
    await server.sql(
      `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
         'number', 1000000 + n))).* from orders o, generate_series(1, 2000) n where o.id = $1`,
      [order.id],
    )
    // In parts: a busy machine gives one statement no more than its ten seconds.
    for (let from = 1; from <= many; from += 2_000)
      await server.sql(
        `insert into order_items select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(),
           'order_id', o.id, 'position', n, 'metadata', jsonb_build_object('person', 'Никто ' || n)))).*
           from order_items i, generate_series($2::int, $3::int) n join orders o on o.number = 1000001 + n % 2000
          where i.id = $1`,
        [itemId, from, from + 1_999],
      )
    await server.sql(
      `insert into deals (id, person_id, object_key, parties, price_kopecks, created_at)
       select gen_random_uuid(), o.person_id, 'k', jsonb_build_array('Никто ' || n), 1, now()
         from orders o, generate_series(1, ${many}) n where o.id = $1`,
      [order.id],
    )
    await server.sql(
      `insert into attachments (id, person_id, group_id, name, size, media_type, created_at)
       select gen_random_uuid(), o.person_id, 'g', 'Никто ' || n, 1, 'application/pdf', now()
         from orders o, generate_series(1, ${many}) n where o.id = $1`,
      [order.id],
    )
    await server.sql(
      `insert into watches (id, person_id, site, kind, subject_key, subject, period, status, months, price_kopecks,
         bonus_kopecks, created_at)
       select gen_random_uuid(), o.person_id, 'realty', 'person', 'many:' || n, jsonb_build_object('lastName', 'Никто ' || n),
         'week', 'ended', 1, 0, 0, now() from orders o, generate_series(1, ${many}) n where o.id = $1`,
      [order.id],
    )
    for (const table of SEARCHED_TABLES) await server.sql(`analyze ${table}`)
    const plans: Record<string, string> = {}
    await database.transaction(async () => {
      // Of twenty thousand rows, a planner may rightly read all; what is asked is whether a million could be left unread.
      await sql`set local enable_seqscan = off`.execute(database.current)
      for (const [place, search] of Object.entries(heldSearches({ ...CHECKED, middleName: '' }))) {
        const { rows } = await sql`explain ${search}`.execute(database.current)
        plans[place] = rows.map((row) => Object.values(row as object)[0] as string).join('\n')
      }
    })
    for (const [place, index] of [
      ['order', 'order_items_held'],
      ['watch', 'watches_held'],
      ['deal', 'deals_held'],
      ['file', 'attachments_held'],
    ] as const) {
      expect(plans[place]).toContain(`Bitmap Index Scan on ${index}`)
      expect(plans[place]).not.toMatch(
        /Seq Scan on (order_items|watches|watch_\w+|webhook_deliveries|deals|attachments)/,
      )
    }
  })
})
