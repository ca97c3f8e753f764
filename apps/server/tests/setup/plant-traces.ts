import { randomBytes, randomUUID } from 'node:crypto'
import { DAY_MS } from '@proverka/domain/timing'
import { sha256 } from '../../src/platform/sha256.ts'
import { savedTraces, shareTraces } from './plant-share-traces.ts'
import { watchTraces } from './plant-watch-traces.ts'
import type { TestServer } from './test-server.ts'

/** A user in whose rows and files markers are planted. */
export interface Planted {
  readonly userId: string
  readonly email: string
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
  mobile: [`update persons set phone = ${word('mobile')} where id = $1`, ofUser],
  bringer: [`update persons set partner_id = ${word('bringer')} where id = $1`, ofUser],
  banner: [`update persons set campaign = ${word('banner')} where id = $1`, ofUser],
  channel: [`update persons set source = ${word('channel')} where id = $1`, ofUser],
  // Holds orders that guests made with the address of the user.
  holder: [
    `insert into persons (id, email, name, created_at, waiting_address)
      select gen_random_uuid(), id || '@holder.invalid', '', created_at, email from persons where id = $1`,
    ofUser,
  ],
  source: [
    `insert into partner_visits (day, partner_id, source, visits) values ('2026-01-01', $1, ${word('source')}, 1)`,
    ofUser,
  ],
  preference: [
    `insert into person_settings (person_id, key, value, enabled, created_at, updated_at)
      values ($1, ${word('preference')}, '', true, now(), now())`,
    ofUser,
  ],
  saved: [savedTraces(word), ofUser],
  setting: [
    `insert into person_settings (person_id, key, value, enabled, created_at, updated_at)
      values ($1, 'note', ${word('setting')}, true, now(), now())`,
    ofUser,
  ],
  payer: [
    `insert into payers (id, person_id, name, inn, kpp, address, created_at)
      values (gen_random_uuid(), $1, ${word('payer')}, ${word('inn')}, ${word('kpp')}, ${word('street')}, now())`,
    ofUser,
  ],
  passkey: [
    `insert into passkeys (id, person_id, rp_id, public_key, counter, transports, name, created_at)
      values ('passkey:' || $1::text, $1::uuid, 'realty.localhost', '', 0, '[]', ${word('passkey')}, now())`,
    ofUser,
  ],
  sms: [
    `insert into phone_codes (person_id, phone, code_hash, sent_at, expires_at)
      select $1::uuid, ${word('sms')}, '', created_at, created_at + interval '10 minutes' from persons where id = $1`,
    ofUser,
  ],
  browser: [
    `update sessions set user_agent = ${word('browser')}, ip = ${word('network')} where person_id = $1`,
    ofUser,
  ],
  link: [
    `insert into sign_in_links (token_hash, person_id, brand, new_email, path, created_at, expires_at)
      select $1::text || 'c', id, 'realty', ${word('link')}, ${word('way')}, created_at, created_at from persons where id = $1::uuid`,
    ofUser,
  ],
  newaddress: [
    `insert into email_changes (id, person_id, site, new_email, old_token_hash, new_token_hash, created_at, expires_at)
      select gen_random_uuid(), $1::uuid, 'realty', ${word('newaddress')}, $1::text || 'a', $1::text || 'b', created_at, created_at
        from persons where id = $1`,
    ofUser,
  ],
  comment: [
    `with one as (insert into article_comments (id, article_id, author_id, content, hidden_reason, created_at)
        select gen_random_uuid(), id, $1::uuid, ${word('comment')}, ${word('whyhidden')}, now() from articles limit 1
        returning id)
      insert into comment_acts (comment_id, act, reason, staff_id, at)
        select one.id, 'hidden', ${word('acted')}, a.id, now() from one, persons a where a.person_role = 0 limit 1`,
    ofUser,
  ],
  deal: [
    `with one as (insert into deals (id, person_id, object_key, parties, price_kopecks, created_at)
        values (gen_random_uuid(), $1, ${word('flat')}, jsonb_build_array(jsonb_build_object('role', '', 'name', ${word('deal')})), 1, now())
        returning id),
      need as (insert into deal_needs (id, deal_id, title, bearer, created_at)
        select gen_random_uuid(), id, ${word('need')}, ${word('bearer')}, now() from one)
      insert into deal_links (id, deal_id, bearer, token, created_at, expires_at)
        select gen_random_uuid(), one.id, ${word('reader')}, $1::text, p.created_at, p.created_at from one, persons p where p.id = $1`,
    ofUser,
  ],
  share: [shareTraces(word), ofUser],
  folder: [`update attachments set group_id = ${word('folder')} where person_id = $1`, ofUser],
  consent: [
    `update consents set user_agent = ${word('consent')}, ip = ${word('origin')}, page = ${word('page')} where person_id = $1`,
    ofUser,
  ],
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
  payout: [
    `insert into withdrawals (id, person_id, amount_kopecks, payer, status, reason, created_at, decided_at)
      values (gen_random_uuid(), $1, 100, jsonb_build_object('name', ${word('payout')}), 'refused', ${word('reason')}, now(), now())`,
    ofUser,
  ],
  takenback: [
    `insert into item_returns (id, order_item_id, unique_key, bonus_kopecks, own_kopecks, card_kopecks, cause, reason, created_at)
      select gen_random_uuid(), i.id, 'test-return:' || i.id, 0, 0, 0, 'admin', ${word('takenback')}, o.created_at
        from order_items i join orders o on o.id = i.order_id where i.id = $1`,
    ofItem,
  ],
  waitingact: [
    `insert into pending_acts (id, kind, order_item_id, amount_kopecks, reason, made_by, made_at, due_at, needs_second, outcome, ended_at)
      select gen_random_uuid(), 'return', i.id, 100, ${word('waitingact')}, a.id, o.created_at, o.created_at, false, 'cancelled', o.created_at
        from order_items i join orders o on o.id = i.order_id, persons a where i.id = $1 and a.person_role = 0 limit 1`,
    ofItem,
  ],
  wait: [
    `insert into sale_waits (id, site, product, email, consent, token_hash, created_at, confirmed_at)
      values (gen_random_uuid(), 'realty', 'AutoCheck', $1, '', $1, now(), now())`,
    ({ email }) => [email],
  ],
  number: [
    `insert into number_waits values (gen_random_uuid(), 'realty', ${word('numberkey')}, null, ${word('numbernote')}, $1, '', $1, now(), now(), now())`,
    ({ email }) => [email],
  ],
  watch: [watchTraces(word), ofUser],
  coupon: [
    `with one as (insert into coupons (id, code, product_id, discount_kopecks, created_at)
        select gen_random_uuid(), 'T' || id, product_id, 100, now() from order_items where id = $1 returning id)
      insert into coupon_uses (order_item_id, coupon_id, holder, reserved_until)
        select $1, id, 'email:' || $2, now() from one`,
    ({ draftId, email }) => [draftId, email],
  ],
  backpath: [
    `update orders set redirect_url = ${word('backpath')}, metadata = jsonb_build_object('a', ${word('extra')}) where id = $1`,
    ({ orderId }) => [orderId],
  ],
  origins: [
    `update orders set partner_id = ${word('partner')}, campaign = ${word('campaign')}, source = ${word('origins')} where id = $1`,
    ({ orderId }) => [orderId],
  ],
  passport: [
    `update order_items set metadata = metadata || jsonb_build_object('person', jsonb_build_object('passport', ${word('passport')}))
      where id = $1`,
    ofItem,
  ],
  birth: [
    `update reports set subject = subject || jsonb_build_object('birthDate', ${word('birth')}),
      extract = jsonb_build_object('a', ${word('register')}), independent = jsonb_build_object('a', ${word('opinion')}),
      valuation = jsonb_build_object('a', ${word('value')}) where order_item_id = $1`,
    ofItem,
  ],
  vin: [
    `update report_tasks set asked = jsonb_build_array(jsonb_build_object('label', 'VIN', 'value', ${word('vin')})),
      answer = jsonb_build_object('kind', 'not-checked', 'note', ${word('answer')}), answer_hash = 'hash' where order_item_id = $1`,
    ofItem,
  ],
  answered: [
    `with f as (insert into fulfilments (id, report_task_id, order_item_id, channel, kind, number, status, is_urgent, created_at, latest_at, reason)
        select gen_random_uuid(), t.id, $1, 'hand', 'extract', ${word('flatnumber')}, 'answered', false, now(), now(), ${word('handed')}
          from report_tasks t where t.order_item_id = $1 limit 1 returning id),
      e as (insert into fulfilment_events (fulfilment_id, event, status, details, at)
        select id, 'answered', 'answered', jsonb_build_object('reason', ${word('deed')}), now() from f),
      i as (insert into intake_files (id, hash, name, archives, kind, size_bytes, facts, signature, companions, brought_at)
        values (gen_random_uuid(), ${word('answered')}, ${word('filename')}, jsonb_build_array(${word('zipname')}), 'xml', 1,
          jsonb_build_object('a', ${word('asked')}), '{"kind":"absent"}',
          jsonb_build_array(jsonb_build_object('kind', 'pdf', 'name', ${word('printed')}, 'hash', ${word('printed')})), now()) returning id)
      insert into intake_matches (id, intake_file_id, fulfilment_id, order_item_id, matched_by, matched_at)
        select gen_random_uuid(), i.id, f.id, $1, 'object', now() from i, f`,
    ofItem,
  ],
  conclusion: [
    `insert into risk_conclusions (id, order_item_id, author_id, text, created_at)
      select gen_random_uuid(), $1, o.person_id, ${word('conclusion')}, now()
        from order_items i join orders o on o.id = i.order_id where i.id = $1`,
    ofItem,
  ],
  owner: [
    `insert into risk_owners (id, order_item_id, position, person, created_at, updated_at)
      values (gen_random_uuid(), $1, 1, jsonb_build_object('lastName', ${word('owner')}), now(), now())`,
    ofItem,
  ],
  note: [
    `insert into risk_notes (order_item_id, survey, statements, global_data) values ($1, jsonb_build_object('a', ${word('note')}),
      jsonb_build_array(${word('statement')}), jsonb_build_object('a', ${word('remark')}))`,
    ofItem,
  ],
  staffnote: [
    `insert into order_notes (id, order_id, person_id, text, created_at)
      select gen_random_uuid(), o.id, a.id, ${word('staffnote')}, o.created_at from orders o, persons a
       where a.person_role = 0 and o.id = $1 limit 1`,
    ({ orderId }) => [orderId],
  ],
  fault: [
    `insert into report_faults (id, order_item_id, state, text, answer, created_at, answered_at, due_on)
      values (gen_random_uuid(), $1, 'answered', ${word('fault')}, ${word('mended')}, now(), now(), now())`,
    ofItem,
  ],
  poll: [
    `insert into poll_answers (poll, order_item_id, visitor, answer, comment, at)
      values ('p', $1, ${word('voter')}, ${word('vote')}, ${word('poll')}, now())`,
    ofItem,
  ],
  event: [
    `insert into events (name, params, url, site, at)
      select ${word('action')}, jsonb_build_object('text', ${word('event')}), '/order/' || o.id || '/?' || ${word('query')}, 'realty', o.created_at
        from orders o where o.id = $1`,
    ({ orderId }) => [orderId],
  ],
  draft: [
    `update order_items set object_key = ${word('draft')}, object_address = ${word('home')}, metadata = jsonb_build_object('person', ${word('draft')}) where id = $1`,
    ({ draftId }) => [draftId],
  ],
  // Of someone who was checked and has no account.
  request: [
    `insert into subject_requests (id, kind, state, site, person, email, text, created_at, due_on, extended_for, verified_by,
        verified_at, answer, ended_at)
      select gen_random_uuid(), 'access', 'answered', 'realty', jsonb_build_object('lastName', ${word('request')}), ${word('mailbox')},
        ${word('words')}, created_at, '2026-12-01', ${word('delay')}, ${word('identity')}, created_at, ${word('told')}, created_at
        from persons where id = $1`,
    ofUser,
  ],
  bill: [
    `insert into invoices (id, person_id, order_id, amount_kopecks, payer, created_at)
      values (gen_random_uuid(), $1, $2, 100, jsonb_build_object('name', ${word('bill')}), now())`,
    ({ userId, orderId }) => [userId, orderId],
  ],
}

