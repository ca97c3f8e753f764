import { contract } from '@proverka/api/contract'
import { registerDocumentView } from '@proverka/domain/views'
import { checkSignature } from '@proverka/gost-signature'
import { makeZip } from '@proverka/test-support/make-zip'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfAttachments } from '../setup/pdf-attachments.ts'
import { readZip } from '../setup/read-zip.ts'
import { until } from '../setup/test-server.ts'
import { startIntakeWorld, type IntakeWorld, type Waiting } from './intake-world.ts'
import { answerFiles } from './register-answers.ts'

/* The files of the register, as its buyer gets them. */

let world: IntakeWorld
beforeAll(async () => {
  world = await startIntakeWorld()
}, 600_000)
afterAll(() => world.stop())

async function answered(
  number: string,
): Promise<Waiting & { files: ReturnType<typeof answerFiles>; orderId: string }> {
  const [one] = await world.buy([{ number }])
  if (!one) throw new Error('nothing was bought')
  const files = answerFiles(
    { kind: 'extract_about_property_room', number, date: world.today },
    { isSigned: true },
  )
  await world.bring([{ name: 'Response-80-1.zip', bytes: makeZip(files) }])
  const { order_id } = await until('the report', async () => {
    const data = await viewOf(one)
    return data.status === 'done' ? data : undefined
  })
  return { ...one, files, orderId: order_id }
}

const viewOf = async ({ guest, itemId }: Waiting) =>
  (await guest.call(contract.reports.getReport, { params: { id: itemId } })).data

const bytesOf = (data: unknown) => Buffer.from(data as Uint8Array)

const original = ({ guest }: Pick<Waiting, 'guest'>, itemId: string, hash: string) =>
  guest.call(contract.files.downloadFile, { params: { path: `register/${itemId}/${hash}` } })

const download = async ({ guest, orderId }: Pick<Waiting, 'guest'> & { orderId: string }, fileType: string) =>
  bytesOf((await guest.call(contract.files.downloadOrder, { query: { orderID: orderId, fileType } })).data)

describe('[FULFIL-09] the files of the register', () => {
  it('are on the view of their item with sizes, and come as they were brought, byte for byte', async () => {
    const one = await answered('77:02:0002002:4101')
    const { register_documents, report } = await viewOf(one)
    expect(register_documents).toHaveLength(1)
    const [document] = register_documents
    const hashes = report?.tasks.flatMap(({ answer_hash }) => answer_hash ?? []) ?? []
    const view = document && registerDocumentView(document, hashes)
    expect(view?.lines.map(({ tone }) => tone)).toEqual(['green', 'green', 'green'])
    expect(view?.source?.tone).toBe('green')
    for (const file of document?.files ?? []) {
      const brought = one.files.find(({ name }) => name.endsWith(file.name))
      const reply = await original(one, one.itemId, file.hash)
      expect([file.name, reply.status]).toEqual([file.name, 200])
      expect(bytesOf(reply.data).equals(Buffer.from(brought?.bytes ?? []))).toBe(true)
      expect(file.size).toBe(bytesOf(reply.data).length)
    }
    expect(document?.files.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['xml', 'signature']))
  })

  it('[TRUST-03] are inside the PDF of the report, with their signature', async () => {
    const one = await answered('77:02:0002002:4109')
    const attached = pdfAttachments(await download(one, 'pdf'))
    const wanted = one.files.filter(({ name }) => /\.(?:xml|sig)$/.test(name))
    expect(wanted.length).toBeGreaterThan(1)
    for (const { name, bytes } of wanted)
      expect([name, attached.get(name.split('/').at(-1) ?? '')?.equals(Buffer.from(bytes))]).toEqual([
        name,
        true,
      ])
  })

  it('are in the archive of the order, and the XML is its source', async () => {
    const one = await answered('77:02:0002002:4102')
    const xml = one.files.find(({ name }) => name.endsWith('.xml'))
    expect((await download(one, 'xml')).equals(Buffer.from(xml?.bytes ?? []))).toBe(true)
    const entries = [...readZip(await download(one, 'zip')).values()]
    for (const { name, bytes } of one.files)
      expect([name, entries.some((entry) => entry.equals(Buffer.from(bytes)))]).toEqual([name, true])
  })

  it('are of nobody else, and of no other item', async () => {
    const [one, other] = [await answered('77:02:0002002:4103'), await answered('77:02:0002002:4104')]
    const [document] = (await viewOf(one)).register_documents
    const hash = document?.files[0]?.hash ?? ''
    expect((await original({ guest: world.server.visit() }, one.itemId, hash)).status).toBe(401)
    expect((await original(other, one.itemId, hash)).status).toBe(403)
    expect((await original(other, other.itemId, hash)).status).toBe(404)
  })

  it('[TRUST-14] come with the roots that the operator loaded: a buyer may check the signatures by them', async () => {
    const one = await answered('77:02:0002002:4105')
    const [document] = (await viewOf(one)).register_documents
    const bytes = async (kind: string) => {
      const hash = document?.files.find((file) => file.kind === kind)?.hash ?? ''
      return bytesOf((await original(one, one.itemId, hash)).data)
    }
    const path = 'trusted-roots.pem'
    const roots = bytesOf((await one.guest.call(contract.files.downloadFile, { params: { path } })).data)
    const check = checkSignature(await bytes('xml'), await bytes('signature'), undefined, [roots])
    expect(check).toMatchObject({ digest: 'same', signature: 'right', chain: { isTrusted: true } })
  })
})
