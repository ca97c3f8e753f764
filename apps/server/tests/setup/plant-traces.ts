import { randomBytes } from 'node:crypto'
import type { TestServer } from './test-server.ts'

/** A user in whose rows and files markers are planted. */
export interface Planted {
  readonly userId: string
  /** A paid order with a finished report. */
  readonly orderId: string
  readonly itemId: string
  /** An item of an unpaid order. */
  readonly draftId: string
}

const SEED = randomBytes(3).toString('hex')

/** A word that is nowhere else; small letters and digits survive any encoding. */
export const markerOf = (name: string): string => `metka${SEED}${name}`

type Statement = readonly [sql: string, values: (planted: Planted) => unknown[]]

const word = (name: string) => `'${markerOf(name)}'`
const ofUser = ({ userId }: Planted) => [userId]
const ofItem = ({ itemId }: Planted) => [itemId]

/** One marker for each place; the name of a marker says where it is. */
const STATEMENTS: Readonly<Record<string, Statement>> = {
  name: [`update persons set name = ${word('name')} where id = $1`, ofUser],
  setting: [
    `insert into person_settings (person_id, key, value, enabled, created_at, updated_at)
      values ($1, 'note', ${word('setting')}, true, now(), now())`,
    ofUser,
  ],
  payer: [
    `insert into payers (id, person_id, name, inn, kpp, address, created_at)
      values (gen_random_uuid(), $1, ${word('payer')}, '', '', '', now())`,
    ofUser,
  ],
  sms: [
    `insert into phone_codes (person_id, phone, code_hash, sent_at, expires_at)
      select $1::uuid, ${word('sms')}, '', created_at, created_at + interval '10 minutes' from persons where id = $1`,
    ofUser,
  ],
  browser: [`update sessions set user_agent = ${word('browser')} where person_id = $1`, ofUser],
  newaddress: [
    `insert into email_changes (id, person_id, site, new_email, old_token_hash, new_token_hash, created_at, expires_at)
      select gen_random_uuid(), $1::uuid, 'realty', ${word('newaddress')}, $1::text || 'a', $1::text || 'b', created_at, created_at
        from persons where id = $1`,
    ofUser,
  ],
  comment: [
    `insert into article_comments (id, article_id, author_id, content, created_at)
      select gen_random_uuid(), id, $1::uuid, ${word('comment')}, now() from articles limit 1`,
    ofUser,
  ],
  deal: [
    `insert into deals (id, person_id, object_key, parties, price_kopecks, created_at)
      values (gen_random_uuid(), $1, '', jsonb_build_array(jsonb_build_object('role', '', 'name', ${word('deal')})), 1, now())`,
    ofUser,
  ],
  consent: [`update consents set user_agent = ${word('consent')} where person_id = $1`, ofUser],
  adminnote: [
    `insert into user_logs (at, admin_id, action, person_id, subject, details)
      select p.created_at, a.id, 'test', $1::uuid, '', jsonb_build_object('comment', ${word('adminnote')})
        from persons a, persons p where a.person_role = 0 and p.id = $1 limit 1`,
    ofUser,
  ],
  cache: [
    `insert into idempotency_keys (scope, key, request_hash, response, created_at)
      select 'test:' || $1::text, 'k', '', jsonb_build_object('a', ${word('cache')}), created_at from persons where id = $1::uuid`,
    ofUser,
  ],
  passport: [
    `update order_items set metadata = metadata || jsonb_build_object('person', jsonb_build_object('passport', ${word('passport')}))
      where id = $1`,
    ofItem,
  ],
  birth: [
    `update reports set subject = subject || jsonb_build_object('birthDate', ${word('birth')}) where order_item_id = $1`,
    ofItem,
  ],
  vin: [
    `update report_tasks set asked = jsonb_build_array(jsonb_build_object('label', 'VIN', 'value', ${word('vin')})),
      answer_hash = 'hash' where order_item_id = $1`,
    ofItem,
  ],
  owner: [
    `insert into risk_owners (id, order_item_id, position, person, created_at, updated_at)
      values (gen_random_uuid(), $1, 1, jsonb_build_object('lastName', ${word('owner')}), now(), now())`,
    ofItem,
  ],
  note: [
    `insert into risk_notes (order_item_id, survey) values ($1, jsonb_build_object('a', ${word('note')}))`,
    ofItem,
  ],
  fault: [
    `insert into report_faults (id, order_item_id, state, text, created_at, due_on)
      values (gen_random_uuid(), $1, 'accepted', ${word('fault')}, now(), now())`,
    ofItem,
  ],
  poll: [
    `insert into poll_answers (poll, order_item_id, visitor, answer, comment, at)
      values ('p', $1, 'v', 'a', ${word('poll')}, now())`,
    ofItem,
  ],
  event: [
    `insert into events (name, params, url, site, at)
      select 'e', jsonb_build_object('text', ${word('event')}), '/order/' || o.id || '/', 'realty', o.created_at
        from orders o where o.id = $1`,
    ({ orderId }) => [orderId],
  ],
  draft: [
    `update order_items set object_key = ${word('draft')}, metadata = jsonb_build_object('person', ${word('draft')}) where id = $1`,
    ({ draftId }) => [draftId],
  ],
  bill: [
    `insert into invoices (id, person_id, order_id, amount_kopecks, payer, created_at)
      values (gen_random_uuid(), $1, $2, 100, jsonb_build_object('name', ${word('bill')}), now())`,
    ({ userId, orderId }) => [userId, orderId],
  ],
}

/** Names of the markers of tables. */
export const TABLE_MARKERS = Object.keys(STATEMENTS)

/** Plants a marker in each place; files have theirs in name or content. Throws when a place took none. */
export async function plantTraces(server: TestServer, planted: Planted): Promise<void> {
  for (const [statement, values] of Object.values(STATEMENTS)) await server.sql(statement, values(planted))
  const { files, queries, clock } = server.context
  const bytes = (name: string) => new TextEncoder().encode(markerOf(name))
  await files.put(`extracts/${planted.itemId}/hash.xml`, bytes('extract'))
  // Of an order of one part nothing else makes this one.
  await files.put(`documents/order-pdf/${planted.orderId}/digest.pdf`, bytes('document'))
  await queries.finishedDocuments.setDigest({ kind: 'order-pdf', id: planted.orderId }, 'digest', clock.now())
}
