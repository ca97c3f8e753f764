import { contract } from '@proverka/api/contract'
import { STAFF_TABLES } from '@proverka/domain/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itemIn, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { pdfAttachments } from '../setup/pdf-attachments.ts'
import { readPdfText } from '../setup/read-pdf-text.ts'
import { readZip } from '../setup/read-zip.ts'
import { riskItem } from '../setup/risk-order.ts'
import { startTestServer, type TestServer, type Visitor } from '../setup/test-server.ts'
import { credentialsOf } from '@proverka/test-support/visitor'
import { knowObjects } from '../setup/known-objects.ts'

/* What leaves as a document says what was written, runs nothing and is named by a plain name. */

const TURNS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/

const HOSTILE = [
  '=HYPERLINK("http://evil.example";"Отчет")',
  "+7+cmd|' /C calc'!A0",
  "-2+3+cmd|' /C calc'!A0",
  "@SUM(1+1)*cmd|' /C calc'!A0",
  '\t=1+1',
  '\r=1+1',
  '=\u202Efdp.exe',
  '\u2066\u200Fдом\u061C 5',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '#eval("1")$x$*a*_b_`c`[d]{e}\\n//f',
  '../../../etc/cron.d/x',
  'C:\\Windows\\x',
  `ул. ${'Ж'.repeat(480)}`,
]

/** The forms that an archive has each report in. */
const KINDS = ['pdf', 'html', 'xlsx', 'json']

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const CSV = 'text/csv; charset=utf-8'

/** Cells of a text that a spreadsheet would compute. */
const formulasOf = (bytes: Uint8Array): readonly string[] =>
  Buffer.from(bytes)
    .toString('utf8')
    .match(/(?<=^|[,;]|"|\uFEFF)(?:[=+@\t]|-(?![\d.]+(?:[,;]|"|\r|$)))[^,;\r\n]*/gmu) ?? []

/** What of a spreadsheet computes, runs or leads to another place. */
const activeParts = (bytes: Uint8Array): readonly string[] =>
  [...readZip(bytes)].flatMap(([name, part]) => [
    ...(/vba|external|query|connection/i.test(name) ? [name] : []),
    ...(part.toString().match(/<f[ >]|<hyperlink|<ddeLink|<oleLink/g) ?? []),
  ])

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const download = async (visitor: Visitor, path: string) => {
  const reply = await server.send(path, { headers: credentialsOf(visitor) })
  expect(reply.status).toBe(200)
  return reply
}

