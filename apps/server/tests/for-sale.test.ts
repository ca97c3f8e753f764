import { contract } from '@proverka/api/contract'
import { catalogueProduct, PRODUCTS, taskTypesOf } from '@proverka/domain/orders'
import { itemIn, LADOGIN, orderAsGuest, payInWidget, productId } from '@proverka/test-support/guest-order'
import { startFssp } from '@proverka/test-support/sources/state-services'
import type { SiteKey } from '@proverka/domain/sites'
import { afterEach, describe, expect, it } from 'vitest'
import { checkSale } from '../src/commands/catalogue/check-sale.ts'
import { ADAPTERS } from '../src/adapters/sources/adapters.ts'
import { SHORT, startConnected } from './sources/connected-world.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

/** A closed port: what is for sale is decided without calling a source. */
const NOBODY = 'http://127.0.0.1:9'

let server: TestServer
afterEach(() => server.stop())

const startWith = (...names: readonly string[]) =>
  startTestServer({
    demo: false,
    sources: {
      connected: names.map((name) => ({ name, url: NOBODY, key: 'key' })),
      times: { ...SHORT, pausesMs: [] },
      pausesMs: [0, 100],
    },
  })

const soldAt = async (site: SiteKey) => {
  const { data } = await server.visit(site).call(contract.products.listProducts, { query: {} })
  return data.map(({ product_name }) => product_name)
}

const PERSON = { ...LADOGIN, person: { ...LADOGIN.person, region: 'Москва' } }

describe('[SELL-01] a production server sells what its sources can answer', () => {
  it('nothing without a source: no report, no tariff, no money in advance', async () => {
    server = await startWith()
    // The database of the tests holds a market, which values flats without any service.
    await server.sql('truncate adverts cascade')
    expect(await soldAt('realty')).toEqual([])
    expect(await soldAt('fiz-pro')).toEqual([])
    const { data: tariffs } = await server.visit().call(contract.tariffs.listTariffs, { query: {} })
    expect(tariffs).toEqual([])
    const refused = await orderAsGuest(server.visit(), [
      { product: 'AutoCheck', metadata: { entityAuto: { vin: 'XTA00000000000000' } } },
    ])
    expect(refused.body).toMatchObject({ code: 'product/not-found' })
    const client = server.visit()
    await client.signIn('client@example.com')
    const advance = await client.call(
      contract.orders.createOrder,
      { body: { order_items: [], metadata: { orderType: 'balance', amount: 500 } } },
      { 'idempotency-key': 'advance' },
    )
    expect(advance.body).toMatchObject({ code: 'sale/closed' })
  })

  it('with the bailiffs alone what is bought for their answer, and says what nobody answers', async () => {
    server = await startWith('fssp')
    const sold = await soldAt('fiz-pro')
    expect(sold).toEqual(expect.arrayContaining(['BailiffCheck', 'PersonCheck', 'ExitBanCheck']))
    expect(sold).not.toEqual(expect.arrayContaining(['CreditRating']))
    expect(sold).not.toEqual(expect.arrayContaining(['AutoCheck']))
    const { data: facts } = await server.visit('fiz-pro').call(contract.site.getSite, {})
    expect(Object.keys(facts.prices).toSorted()).toEqual(sold.toSorted())
    expect(facts.answered).toMatchObject({ person: { bailiffs: [['name', 'birthDate', 'region']] } })
    expect(facts.answered.person).not.toHaveProperty('courts')
  })

  it('with every adapter nothing whose leading question nobody answers', async () => {
    server = await startWith(...ADAPTERS.map(({ name }) => name))
    const sold = await soldAt('realty')
    expect(sold).toContain('AutoCheck')
    const known = await server.context.sources.answered()
    const vehicle = Object.keys(known.vehicle ?? {})
    expect(taskTypesOf('AutoCheck').filter((type) => !vehicle.includes(type)).length).toBeGreaterThan(0)
    for (const name of ['DriverCheck', 'FinesCheck', 'CriminalRecordCheck', 'EgrnObject', 'FullCheck'])
      expect(sold).not.toContain(name)
  })

  it('in the demo world all of the catalogue', async () => {
    server = await startTestServer()
    const brand = PRODUCTS.filter(({ brands }) => brands.includes('realty')).map((one) => one.product_name)
    expect((await soldAt('realty')).toSorted()).toEqual(brand.toSorted())
  })
})

