import { contract } from '@proverka/api/contract'
import { itemIn, payInWidget, productId } from '@proverka/test-support/guest-order'
import { credentialsOf } from '@proverka/test-support/visitor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { streamDealArchive } from '../src/services/deals/deal-archive.ts'
import { attachmentKey } from '../src/services/files/attachments.ts'
import { sha256 } from '../src/platform/sha256.ts'
import { readZip } from './setup/read-zip.ts'
import { register } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { deals } = contract
const FLAT = '00:14:0203005:1047'

let server: TestServer
let owner: Visitor
let id: string
let itemId: string
beforeAll(async () => {
  server = await startTestServer()
  owner = server.visit()
  await register(owner)
  const body = {
    object_key: FLAT,
    parties: [{ role: 'Продавец', name: 'Савва <Ильин>' }],
    price: 4_100_000,
    closes_on: '2026-12-03',
  }
  id = (await owner.call(deals.createDeal, { body })).data.deal_id
  const { data: order } = await owner.call(contract.orders.createOrder, {
    body: { order_items: [{ product_id: productId('EgrnObject'), object_key: FLAT }] },
  })
  await payInWidget(owner, order)
  itemId = order.order_items[0]?.order_item_id ?? ''
  await itemIn(owner, itemId, 'done')
})
afterAll(() => server.stop())

const folder = async () => (await owner.call(deals.getDeal, { params: { id } })).data
const bring = (name: string, need_id?: string) =>
  owner.call(deals.addDealDocument, {
    body: { deal_id: id, file: new File([`%PDF-1.7 ${name}`], name), ...(need_id && { need_id }) },
  })
const need = async (title: string, due_on = '') =>
  (await owner.call(deals.addDealNeed, { params: { id }, body: { title, bearer: 'Продавец', due_on } })).data
    .need_id
const archive = async () => {
  const reply = await server.send(`/api/deal/${id}/archive`, { headers: credentialsOf(owner) })
  expect(reply.status).toBe(200)
  return { reply, files: readZip(reply.bytes) }
}

describe('the archive of a deal', () => {
  it('has every sheet under its number, and an index that names what is missing', async () => {
    await bring('Договор.pdf')
    const consent = await need('Согласие <супруга>', '2026-11-28')
    await need('Справка')
    await bring('Договор.pdf')
    const { reply, files } = await archive()
    expect(reply.headers['content-type']).toBe('application/zip')
    expect(decodeURIComponent(String(reply.headers['content-disposition']))).toContain('папка-сделки.zip')
    const names = [...files.keys()]
    expect(names.slice(-2)).toEqual(['index.html', 'index.json'])
    expect(names.map((name) => name.replace(/EgrnObject_\d{4}-\d\d-\d\d/, 'EgrnObject'))).toEqual([
      '01 00-14-0203005-1047_EgrnObject.pdf',
      '02 Договор.pdf',
      '05 Договор.pdf',
      'index.html',
      'index.json',
    ])
    const page = String(files.get('index.html'))
    expect(page).toContain('Не хватает листов: 2 из 5')
    expect(page).toContain('Не хватает. Принесет: Продавец, до 28.11.2026')
    expect(page).toContain('Не хватает. Принесет: Продавец, срок не указан')
    expect(page).toContain('не указано; в папке с ')
    expect(page).toContain('Савва &lt;Ильин&gt;')
    expect(page).toContain('Согласие &lt;супруга&gt;')
    expect(page).toContain(`href="${encodeURIComponent('02 Договор.pdf')}"`)
    const index = JSON.parse(String(files.get('index.json')))
    for (const sheet of index.sheets)
      for (const file of sheet.files)
        expect(file.sha256).toBe(sha256(files.get(file.name) ?? new Uint8Array()))
    expect(index.sheets[0]).toMatchObject({ number: 1, source: expect.stringContaining('ЕГРН'), missing: '' })

    // A paper that comes keeps its number.
    await bring('скан.pdf', consent)
    expect([...(await archive()).files.keys()]).toContain('03 скан.pdf')
    const { sheets } = await folder()
    expect(sheets.map(({ number, group, state }) => `${number} ${group} ${state}`)).toEqual([
      '1 objects here',
      '2 documents here',
      '3 documents here',
      '4 documents missing',
      '5 documents here',
    ])
  })

  it('is logged as a reading of the deal, of each report and of each document', async () => {
    await archive()
    const { documents } = await folder()
    const rows = await server.sql(
      "select distinct subject from personal_data_reads where reason = 'OWN-deal-archive'",
    )
    expect(rows.map(({ subject }) => String(subject)).toSorted()).toEqual(
      [
        `deal:${id}`,
        `order_item:${itemId}`,
        ...documents.map(({ file }) => `attachment:${file.attachment_id}`),
      ].toSorted(),
    )
  })

  it('says which file the storage has lost, and gives the others', async () => {
    const { documents } = await folder()
    const [lost] = documents
    await server.context.files.remove(attachmentKey(lost?.file.attachment_id ?? ''))
    const { files } = await archive()
    expect([...files.keys()].filter((name) => name.startsWith('02'))).toEqual([])
    expect(String(files.get('index.html'))).toContain('Файл не найден в хранилище')
    expect([...files.keys()]).toContain('05 Договор.pdf')
  })

  it('leaves nothing behind when the reader goes away', async () => {
    const keysOf = async () => (await server.context.files.list()).map(({ key }) => key).toSorted()
    const before = await keysOf()
    const deal = await server.context.queries.deals.findDeal(id)
    if (!deal) throw new Error('no deal')
    const { stream } = await streamDealArchive(server.context, deal)
    const reader = stream.getReader()
    expect((await reader.read()).done).toBe(false)
    await reader.cancel()
    expect((await reader.read()).done).toBe(true)
    expect(await keysOf()).toEqual(before)
    expect((await archive()).files.size).toBeGreaterThan(2)
  })

  it('is for its owner alone', async () => {
    const stranger = server.visit()
    await register(stranger)
    expect((await stranger.call(deals.downloadDeal, { params: { id } })).status).toBe(404)
    expect((await server.visit().call(deals.downloadDeal, { params: { id } })).status).toBe(401)
  })
})
