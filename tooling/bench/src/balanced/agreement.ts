import { setTimeout as wait } from 'node:timers/promises'
import { contract } from '@proverka/api/contract'
import { orderAsGuest, productId } from '@proverka/test-support/guest-order'
import { until } from '@proverka/test-support/until'
import { createVisitor } from '@proverka/test-support/visitor'
import { freshAddress } from './callers.ts'
import type { World } from './world.ts'

const CLIENT = 'client@example.com'
const ADMIN = 'admin@example.com'
const EXTRACT = productId('EgrnObject')
const NEW_NUMBER = '00:15:0000001:1'
const INSERT_OBJECT = `insert into demo_objects (id, number, address, area, area_okc, level, object_type, type_okc, status)
  values (900001, '${NEW_NUMBER}', 'г. Чернила, ул. Перьевая, д. 1', '30', '', '1', 'Здание', '', '')`

/** Whether three processes are one product: what one of them is told holds at all of them. */
export async function checkAgreement(world: World): Promise<Record<string, string | number>> {
  const [limits, ...others] = await Promise.all([
    checkLimits(world),
    checkSessions(world),
    checkSearch(world),
  ])
  return { ...limits, ...Object.assign({}, ...others), ...(await checkPrices(world)) }
}

const direct = (world: World) =>
  world.ports.map((port) => createVisitor(() => port, 'realty', freshAddress()))

async function checkSessions(world: World) {
  const owner = createVisitor(() => world.port, 'realty', freshAddress())
  await owner.signIn(CLIENT)
  const visitors = direct(world)
  const accepted = async () => {
    const answers = await Promise.all(
      visitors.map(async (visitor) => {
        visitor.token = owner.token
        for (const [name, value] of owner.cookies) visitor.cookies.set(name, value)
        return (await visitor.call(contract.auth.checkToken, {})).data.valid
      }),
    )
    return answers.filter(Boolean).length
  }
  const signedIn = await accepted()
  await visitors[1]?.call(contract.auth.logout, { query: {} })
  return {
    'processes that know a session': signedIn,
    'processes that know it after its end': await accepted(),
  }
}

async function checkLimits(world: World) {
  const guesser = createVisitor(() => world.port, 'realty', freshAddress())
  let guesses = 0
  for (let attempt = 0; attempt < 9; attempt++) {
    const { status } = await guesser.call(contract.auth.login, {
      body: { username: 'partner@example.com', password: `wrong-${attempt}` },
    })
    if (status === 401) guesses++
  }
  const searcher = createVisitor(() => world.port, 'realty', freshAddress())
  let searches = 0
  for (let attempt = 0; attempt < 26; attempt++) {
    const { status } = await searcher.call(contract.objects.searchObjects, { query: { query: 'Полевая 3' } })
    if (status === 200) searches++
    // Counts of the day are exchanged every second.
    await wait(attempt < 16 ? 300 : 700)
  }
  return { 'wrong passwords before a refusal, of 9': guesses, 'searches of a day, of 26': searches }
}

async function checkSearch(world: World) {
  const visitors = direct(world)
  const start = performance.now()
  await world.run(INSERT_OBJECT)
  await Promise.all(
    visitors.map((visitor) =>
      until('the new object', async () => {
        const { data } = await visitor.call(contract.objects.searchObjects, { query: { query: NEW_NUMBER } })
        await wait(1000)
        return data?.[0]
      }),
    ),
  )
  return { 'a new object is found at all three after, ms, at most': Math.round(performance.now() - start) }
}

async function checkPrices(world: World) {
  const [first, ...rest] = direct(world)
  if (!first) throw new RangeError('no process')
  await first.signIn(ADMIN)
  const query = { product_id: EXTRACT }
  const { data: known } = await first.call(contract.priceComponents.listPriceComponents, { query })
  const base = known.find(({ is_base_product_component: isBase, enabled }) => isBase && enabled)
  if (!base) throw new Error('the product has no price')
  const price = base.price + 7
  const start = performance.now()
  await first.call(contract.priceComponents.updatePriceComponent, {
    body: { price_component_id: base.price_component_id, price, enabled: true },
  })
  // The price that is charged is read for each order, whichever server takes it.
  const totals = await Promise.all(
    rest.map(
      async (visitor) => (await orderAsGuest(visitor, [{ product: 'EgrnObject' }])).order?.total_amount,
    ),
  )
  await Promise.all(
    rest.map((visitor) =>
      until('the new price', async () => {
        const { data } = await visitor.call(contract.products.listProducts, { query: {} })
        return data.find(({ product_id: id }) => id === EXTRACT)?.product_price === price ? true : undefined
      }),
    ),
  )
  return {
    'orders at the other two with the new price': totals.filter((total) => total === price).length,
    'their price lists show it after, ms': Math.round(performance.now() - start),
  }
}
