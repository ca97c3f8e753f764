import { contract } from '@proverka/api/contract'
import { OFFICIAL_DOCUMENTS_TYPE } from '@proverka/domain/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BUILDING, BUILDING_NUMBER, extractFile, extractForm } from './setup/extract-files.ts'
import { FLAT, itemIn, LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { readZip } from './setup/read-zip.ts'
import { register } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'
import { cookiesOf } from '@proverka/test-support/visitor'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { sha256 } from '../src/platform/sha256.ts'
import { knowObjects } from './setup/known-objects.ts'

const { files } = contract
const MB = 1024 * 1024

let server: TestServer
let admin: Visitor
let owner: Visitor
let stranger: Visitor
beforeAll(async () => {
  server = await startTestServer()
  admin = server.visit()
  await admin.signIn('admin@example.com')
  owner = server.visit()
  await register(owner)
  stranger = server.visit()
  await register(stranger)
})
afterAll(() => server.stop())

const pdf = (size: number) => {
  const bytes = new Uint8Array(size)
  bytes.set(Buffer.from('%PDF-1.7\n'))
  return bytes
}

const upload = (by: Visitor, file: File, fields: { groupID?: string; type?: 'official_documents' } = {}) =>
  by.call(files.uploadAttachment, { query: {}, body: { file, ...fields } })

const download = (by: Visitor, path: string) => by.call(files.downloadFile, { params: { path } })

describe('an attachment', () => {
  it('[CALL-038] of 1 MB is stored, one of 30 MB is refused', async () => {
    const groupID = crypto.randomUUID()
    const reply = await upload(owner, new File([pdf(MB)], 'Договор.pdf'), { groupID })
    expect(reply.data).toMatchObject({
      attachment_id: expect.stringMatching(/^[\da-f-]{36}$/),
      groupID,
      name: 'Договор.pdf',
      size: MB,
      media_type: 'application/pdf',
    })
    const large = await upload(owner, new File([pdf(30 * MB)], 'Договор.pdf'), { groupID })
    expect([large.status, large.error]).toEqual([413, 'Запрос слишком большой'])
    const over = await upload(owner, new File([pdf(20 * MB + 1)], 'Договор.pdf'), { groupID })
    expect([over.status, over.error]).toEqual([413, 'Файл больше 20 МБ'])
    const { data } = await owner.call(files.listAttachments, { query: { groupID } })
    expect(data).toEqual([reply.data])
  })

  it('[CALL-039] [ENTITY-32] is found again by its group, by its owner alone', async () => {
    const first = await upload(owner, new File([pdf(100)], 'первый.pdf'), { type: OFFICIAL_DOCUMENTS_TYPE })
    const { groupID } = first.data
    const second = await upload(owner, new File([pdf(100)], 'второй.pdf'), { groupID })
    const list = (by: Visitor) => by.call(files.listAttachments, { query: { groupID } })
    expect((await list(owner)).data).toEqual([first.data, second.data])
    expect(first.data.type).toBe(OFFICIAL_DOCUMENTS_TYPE)
    expect(second.data.type).toBeUndefined()
    expect([(await list(stranger)).status, (await list(server.visit())).status]).toEqual([403, 401])
    expect((await upload(stranger, new File([pdf(100)], 'чужой.pdf'), { groupID })).status).toBe(403)
    const unknown = await owner.call(files.listAttachments, { query: { groupID: 'nobody' } })
    expect(unknown.data).toEqual([])
  })

  it('opens a group for one person only, also when two come at once', async () => {
    const groupID = crypto.randomUUID()
    const replies = await Promise.all(
      [owner, stranger].map((person) => upload(person, new File([pdf(100)], 'первый.pdf'), { groupID })),
    )
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 403])
  })

  it('is taken for what it is, whatever its name and type say', async () => {
    const named = await upload(owner, new File([pdf(50)], '../../evil.html', { type: 'text/html' }))
    expect(named.data).toMatchObject({ name: 'evil.pdf', media_type: 'application/pdf' })
    const refused: [string, string][] = [
      ['страница.pdf', '<!doctype html><script>alert(1)</script>'],
      ['рисунок.png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
      ['рисунок.xml', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
      ['программа.pdf', 'MZ\u0090'],
    ]
    for (const [name, content] of refused) {
      const reply = await upload(owner, new File([content], name, { type: 'application/pdf' }))
      expect([name, reply.status, reply.error?.startsWith('Файл не подходит')]).toEqual([name, 400, true])
    }
    const empty = await upload(owner, new File([''], 'пусто.pdf', { type: 'application/pdf' }))
    expect([empty.status, empty.error?.startsWith('Файл пустой')]).toEqual([400, true])
    const extract = await upload(owner, new File([extractFile(BUILDING)], 'выписка'))
    expect(extract.data).toMatchObject({ name: 'выписка.xml', media_type: 'application/xml' })
  })

  it('leaves the server as a file to be saved, never as a page', async () => {
    const { data } = await upload(owner, new File([extractFile(BUILDING)], 'выписка.xml'))
    const reply = await server.send(`/api/files/${data.path}`, {
      headers: { authorization: `Bearer ${owner.token}`, cookie: cookiesOf(owner) },
    })
    expect(reply.status).toBe(200)
    expect(reply.headers['content-type']).toBe('application/xml')
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''/)
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
    expect(reply.bytes.equals(Buffer.from(extractFile(BUILDING)))).toBe(true)
  })

  it('is refused when there is no room left, and leaves nothing behind', async () => {
    const person = server.visit()
    await register(person)
    const { data } = await upload(person, new File([pdf(100)], 'а.pdf'))
    await server.sql(`update attachments set size = 524288000 where id = $1`, [data.attachment_id])
    const reply = await upload(person, new File([pdf(100)], 'б.pdf'))
    expect([reply.status, reply.error]).toEqual([409, 'Место для файлов закончилось: напишите в поддержку'])
    const rows = await server.sql(
      `select 1 from attachments where person_id = (select person_id from attachments where id = $1)`,
      [data.attachment_id],
    )
    expect(rows).toHaveLength(1)
  })
})

