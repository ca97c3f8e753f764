import { contract } from '@proverka/api/contract'
import { userIdOf, type World } from '../access/world.ts'
import { riskItem } from '../setup/risk-order.ts'
import type { TestServer } from '../setup/test-server.ts'

/** Words that are in the owner's data and nowhere else. */
export const SECRET = 'тайна-владельца'

/** Ids of one person's things by what they are. */
export interface ForeignThings {
  readonly ids: Readonly<Record<ThingKind, string>>
  /** Ids and words that no answer to another user may contain. */
  readonly secrets: readonly string[]
  readonly filePaths: readonly string[]
}

export type ThingKind =
  | 'person'
  | 'order'
  | 'item'
  | 'task'
  | 'owner'
  | 'conclusion'
  | 'payer'
  | 'invoice'
  | 'attachment'
  | 'group'
  | 'deal'
  | 'payment'
  | 'session'

/** Has the owner of the world make one thing of each kind. */
export async function makeForeignThings(server: TestServer, world: World): Promise<ForeignThings> {
  const { owner } = world.callers
  const person = await userIdOf(owner)
  const item = await riskItem(owner)
  const form = { name: `ООО «${SECRET}»`, inn: '0000000018', kpp: '000001001', address: SECRET }
  const payer = (await owner.call(contract.payers.addPayer, { body: form })).data.payer_id
  const invoice = (
    await owner.call(contract.orders.createInvoice, { query: { amount: '900', payer_id: payer } })
  ).data.invoice_id
  const upload = (
    await owner.call(contract.files.uploadAttachment, {
      query: {},
      body: { file: new File(['%PDF-1.7'], `${SECRET}.pdf`) },
    })
  ).data
  const deal = (
    await owner.call(contract.deals.createDeal, {
      body: { object_key: 'К', parties: [{ role: 'seller', name: SECRET }], price: 1 },
    })
  ).data.deal_id
  await owner.call(contract.deals.addDealDocument, {
    body: { deal_id: deal, attachment_id: upload.attachment_id },
  })
  await owner.call(contract.person.addSetting, { body: { key: SECRET, value: SECRET, enabled: true } })
  const conclusion = (
    await owner.call(contract.risk.addConclusion, { body: { order_item_id: item.id, text: SECRET } })
  ).data.conclusion_id
  const one = async (text: string, id: string) => String((await server.sql(text, [id]))[0]?.['id'])
  const ids = {
    person,
    order: item.orderId,
    item: item.id,
    task: await one('select id from report_tasks where order_item_id = $1 limit 1', item.id),
    owner: await one('select id from risk_owners where order_item_id = $1 limit 1', item.id),
    conclusion: conclusion ?? '',
    payer,
    invoice,
    attachment: upload.attachment_id,
    group: upload.groupID,
    deal,
    payment: await one('select id from payments where order_id = $1', item.orderId),
    session: await one('select id from sessions where person_id = $1 limit 1', person),
  }
  const [row] = await server.sql('select email from persons where id = $1', [person])
  // The author of a comment in the blog is public by his id.
  const { person: _known, ...hidden } = ids
  return {
    ids,
    secrets: [SECRET, String(row?.['email']), ...Object.values(hidden)],
    filePaths: [upload.path, `reports/${item.id}.pdf`],
  }
}

/** Catalogues, and tables that record how often something was read. */
const NOBODYS =
  /^(demo_|advert|house|article|compan|products$|personal_data_reads|read_log_chains|finished_documents|refused_addresses|payment_events|search_changes|search_engines|rate_limits|migrations|seeds|signing_keys)/

/**
 * What the database holds of the owner's things: rows that are, or belong to, one of them. Texts of another user that
 * name one do not count, nor do the intruder's own rows, such as a group of his files under such a name.
 */
export async function digestOf(
  server: TestServer,
  things: ForeignThings,
  intruderId: string,
): Promise<Record<string, string>> {
  const text = statements.get(server) ?? (await writeStatement(server))
  statements.set(server, text)
  const rows = await server.sql(text, [Object.values(things.ids), intruderId])
  return Object.fromEntries(rows.map(({ name, digest }) => [String(name), String(digest)]))
}

/** The statement of `digestOf`: it is long, and the same for every question to a server. */
const statements = new WeakMap<TestServer, string>()

async function writeStatement(server: TestServer): Promise<string> {
  const columns = await server.sql(
    `select c.table_name as name, string_agg(c.column_name, '::text, ') as columns
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and (data_type = 'uuid' or column_name = 'group_id') group by 1`,
  )
  const digests = columns
    .map((row) => ({ name: String(row['name']), own: String(row['columns']) }))
    .filter(({ name }) => !NOBODYS.test(name))
    .map(
      ({ name, own }) =>
        `select '${name}' as name, count(*) || ' ' || md5(string_agg(t::text, '|' order by t::text)) as digest
           from ${name} t where array[${own}::text] && $1::text[] and t::text !~ $2`,
    )
  return digests.join(' union all ')
}
