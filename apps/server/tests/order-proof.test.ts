import { createHash } from 'node:crypto'
import { contract } from '@proverka/api/contract'
import { checkFile, formatCode, type Jwks } from '@proverka/report-proof'
import { FLAT, itemIn, LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { credentialsOf } from '@proverka/test-support/visitor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfAttachments } from './setup/pdf-attachments.ts'
import { readPdfText } from './setup/read-pdf-text.ts'
import { readZip } from './setup/read-zip.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

let server: TestServer
let buyer: Visitor
let orderId: string
let items: readonly string[]

beforeAll(async () => {
  server = await startTestServer()
  buyer = server.visit()
  const { order } = await orderAsGuest(buyer, [
    { product: 'EgrnObject', key: FLAT },
    { product: 'EgrnRightList', key: FLAT },
    { product: 'BailiffCheck', key: 'Ладогин', metadata: LADOGIN },
  ])
  await payInWidget(buyer, order)
  orderId = order.id
  items = order.order_items.map(({ order_item_id }) => order_item_id)
  for (const id of items) await itemIn(buyer, id, 'done')
})
afterAll(() => server.stop())

async function download(fileType: string): Promise<Uint8Array<ArrayBuffer>> {
  const query = new URLSearchParams({ orderID: orderId, fileType })
  const reply = await server.send(`/api/download?${query}`, { headers: credentialsOf(buyer) })
  expect(reply.status).toBe(200)
  return new Uint8Array(reply.bytes)
}

const keys = async (): Promise<Jwks> =>
  JSON.parse((await server.send('/.well-known/jwks.json', {})).text) as Jwks

const issued = (code: string) => server.visit().call(contract.verify.findIssued, { params: { code } })

async function verified(bytes: Uint8Array<ArrayBuffer>) {
  const { result, format } = await checkFile(bytes, await keys())
  if (result.kind !== 'genuine') throw new Error(`${format}: ${result.kind}`)
  return result
}

describe('[TRUST-01, TRUST-03] the PDF of a whole order', () => {
  it('is signed under a code of its own, with the digest of the file', async () => {
    const pdf = await download('pdf')
    const { code, document, sections, hidden } = await verified(pdf)
    expect(document).toMatchObject({ kind: 'property', version: '', demo: true })
    expect(hidden).toMatchObject({ sections: 0, name: 0 })
    expect(sections.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'verdict',
        'reconciliation',
        'part-1',
        'part-2',
        'part-3',
        'asked',
        'not-checked',
      ]),
    )
    const { pages } = readPdfText(Buffer.from(pdf))
    expect(pages.every((page) => page.includes(formatCode(code)))).toBe(true)
    // The code of an order differs from those of its parts.
    for (const id of items) {
      const { data } = await buyer.call(contract.shares.getProof, { params: { id } })
      expect(data.code).not.toBe(code)
    }
    const sha256 = createHash('sha256').update(pdf).digest('hex')
    expect((await issued(code)).data).toMatchObject({
      code,
      title: document.title,
      state: 'issued',
      files: [{ kind: 'pdf', sha256 }],
    })
    expect(JSON.stringify((await issued(code)).data)).not.toContain('Ладогин')
  })

  it('is the same bytes each time, with the files of the register of each part', async () => {
    const [one, other] = [await download('pdf'), await download('pdf')]
    expect(Buffer.compare(one, other)).toBe(0)
    const names = [...pdfAttachments(Buffer.from(one)).keys()]
    expect(names[0]).toBe('report.sd-jwt')
    expect(new Set(names).size).toBe(names.length)
    expect(names.slice(1).every((name) => /^[12]-/.test(name))).toBe(true)
  })

  it('has each signed text about a person apart, so that a copy can hide it', async () => {
    const { sections } = await verified(await download('pdf'))
    const personal = sections.flatMap(({ part }) =>
      (part?.rows ?? []).flat().flatMap((cell) => (typeof cell === 'string' ? [] : cell)),
    )
    expect(personal).toContainEqual(expect.objectContaining({ hide: 'name' }))
  })

  it('is not signed while a part is not ready', async () => {
    await server.sql(`update order_items set status = 'inprogress' where id = $1`, [items[2]])
    const { result } = await checkFile(await download('pdf'), await keys())
    expect(result).toEqual({ kind: 'refused', reason: 'foreign-pdf' })
    await server.sql(`update order_items set status = 'done' where id = $1`, [items[2]])
    await verified(await download('pdf'))
  })

  it('is said to be destroyed as soon as one part of it is', async () => {
    const { code } = await verified(await download('pdf'))
    await server.sql('update order_items set report_hidden_at = now() where id = $1', [items[2]])
    expect((await issued(code)).data.state).toBe('destroyed')
    await server.sql('update order_items set report_hidden_at = null where id = $1', [items[2]])
  })
})

it('[TRUST-03] an archive of an order has a signed PDF and JSON of each part, and asks to be unpacked', async () => {
  const zip = await download('zip')
  expect((await checkFile(zip, await keys())).result).toEqual({ kind: 'refused', reason: 'archive' })
  const signed = [...readZip(zip)].filter(([name]) => /^(?!index).*\.(pdf|json)$/.test(name))
  const codes = new Set<string>()
  for (const [, content] of signed) {
    const { result } = await checkFile(new Uint8Array(content), await keys())
    if (result.kind === 'genuine') codes.add(result.code)
  }
  expect(codes.size).toBe(items.length)
})
