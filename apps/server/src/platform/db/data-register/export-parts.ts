import { ofOrders, ofPerson, type ExportPart, type Table } from './export-part.ts'
import { MONEY_PARTS } from './money-parts.ts'
import { WATCH_PARTS } from './watch-parts.ts'

export type { ExportPart } from './export-part.ts'

/** All that the tables say of a client, by the name that it has in the archive; no secrets. */
export const EXPORT_PARTS: Readonly<Record<string, ExportPart>> = {
  person: {
    tables: ['persons'],
    sql: `select id, email, name, phone, person_role, created_at, partner_id, campaign, source, waiting_address,
      phone_verified_at, proven_at, password_changed_at, name_changed_at,
      array(select m.email from persons m where m.merged_into = p.id) as merged_addresses from persons p where id = $id`,
  },
  settings: {
    tables: ['person_settings'],
    sql: ofPerson('key, value, enabled, updated_at', 'person_settings'),
  },
  saved_items: {
    tables: ['saved_items'],
    sql: `select kind, key, title, saved_at from saved_items where person_id = $id order by kind, saved_at desc`,
  },
  consents: {
    tables: ['consents'],
    sql: `select kind, version, email, c.text_hash, title, page, site, ip, user_agent, given_at, withdrawn_at
      from consents c left join consent_texts t on t.text_hash = c.text_hash
      where person_id = $id or (person_id is null and email =
        (select email from persons where id = $id and proven_at is not null)) order by given_at`,
  },
  sessions: {
    tables: ['sessions'],
    sql: `select site, created_at, expires_at, last_used_at, ip, user_agent, revoked_at
      from sessions where person_id = $id order by created_at`,
  },
  sign_in_links: {
    tables: ['sign_in_links'],
    sql: `select brand, path, new_email, order_id, created_at, expires_at, used_at, ended_at
      from sign_in_links where person_id = $id order by created_at`,
  },
  mailed_passwords: {
    tables: ['mailed_passwords'],
    sql: ofPerson('expires_at, used_at', 'mailed_passwords'),
  },
  phone_codes: { tables: ['phone_codes'], sql: ofPerson('phone, tries, sent_at, expires_at', 'phone_codes') },
  email_changes: {
    tables: ['email_changes'],
    sql: `select site, new_email, old_confirmed_at, new_confirmed_at, created_at, expires_at, ended_at, outcome
      from email_changes where person_id = $id order by created_at`,
  },
  ...WATCH_PARTS,
  api_token: { tables: ['api_tokens'], sql: ofPerson('hint, scope, created_at', 'api_tokens') },
  authenticator_app: {
    tables: ['authenticator_apps'],
    sql: ofPerson('created_at, confirmed_at', 'authenticator_apps'),
  },
  recovery_codes: { tables: ['recovery_codes'], sql: ofPerson('used_at', 'recovery_codes') },
  passkeys: { tables: ['passkeys'], sql: ofPerson('name, created_at, last_used_at', 'passkeys') },
  staff_roles: { tables: ['staff_roles'], sql: ofPerson('role, given_at, ends_at', 'staff_roles') },
  staff_permissions: {
    tables: ['staff_permissions'],
    sql: ofPerson('permission, given_at, ends_at', 'staff_permissions'),
  },
  table_views: {
    tables: ['table_views'],
    sql: ofPerson('table_name, name, query, hidden, density, saved_at', 'table_views'),
  },
  staff_claims: { tables: ['staff_claims'], sql: ofPerson('kind, at', 'staff_claims') },
  staff_mail: { tables: ['staff_mail', 'staff_news'], sql: ofPerson('is_off', 'staff_mail') },
  unsubscribe_links: { tables: ['unsubscribe_links'], sql: ofPerson('created_at', 'unsubscribe_links') },
  order_accesses: {
    tables: ['order_accesses'],
    sql: `select o.number as order_number, a.expires_at from order_accesses a join orders o on o.id = a.order_id
      where o.person_id = $id order by o.number`,
  },
  payers: { tables: ['payers'], sql: ofPerson('name, inn, kpp, address, created_at', 'payers') },
  tariffs: {
    tables: ['person_tariffs'],
    sql: `select t.name, p.activated_at, p.active_until, p.closed_at from person_tariffs p
      join tariffs t on t.id = p.tariff_id where p.person_id = $id order by p.activated_at`,
  },
  own_prices: {
    tables: ['price_component_owners'],
    sql: `select p.name_ru as product, c.price_kopecks, c.enabled from price_component_owners w
      join price_components c on c.id = w.price_component_id join products p on p.id = c.product_id
      where w.person_id = $id`,
  },
  responsible: {
    tables: ['responsible_users'],
    sql: `select assigned_at, responsible_id = $id as is_responsible from responsible_users
      where person_id = $id or responsible_id = $id`,
  },
  partner_tariffs: {
    tables: ['partner_tariffs'],
    sql: 'select tariff_simple_id, price_kopecks, created_at from partner_tariffs where partner_id = $id',
  },
  partner_visits: {
    tables: ['partner_visits'],
    sql: 'select day, source, visits from partner_visits where partner_id = $id order by day',
  },
  orders: {
    tables: ['orders', 'order_items'],
    sql: `select o.id, o.number, o.site, o.email, o.total_kopecks, o.purpose, o.created_at, o.paid_at, o.redirect_url,
      o.metadata, o.partner_id, o.campaign, o.source,
      (select json_agg(json_build_object('id', i.id, 'product', i.product_name_ru, 'object_key', i.object_key,
        'object_address', i.object_address, 'price_kopecks', i.price_kopecks, 'status', i.status,
        'metadata', i.metadata, 'created_at', i.created_at, 'done_at', i.done_at) order by i.position)
        from order_items i where i.order_id = o.id) as items
      from orders o where o.person_id = $id order by o.created_at`,
  },
  coupons: {
    tables: ['coupon_uses'],
    sql: ofOrders('t.holder, t.reserved_until, t.used_at, t.released_at', 'coupon_uses'),
  },
  owners: { tables: ['risk_owners'], sql: ofOrders('t.person, t.created_at, t.removed_at', 'risk_owners') },
  conclusions: {
    tables: ['risk_conclusions'],
    sql: ofOrders('t.text, t.created_at', 'risk_conclusions'),
  },
  notes: { tables: ['risk_notes'], sql: ofOrders('t.statements, t.survey, t.global_data', 'risk_notes') },
  polls: {
    tables: ['poll_answers'],
    sql: ofOrders('t.poll, t.visitor, t.answer, t.comment, t.at', 'poll_answers'),
  },
  order_notes: {
    tables: ['order_notes'],
    sql: `select o.number as order_number, n.text, n.created_at from order_notes n
      join orders o on o.id = n.order_id where o.person_id = $id order by n.created_at`,
  },
  report_faults: {
    tables: ['report_faults'],
    sql: ofOrders('t.state, t.text, t.answer, t.created_at, t.answered_at', 'report_faults'),
  },
  fulfilments: {
    tables: ['fulfilments'],
    sql: ofOrders(
      't.kind, t.number, t.status, t.request_number, t.created_at, t.ordered_at, t.latest_at, t.ended_at, t.reason',
      'fulfilments',
    ),
  },
  ...MONEY_PARTS,
  deals: {
    tables: ['deals', 'deal_documents', 'deal_orders', 'deal_needs', 'deal_links'],
    sql: `select id, object_key, parties, price_kopecks, closes_on, created_at,
      (select json_agg(json_build_object('file', attachment_id, 'added_at', added_at))
        from deal_documents where deal_id = deals.id) as documents,
      (select json_agg(json_build_object('order', order_id, 'added_at', added_at))
        from deal_orders where deal_id = deals.id) as orders,
      (select json_agg(json_build_object('title', title, 'bearer', bearer, 'due_on', due_on, 'created_at', created_at))
        from deal_needs where deal_id = deals.id) as needs,
      (select json_agg(json_build_object('bearer', bearer, 'created_at', created_at, 'expires_at', expires_at,
        'withdrawn_at', withdrawn_at, 'opened', opened)) from deal_links where deal_id = deals.id) as links
      from deals where person_id = $id order by created_at`,
  },
  report_shares: {
    tables: ['report_shares', 'report_share_openings'],
    sql: `select s.order_item_id, s.name, s.hidden, s.created_at, s.ends_at, s.revoked_at,
      (select json_agg(json_build_object('at', at, 'browser', browser, 'shown', shown) order by at)
        from report_share_openings where share_id = s.id) as openings
      from report_shares s join order_items i on i.id = s.order_item_id join orders o on o.id = i.order_id
      where o.person_id = $id order by s.created_at`,
  },
  files: {
    tables: ['attachments'],
    sql: `select id, name, group_id, size, media_type, created_at from attachments
      where person_id = $id order by created_at, id`,
  },
  logo: { tables: ['person_logos'], sql: ofPerson('size, width, height, created_at', 'person_logos') },
  comments: {
    tables: ['article_comments'],
    sql: `select article_id, content, created_at, site, blocked as hidden, hidden_reason from article_comments
      where author_id = $id order by created_at`,
  },
  comment_acts: {
    tables: ['comment_acts'],
    sql: `select c.article_id, a.act, a.reason, a.at from comment_acts a join article_comments c on c.id = a.comment_id
      where c.author_id = $id order by a.at, a.id`,
  },
  ratings: { tables: ['article_ratings'], sql: ofPerson('article_id, value, rated_at', 'article_ratings') },
  events: {
    tables: ['events'],
    sql: `select name, params, url, site, at from events where position($id::text in url || params::text) > 0 or exists
      (select 1 from orders o where o.person_id = $id and position(o.id::text in url || params::text) > 0) order by at`,
  },
  emails: {
    tables: ['outbox'],
    sql: `select split_part(unique_key, ':', 1) as kind, created_at, sent_at, given_up_at from outbox where recipient_hash =
      (select encode(sha256(convert_to(lower(trim(email)), 'UTF8')), 'hex') from persons where id = $id)
      order by created_at`,
  },
  refused_address: {
    tables: ['refused_addresses'],
    sql: `select reply_code, refused_at from refused_addresses where address_hash =
      (select encode(sha256(convert_to(lower(trim(email)), 'UTF8')), 'hex') from persons where id = $id)`,
  },
  staff_actions: {
    tables: ['user_logs'],
    sql: `select at, action, details from user_logs where person_id = $id order by at`,
  },
}