describe('a file of the cabinet', () => {
  it('[CALL-040] comes as a blob to its owner; what is not there is not found, wherever the path leads', async () => {
    const { data } = await upload(owner, new File([pdf(500)], 'Договор.pdf'))
    const own = await download(owner, data.path)
    expect(own.status).toBe(200)
    expect(Buffer.from(own.body['data'] as Buffer).equals(Buffer.from(pdf(500)))).toBe(true)
    expect([(await download(stranger, data.path)).status, (await download(admin, data.path)).status]).toEqual(
      [403, 200],
    )
    for (const path of [
      `attachments/${crypto.randomUUID()}`,
      `reports/${crypto.randomUUID()}.pdf`,
      'attachments/../attachments',
      'passwd',
    ]) {
      const reply = await download(owner, path)
      expect([path, reply.status]).toEqual([path, 404])
    }
    const send = (path: string) =>
      server.send(`/api/files/${path}`, {
        headers: { authorization: `Bearer ${owner.token}`, cookie: cookiesOf(owner) },
      })
    expect((await send('../../etc/passwd')).status).toBe(404)
    for (const path of ['..%2f..%2fetc%2fpasswd', `attachments%2F..%2F${data.path}`]) {
      const reply = await send(path)
      expect([path, reply.status, JSON.parse(reply.text)]).toMatchObject([
        path,
        404,
        { code: 'file/not-found' },
      ])
    }
  })
})

