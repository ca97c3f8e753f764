import { request, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { startDevServer } from '@proverka/dev-env'
import { FLAT, productId } from '@proverka/test-support/guest-order'
import pg from 'pg'
import { median } from './pages/median.ts'

/**
 * Search by anything and the list of orders in the console, on PostgreSQL with a made world: each question is asked some times
 * over HTTP, one after another. Goal: 100 ms at a million orders.
 *
 * Run: `pnpm --filter @proverka/bench run staff-search -- --orders 1000000`
 */

const { values } = parseArgs({
  options: { orders: { type: 'string', default: '100000' }, times: { type: 'string', default: '15' } },
})
const orders = Number(values.orders)
const BATCH = 50_000
/** Orders of one client. */
const OF_CLIENT = 4

const databaseUrl = process.env['DATABASE_URL']
if (databaseUrl === undefined) throw new Error('DATABASE_URL')
const server = await startDevServer({ databaseUrl, checkReplies: false })
const REALTY = `realty.localhost:${server.port}`
const CONSOLE = `console.localhost:${server.port}`
const database = new pg.Client({ connectionString: databaseUrl })
await database.connect()
await makeWorld()

const staff = await signIn(CONSOLE, 'admin@example.com')
const figures: Record<string, Record<string, number>> = {}
const middle = Math.floor(orders / 2)
for (const [name, path] of Object.entries({
  'search: number of an order': search(String(1_000_000 + middle)),
  'search: e-mail': search(`client${Math.floor(middle / OF_CLIENT)}@example.test`),
  'search: beginning of an e-mail': search(`client${Math.floor(middle / OF_CLIENT)}`),
  'search: cadastral number': search(`00:14:0203005:${middle}`),
  'search: end of a number': search(`:${middle}`),
  'search: address of many orders': search('Кленовая 9'),
  'search: address of one order': search(`Кленовая ${middle}`),
  'search: name of many clients': search('Синицына'),
  'search: phone': search(`+7 900 ${String(Math.floor(middle / OF_CLIENT)).padStart(7, '0')}`),
  'search: nothing is found': search('Неизвестнова Прасковья'),
  'list of orders, first page': '/api/admin/orders?limit=50',
  'list of orders, unpaid': '/api/admin/orders?limit=50&paid=false',
  'list of orders, by an object': `/api/admin/orders?limit=50&search=${encodeURIComponent(`00:14:0203005:${middle}`)}`,
  'list of orders, by an e-mail': `/api/admin/orders?limit=50&search=client${Math.floor(middle / OF_CLIENT)}@example.test`,
  'list of orders, far behind': `/api/admin/orders?limit=50&after=${1_000_000 + middle}`,
})) {
  const times = []
  for (let time = 0; time < Number(values.times); time++) times.push(await ask(path))
  figures[name] = {
    'median, ms': Math.round(median(times)),
    'longest, ms': Math.round(Math.max(...times)),
  }
}
console.table(figures)
await database.end()
await server.stop()

function search(text: string): string {
  return `/api/admin/search?q=${encodeURIComponent(text)}`
}

async function ask(path: string): Promise<number> {
  const begun = performance.now()
  await call(CONSOLE, path, undefined, staff)
  return performance.now() - begun
}

/** Names of hosts that end in `localhost` are known to browsers alone. */
async function call(
  host: string,
  path: string,
  body?: object,
  session?: Session,
): Promise<{ readonly data: { readonly id: string; readonly token: string }; readonly cookie: string }> {
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port: server.port,
        path,
        method: body ? 'POST' : 'GET',
        headers: {
          host,
          ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
          ...(session && { authorization: `Bearer ${session.token}`, cookie: session.cookie }),
        },
      },
      resolve,
    )
    asked.on('error', reject).end(body && JSON.stringify(body))
  })
  const answer = (await json(reply)) as {
    data: { id: string; token: string }
    error?: string
  }
  if (reply.statusCode !== 200) throw new Error(`${path}: ${answer.error}`)
  return { data: answer.data, cookie: (reply.headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '' }
}

interface Session {
  readonly token: string
  readonly cookie: string
}

async function signIn(host: string, username: string): Promise<Session> {
  const { data, cookie } = await call(host, '/api/login', {
    username,
    password: 'proverka-demo',
  })
  return { token: data.token, cookie }
}

/** Copies of one order, which has gone through the product itself: with numbers, clients, objects and addresses of their own. */
async function makeWorld(): Promise<void> {
  const id = await placeOrder()
  const begun = performance.now()
  await database.query(
    `insert into persons select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
        'email', 'client' || n || '@example.test', 'phone', '+7900' || lpad(n::text, 7, '0'),
        'name', (array['Синицына', 'Ладогин', 'Осинина', 'Кленов'])[1 + n % 4] || ' Имя' || n % 5000))).*
      from persons p join orders o on o.person_id = p.id, generate_series(1, $2::int) n where o.id = $1`,
    [id, Math.ceil(orders / OF_CLIENT)],
  )
  // The planner would read all of them for each order.
  await database.query('analyze persons')
  for (let from = 1; from <= orders; from += BATCH) {
    const to = Math.min(from + BATCH - 1, orders)
    await database.query(
      `with made as (
        insert into orders overriding system value
          select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'number', 1000000 + n,
            'person_id', p.id, 'email', p.email, 'paid_at', now() - n * interval '10 seconds', 'request_id', 'made-' || n,
            'created_at', now() - n * interval '10 seconds'))).*
          from orders o, generate_series($2::int, $3::int) n
            join persons p on p.email = 'client' || (1 + (n - 1) / ${OF_CLIENT}) || '@example.test' where o.id = $1
        returning id, number)
      insert into order_items select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(),
          'order_id', made.id, 'object_key', '00:14:0203005:' || (made.number - 1000000),
          'object_address', 'Образцовск, ул. Кленовая, ' || (made.number - 1000000) % 200000, 'status', 'done'))).*
        from made, order_items i where i.order_id = $1`,
      [id, from, to],
    )
  }
  await database.query('analyze')
  console.log(`${orders} orders made in ${Math.round((performance.now() - begun) / 1000)} s`)
}

async function placeOrder(): Promise<string> {
  const order_items = [{ product_id: productId('EgrnObject'), object_key: FLAT }]
  const buyer = await signIn(REALTY, 'client@example.com')
  const { data } = await call(REALTY, '/api/order', { order_items }, buyer)
  return data.id
}