/** Names of all markers of tables: a statement may plant several. */
export const TABLE_MARKERS = [
  ...new Set(
    Object.values(STATEMENTS).flatMap(([statement]) =>
      [...statement.matchAll(new RegExp(`${markerOf('')}([a-z]+)`, 'g'))].map(([, name]) => name ?? ''),
    ),
  ),
]

/** Of files, by what stands in them. */
export const FILE_MARKERS = ['extract', 'original', 'document', 'logo', 'archive', 'enclosure']

/** Plants a marker in each place; files have theirs in name or content. Throws when a place took none. */
export async function plantTraces(server: TestServer, planted: Planted): Promise<void> {
  for (const [statement, values] of Object.values(STATEMENTS)) await server.sql(statement, values(planted))
  const { files, queries, clock } = server.context
  const { userId, itemId, orderId, email } = planted
  const bytes = (name: string) => new TextEncoder().encode(markerOf(name))
  await files.put(`extracts/${itemId}/hash.xml`, bytes('extract'))
  // Of an order of one part nothing else makes this one.
  await files.put(`documents/order-pdf/${orderId}/digest.pdf`, bytes('document'))
  await queries.finishedDocuments.setDigest({ kind: 'order-pdf', id: orderId }, 'digest', clock.now())
  await files.put(`intake/${markerOf('answered')}`, bytes('original'))
  await files.put(`logos/${userId}/hash.png`, bytes('logo'))
  await server.sql(
    `insert into person_logos (person_id, hash, size, width, height, created_at) values ($1, 'hash', 1, 1, 1, now())`,
    [userId],
  )
  const exportId = randomUUID()
  await files.put(`exports/${exportId}/1.zip`, bytes('archive'))
  await server.sql(
    `insert into data_exports (id, person_id, status, parts, created_at, made_at, expires_at) values ($1, $2, 'ready', '[1]', $3, $3, $4)`,
    [exportId, userId, clock.now(), new Date(clock.now().getTime() + DAY_MS)],
  )
  // An email that has not gone out, with a file.
  const key = `letters/${randomUUID()}`
  await files.put(key, bytes('enclosure'))
  const payload = { to: email, subject: '', text: markerOf('letter'), files: [{ key, filename: '' }] }
  await server.sql(
    `insert into outbox (id, unique_key, kind, payload, created_at, recipient_hash)
      values (gen_random_uuid(), 'test:' || $1::text, 'mail', $2, $3, $4)`,
    [userId, JSON.stringify(payload), clock.now(), sha256(email)],
  )
}