describe('the documents of an order', () => {
  let buyer: Visitor
  let orderID: string
  let property = ''
  beforeAll(async () => {
    buyer = server.visit()
    await knowObjects(server, [BUILDING_NUMBER])
    const { order } = await orderAsGuest(buyer, [
      { product: 'EgrnObject', key: BUILDING_NUMBER },
      { product: 'BailiffCheck', key: 'Ладогин', metadata: LADOGIN },
    ])
    orderID = order.id
    await payInWidget(buyer, order)
    const [first = '', second = ''] = order.order_items.map(({ order_item_id }) => order_item_id)
    property = first
    await itemIn(buyer, first, 'done')
    await itemIn(buyer, second, 'done')
    await admin.call(contract.admin.updateManually, { body: extractForm(first, extractFile(BUILDING)) })
  })

  const fetchAs = (fileType: string, by = buyer, id = orderID) =>
    server.send(`/api/download?orderID=${id}&fileType=${fileType}`, {
      headers: { authorization: `Bearer ${by.token}`, cookie: cookiesOf(by) },
    })

  it('[CALL-041] are a PDF for their buyer, and nothing for someone else', async () => {
    const reply = await fetchAs('pdf')
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(reply.text.startsWith('%PDF-')).toBe(true)
    expect((await fetchAs('pdf', stranger)).status).toBe(403)
    expect((await fetchAs('pdf', buyer, crypto.randomUUID())).status).toBe(404)
  })

  it('are a page without scripts, and the official file as it was brought', async () => {
    const page = await fetchAs('html')
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['content-disposition']).toMatch(/^attachment/)
    expect(page.text).toContain(BUILDING_NUMBER)
    expect(page.text).not.toMatch(/<script/i)
    const xml = await fetchAs('xml')
    expect(xml.headers['content-type']).toBe('application/xml')
    expect(xml.bytes.equals(Buffer.from(extractFile(BUILDING)))).toBe(true)
  })

  it('[TRUE-02] are tables, for a spreadsheet and as text', async () => {
    const xlsx = await fetchAs('xlsx')
    expect(xlsx.headers['content-disposition']).toMatch(/^attachment.*\.xlsx/)
    expect([...readZip(xlsx.bytes).keys()]).toContain('xl/workbook.xml')
    const csv = await fetchAs('csv')
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(csv.text).toContain(BUILDING_NUMBER)
    expect((await fetchAs('csv', stranger)).status).toBe(403)
  })

  it('are all in one archive', async () => {
    const reply = await fetchAs('zip')
    expect(reply.headers['content-type']).toBe('application/zip')
    const archive = readZip(reply.bytes)
    const kinds = [...archive.keys()].map((name) => name.replace(/.*\./, '')).toSorted()
    // Two reports, the act of the order, the official file of one, and the index.
    expect(kinds.join(' ')).toBe('html html html json json json pdf pdf pdf xlsx xlsx xml')
    const xml = [...archive].find(([name]) => name.endsWith('.xml'))?.[1]
    expect(xml?.equals(Buffer.from(extractFile(BUILDING)))).toBe(true)
    const index = JSON.parse(String(archive.get('index.json')))
    const others = [...archive].filter(([name]) => !name.startsWith('index.'))
    expect(index.files).toEqual(
      others.map(([name, bytes]) =>
        expect.objectContaining({ name, bytes: bytes.length, sha256: sha256(bytes) }),
      ),
    )
    expect(index.reports).toHaveLength(2)
    const page = String(archive.get('index.html'))
    for (const [name] of others) expect(page).toContain(`href="${encodeURIComponent(name)}"`)
    expect(page).not.toMatch(/<script|https?:/i)
  })

  it('[REPORT-02] are JSON that names its schema, and the schema is published', async () => {
    const reply = await fetchAs('json')
    expect(reply.headers['content-type']).toBe('application/json')
    expect(reply.headers['content-disposition']).toMatch(/^attachment.*\.json/)
    const { $schema, report } = JSON.parse(reply.text)
    expect(report.subject.cadastralNumber).toBe(BUILDING_NUMBER)
    const schema = await server.get(new URL($schema).pathname)
    expect([schema.status, schema.headers['content-type']]).toEqual([200, 'application/schema+json'])
    const ajv = new Ajv2020({ strict: true })
    addFormats.default(ajv)
    expect(ajv.validate(JSON.parse(schema.text), JSON.parse(reply.text)), ajv.errorsText()).toBe(true)
    expect((await fetchAs('json', stranger)).status).toBe(403)
  })

  it('name the official file among those of the order, and give it to its buyer alone', async () => {
    const { data } = await buyer.call(contract.orders.getOrder, { params: { id: orderID } })
    const xml = data.files.filter(({ file_type }) => file_type === 'xml')
    expect(xml.map(({ order_item_id }) => order_item_id)).toEqual([property])
    expect((await fetchAs('xml', stranger)).status).toBe(403)
    expect((await server.send(`/api/download?orderID=${orderID}&fileType=xml`)).status).toBe(401)
  })

  it('of one item are given when it is named', async () => {
    const reply = await buyer.call(files.downloadOrder, {
      query: { orderID, fileType: 'xml', order_item_id: property },
    })
    expect(reply.status).toBe(200)
  })

  it('are refused for another kind, for an order that is not ready, and where there is no official file', async () => {
    const other = await fetchAs('exe')
    expect([other.status, JSON.parse(other.text)]).toMatchObject([400, { code: 'file/type-unknown' }])
    const guest = server.visit()
    const { order } = await orderAsGuest(guest, [{ product: 'EgrnObject', key: FLAT }])
    const early = await fetchAs('pdf', guest, order.id)
    expect([early.status, JSON.parse(early.text)]).toMatchObject([409, { code: 'order/not-ready' }])
    await payInWidget(guest, order)
    await itemIn(guest, order.order_items[0]?.order_item_id ?? '', 'done')
    const xml = await fetchAs('xml', guest, order.id)
    expect([xml.status, JSON.parse(xml.text)]).toMatchObject([404, { code: 'file/no-source' }])
    expect(JSON.parse(xml.text).error).toContain('Исходного файла у этого отчета нет')
  })
})