const nameOf = (disposition: unknown) =>
  decodeURIComponent(/^attachment; filename\*=UTF-8''([\w%.!~*'()-]+)$/.exec(String(disposition))?.[1] ?? '')

/** A name under which nothing happens but the saving of a file of this kind. */
const isPlainName = (name: string, extension: string) =>
  name.endsWith(`.${extension}`) && name.length < 200 && !/^[.\-=+@]|[/\\\p{C}<>:"|?*]|\.\./u.test(name)

describe('the documents of an order of things with hostile names', () => {
  let buyer: Visitor
  let orderID: string
  beforeAll(async () => {
    buyer = server.visit()
    await knowObjects(server, HOSTILE)
    const { order } = await orderAsGuest(
      buyer,
      HOSTILE.map((key) => ({ product: 'EgrnObject', key })),
    )
    orderID = order.id
    await payInWidget(buyer, order)
    for (const { order_item_id } of order.order_items) await itemIn(buyer, order_item_id, 'done')
  })

  it('are an archive of plain names, no two alike', async () => {
    const reply = await download(buyer, `/api/download?orderID=${orderID}&fileType=zip`)
    const names = [...readZip(reply.bytes).keys()]
    // Two lists of what is inside come last: they tell what really was put in.
    expect(names.splice(-2)).toEqual(['index.html', 'index.json'])
    // And the act of the whole order.
    expect(names).toHaveLength(HOSTILE.length * KINDS.length + 1)
    expect(names.filter((name) => !KINDS.some((kind) => isPlainName(name, kind)))).toEqual([])
    expect(isPlainName(nameOf(reply.headers['content-disposition']), 'zip')).toBe(true)
  })

  it('are tables in which nothing is computed and nothing leads away', async () => {
    const files = readZip((await download(buyer, `/api/download?orderID=${orderID}&fileType=zip`)).bytes)
    const tables = [...files].filter(([name]) => name.endsWith('.xlsx'))
    expect(tables).toHaveLength(HOSTILE.length)
    for (const [name, bytes] of tables) expect([name, activeParts(bytes)]).toEqual([name, []])
    const { text } = await download(buyer, `/api/download?orderID=${orderID}&fileType=csv`)
    expect(text.match(/(?:^\uFEFF?|;|\r\n)"?[=+@\t\r-]./g)).toBeNull()
  })

  it('are pages whose texts stay texts, in the direction in which they are read', async () => {
    const pages = readZip((await download(buyer, `/api/download?orderID=${orderID}&fileType=zip`)).bytes)
    for (const [name, bytes] of pages) {
      if (!name.endsWith('.html')) continue
      const html = bytes.toString()
      // The list of what is inside leads to the files beside it, and nowhere else.
      const beside = name === 'index.html' ? html.replaceAll(/<a href="[^":/]+">/g, '') : html
      expect([
        name,
        beside.match(/<(?:script|img|iframe|object|embed|form|link|a)\b|\son\w+\s*=\s*["']/gi),
      ]).toEqual([name, null])
      expect([name, TURNS.test(html)]).toEqual([name, false])
    }
  })

  it('are PDF files that open nothing', async () => {
    const files = readZip((await download(buyer, `/api/download?orderID=${orderID}&fileType=zip`)).bytes)
    let texts = ''
    for (const [name, bytes] of files) {
      if (!name.endsWith('.pdf')) continue
      const { pages, structure } = readPdfText(bytes)
      texts += pages.join(' ')
      expect([name, /\/(?:JavaScript|JS|Launch|OpenAction|SubmitForm|AA)\b/.test(structure)]).toEqual([
        name,
        false,
      ])
      const attached = [...pdfAttachments(bytes).keys()]
      expect([
        name,
        attached.filter((file) => !/^(?:report\.sd-jwt|[\w-]+\.(?:xml|sig))$/.test(file)),
      ]).toEqual([name, []])
      const links = [...structure.matchAll(/\/URI \(([^)]*)\)/g)].map(
        ([, link]) => new URL(link ?? '').origin,
      )
      expect([name, links.filter((origin) => origin !== server.context.originOf('realty'))]).toEqual([
        name,
        [],
      ])
      expect([name, TURNS.test(pages.join(''))]).toEqual([name, false])
    }
    // The names are printed as they are: nothing of them was worked out.
    expect(texts.replaceAll(/[\s\u200B]/g, '')).toContain('=HYPERLINK(')
  })

  it('of a person are no different', async () => {
    const visitor = server.visit()
    const person = { lastName: 'Ладогин', firstName: 'Арсений', birthDate: '1987-03-14' }
    const { id, orderId } = await riskItem(visitor, 'V2.1', [person])
    // Such names are refused today before they are paid; those of an older program are stored.
    const hostile = {
      lastName: "=команда|\u202E'/С счет'!А",
      firstName: '@СУММ(А)',
      middleName: '<б>-одна</б>',
    }
    await server.sql('update reports set subject = subject || $1::jsonb where order_item_id = $2', [
      JSON.stringify(hostile),
      id,
    ])
    await server.sql(
      `update order_items set metadata = jsonb_set(metadata, '{ownersData,0}', metadata #> '{ownersData,0}' || $1::jsonb)
        where id = $2`,
      [JSON.stringify(hostile), id],
    )
    const pdf = await download(visitor, `/api/files/reports/${id}.pdf`)
    expect(isPlainName(nameOf(pdf.headers['content-disposition']), 'pdf')).toBe(true)
    expect(TURNS.test(readPdfText(pdf.bytes).pages.join(''))).toBe(false)
    const { text } = await download(visitor, `/api/download?orderID=${orderId}&fileType=html`)
    expect([text.includes('<б>-'), TURNS.test(text)]).toEqual([false, false])
    expect(text).toContain('&lt;б&gt;-одна')
  })
})

it('no call answers a table that a program would calculate: spreadsheets hold values alone', async () => {
  const admin = server.visit()
  await admin.signIn('admin@example.com')
  const types = new Set<string>()
  const active: string[] = []
  async function look(path: string, headers: Record<string, string>): Promise<void> {
    const reply = await server.send(`/api${path}`, { headers })
    const type = String(reply.headers['content-type'])
    types.add(type)
    if (type === CSV) active.push(...formulasOf(reply.bytes).map((cell) => `${path}: ${cell}`))
    if (type === XLSX) active.push(...activeParts(reply.bytes).map((part) => `${path}: ${part}`))
  }
  for (const area of Object.values(contract)) {
    for (const { method, path, access, reply: form } of Object.values(area)) {
      if (method !== 'GET' || form === 'events' || path.includes('{')) continue
      await look(path, access === 'guest' ? {} : credentialsOf(admin))
    }
  }
  // Of these some ask for a filter: what they refuse with is no table.
  for (const table of STAFF_TABLES)
    for (const format of ['csv', 'xlsx'])
      await look(`/admin/export/${table}?format=${format}`, credentialsOf(admin))
  expect(active).toEqual([])
  expect([...types].toSorted()).toEqual(['application/json', CSV, XLSX].toSorted())
})