const REPORT = 'Лежит в папке orders готовым отчетом: лишние имена в нем скрыты, как того требует закон.'
const PROVIDER = 'Служебные сообщения платежной системы: сами оплаты и возвраты выгружены.'
const REGISTRY = 'Каким файлом заявка ушла в банк: сама заявка и чем она оплачена выгружены.'
const TRIAL = 'Только в демонстрации: отвечает вместо платежной системы.'

/** Tables about people that an archive leaves out, and why; the reasons are part of the archive. */
export const LEFT_OUT: { readonly [Name in Table]?: string } = {
  reports: REPORT,
  report_tasks: REPORT,
  finished_documents: REPORT,
  misread_questions: REPORT,
  staff_viewers: 'У какого заказа открыта консоль, меньше минуты.',
  passkey_challenges: 'Случайные слова, которые браузер подписывает при входе, на пять минут.',
  intake_files: 'Файлы Росреестра: отчет, который по ним сделан, в архиве есть.',
  intake_matches: 'Какой файл к какому заказу отнесен: то же, что отчет.',
  fulfilment_events: 'Ход работы оператора: то, что он значит для заказа, стоит в его строке.',
  issued_reports: 'Коды выпущенных отчетов: они на самих документах, а те в архиве есть.',
  payout_registries: REGISTRY,
  payout_registry_rows: REGISTRY,
  contractor_costs: 'Сколько оператор заплатил контрагенту: о человеке в них ничего нет.',
  payment_events: PROVIDER,
  test_provider_payments: TRIAL,
  test_provider_refunds: TRIAL,
  test_provider_receipts: TRIAL,
  sale_waits: 'Почта тех, кто ждет проверку: ее оставляют без кабинета и удаляют после одного письма.',
  number_waits: 'Запросы об объектах: их оставляют без кабинета и удаляют с ответом.',
  subject_requests: 'Обращения проверяемых: личность подтверждают отдельно, отвечает сотрудник.',
  watch_links: 'Хеши ссылок из писем о слежении: сами ссылки есть только в письмах.',
  destruction_acts: 'В актах нет данных о людях, только номера.',
  destruction_entries: 'В актах нет данных о людях, только номера.',
  destruction_codes: 'Хеш кода, по которому акт открывает сам человек: код есть только в его письме.',
  data_exports: 'Это и есть архив.',
  personal_data_reads: 'Журнал чтения: в нем номера записей и сотрудников, самих данных нет.',
  idempotency_keys: 'Копии ответов сайта на один день.',
  rate_limits: 'Счетчики обращений на один день, без имен и адресов.',
}

/** Columns that a list leaves out of a table that it shows. */
export const LEFT_OUT_COLUMNS: Readonly<Record<string, string>> = {
  'outbox.payload': 'Текст письма живет до отправки и держит ссылки для входа: письмо придет само.',
}