describe('[SELL-02] an order needs the data of its leading questions', () => {
  it.each([
    ['newdb', 'BankruptcyCheck', LADOGIN, 'person.inn', 'Укажите ИНН: без этого ЕФРСБ не ответит'],
    ['newdb', 'BailiffCheck', LADOGIN, 'person.region', 'Укажите регион: без этого ФССП не ответит'],
    ['newdb', 'CreditRating', PERSON, 'person.inn', 'Укажите ИНН: без этого ЕФРСБ не ответит'],
  ] as const)('by %s: %s', async (source, product, metadata, field, message) => {
    server = await startWith(source)
    const refused = await orderAsGuest(server.visit('fiz-pro'), [{ product, key: 'Ладогин', metadata }])
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ field, error: message })
    expect(await server.sql('select 1 from orders')).toEqual([])
  })

  it('a car by its plate alone is not asked about where registers know only VINs', async () => {
    server = await startWith('gibdd', 'newdb')
    const refused = await orderAsGuest(server.visit('fiz-pro'), [
      { product: 'AutoCheck', metadata: { entityAuto: { plate: 'А000АА00' } } },
    ])
    expect(refused.body).toMatchObject({
      field: 'entityAuto.vin',
      error: 'Укажите VIN: без этого ГИБДД и Реестр залогов ФНП не ответят',
    })
  })
})

describe('[SELL-02] an owner who is named after payment', () => {
  it('needs the same data, whichever call names him', async () => {
    const fssp = await startFssp(() => [])
    try {
      server = await startConnected({ fssp })
      const buyer = server.visit('fiz-pro')
      const { order } = await orderAsGuest(buyer, [
        { product: 'PersonCheck', key: 'Ладогин', metadata: PERSON },
      ])
      await payInWidget(buyer, order)
      const id = order.order_items[0]?.order_item_id ?? ''
      await itemIn(buyer, id, 'done')
      // No register of objects is there, so that an owner's check is on file from before alone.
      await server.sql('delete from reports')
      await server.sql(
        `update order_items set product_id = $1, product_name = 'RiskAssessmentOwner', metadata = '{}', status = 'actionrequired'`,
        [productId('RiskAssessmentOwner')],
      )
      const { region: _, ...unplaced } = PERSON.person
      const missing = { field: 'person.region', error: 'Укажите регион: без этого ФССП не ответит' }

      const added = await buyer.call(contract.risk.addOwnerV2, {
        body: { order_item_id: id, order_id: order.id, owner: unplaced },
      })
      expect(added.body).toMatchObject(missing)
      const name = (owner: object) =>
        buyer.call(
          contract.reports.updateOrderItem,
          { body: { order_item_id: id, metadata: { ownersData: [owner] } } },
          { 'idempotency-key': crypto.randomUUID() },
        )
      expect((await name(unplaced)).body).toMatchObject(missing)
      expect((await name(PERSON.person)).status).toBe(200)
      await itemIn(buyer, id, 'done')
      const { data } = await buyer.call(contract.risk.getRiskReport, { params: { id }, headers: {} })
      const changed = await buyer.call(contract.risk.updateOwnerV2, {
        body: { id: data.owner?.id ?? '', owner: unplaced },
      })
      expect(changed.body).toMatchObject(missing)
    } finally {
      await fssp.stop()
    }
  })
})

describe('[SELL-03] a report whose leading questions nobody answered', () => {
  it('is paid back by itself though lesser ones were answered', async () => {
    const fssp = await startFssp(() => [])
    try {
      server = await startConnected({ fssp }, { ...SHORT, pausesMs: [], restMs: 1 }, [0])
      fssp.setMood('fails')
      const buyer = server.visit('fiz-pro')
      const placed = await orderAsGuest(buyer, [{ product: 'PersonCheck', key: 'Ладогин', metadata: PERSON }])
      await payInWidget(buyer, placed.order)
      const itemId = placed.order?.order_items[0]?.order_item_id ?? ''
      await server.sql("update orders set promised_at = now() - interval '1 day'")
      const { report } = await itemIn(buyer, itemId, 'refund')
      expect(report?.tasks.find(({ task_type }) => task_type === 'bailiffs')?.answer).toMatchObject({
        kind: 'not-checked',
      })
      const message = await server.emailTo(placed.email, /^Возврат/)
      expect(message.text).toContain('источник не ответил в срок')
    } finally {
      await fssp.stop()
    }
  })
})

describe('[SELL-04] setup and a starting server', () => {
  it('say what each site sells, and that a site without a register sells nothing about objects', async () => {
    server = await startWith('fssp')
    const lines = await checkSale(server.context)
    const text = lines.map(({ state, text: words }) => `${state} ${words}`).join('\n')
    expect(text).toMatch(/missing .*realty\S*: об объектах не продается ничего/)
    expect(text).toMatch(/done .*fiz\S*: \d+ отчет.*Долги у приставов/)
    expect(text).toContain('Проверка человека (без ответа: Паспорт, Розыск, Банкротство')
    expect(text).toMatch(/warning .*: без источника не продаются: .*Проверка авто/)
    expect(catalogueProduct('AutoCheck')?.product_name_ru).toBe('Проверка авто')
  })
})
