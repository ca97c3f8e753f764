import { once } from 'node:events'
import { request } from 'node:http'
import { contract } from '@proverka/api/contract'
import { credentialsOf } from '@proverka/test-support/visitor'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { register } from './setup/registration.ts'
import { startTestServer, until, type TestServer, type Visitor } from './setup/test-server.ts'

/* Archives are made while they are read: what fails then, and who goes away then. */

const lines: string[] = []
const printed: unknown[][] = []
let server: TestServer
let owner: Visitor
let dealId: string
beforeAll(async () => {
  server = await startTestServer(
    { logLevel: 'info' },
    { logDestination: { write: (line: string) => void lines.push(line) } },
  )
  owner = server.visit()
  await register(owner)
  const parties = [{ role: 'Продавец', name: 'Савва Ильин' }]
  const body = { object_key: '00:14:0203005:1047', parties, price: 100, closes_on: '' }
  dealId = (await owner.call(contract.deals.createDeal, { body })).data.deal_id
  for (const name of ['1.pdf', '2.pdf', '3.pdf']) {
    // Much of it that no packer makes small: the reader gets pieces, not all at once.
    const noise = crypto.getRandomValues(new Uint8Array(60_000))
    const file = new File(['%PDF-1.7', noise, noise, noise, noise], name)
    await owner.call(contract.deals.addDealDocument, { body: { deal_id: dealId, file } })
  }
})
afterAll(() => server.stop())
beforeEach(() => {
  lines.length = 0
  printed.length = 0
  for (const way of ['error', 'info', 'log', 'warn'] as const)
    vi.spyOn(console, way).mockImplementation((...said: unknown[]) => void printed.push(said))
  return () => vi.restoreAllMocks()
})

const logged = (msg: string) =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => line['msg'] === msg)

const get = (id: string) => {
  const asking = request({
    host: '127.0.0.1',
    port: server.port,
    path: `/api/deal/${dealId}/archive`,
    headers: { host: `realty.localhost:${server.port}`, ...credentialsOf(owner), 'x-request-id': id },
  })
  asking.end()
  return asking
}

it('a source that fails in the middle breaks the answer off, with one line in the log and none beside it', async () => {
  const read = server.context.files.get
  let files = 0
  const failing = vi.spyOn(server.context.files, 'get').mockImplementation(async (key) => {
    files += key.startsWith('attachments/') ? 1 : 0
    if (files === 3) throw new Error('the storage is away')
    return read(key)
  })
  const asking = get('broken-source-1')
  const [answer] = await once(asking, 'response')
  expect(answer.statusCode).toBe(200)
  const pieces: Buffer[] = []
  await expect(
    (async () => {
      for await (const piece of answer) pieces.push(piece as Buffer)
    })(),
  ).rejects.toThrow('aborted')
  expect(Buffer.concat(pieces).toString('latin1')).not.toContain('the storage is away')
  await until('the line of the request', async () => logged('request')[0])
  expect(logged('an answer broke off: its source failed')).toMatchObject([
    { level: 50, requestId: 'broken-source-1', err: { message: 'the storage is away' } },
  ])
  expect(logged('request')).toMatchObject([{ requestId: 'broken-source-1', cut: true }])
  expect(printed).toEqual([])
  failing.mockRestore()
})

it('a reader who goes away ends the making, and nothing is said of it but that the answer was cut', async () => {
  let files = 0
  const read = server.context.files.get
  const counting = vi.spyOn(server.context.files, 'get').mockImplementation((key) => {
    files += key.startsWith('attachments/') ? 1 : 0
    return read(key)
  })
  const asking = get('cut-reader-1')
  const [answer] = await once(asking, 'response')
  await once(answer, 'data')
  asking.on('error', () => {})
  answer.on('error', () => {})
  asking.destroy()
  await until('the line of the request', async () => logged('request')[0])
  expect(logged('request')).toMatchObject([{ requestId: 'cut-reader-1', status: 200, cut: true }])
  expect(
    lines.map((line) => (JSON.parse(line) as { level: number }).level).filter((level) => level > 30),
  ).toEqual([])
  expect(printed).toEqual([])
  expect(files).toBeLessThanOrEqual(3)
  counting.mockRestore()
})
