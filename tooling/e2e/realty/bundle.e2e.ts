import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { downloadOrder, itemIn, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { hostFetch } from '@proverka/test-support/host-fetch'
import { BUNDLE, startServerProcess, type ServerProcess } from '@proverka/test-support/server-process'
import { createVisitor } from '@proverka/test-support/visitor'
import { expect, test } from '../fixtures.ts'

/*
 * The other tests run the server from its sources; here is what `npm start` runs. One module that was not found, one
 * folder that was not copied would show itself only there.
 */

const SERVER = join(import.meta.dirname, '..', '..', '..', 'apps', 'server')

test.describe.configure({ mode: 'serial' })

let folder: string
let server: ServerProcess
test.beforeAll(async () => {
  // A first start makes the database.
  test.setTimeout(90_000)
  folder = await mkdtemp(join(tmpdir(), 'proverka-bundle-'))
  server = await startServerProcess({ DATA_DIR: folder }, BUNDLE)
})
test.afterAll(async () => {
  expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null })
  await rm(folder, { recursive: true, force: true })
})

test('the bundle has every migration, article and template', { tag: '@long' }, async () => {
  for (const name of ['platform/db/migrations', 'commands/seeds/articles', 'documents/pdf/templates']) {
    const [bundled, written] = await Promise.all(
      ['dist', 'src'].map((place) => readdir(join(SERVER, place, name), { recursive: true })),
    )
    expect(bundled?.toSorted()).toEqual(written?.toSorted())
    expect(written?.length).toBeGreaterThan(0)
  }
})

for (const host of ['realty.localhost', 'fiz.localhost']) {
  test(`the bundle serves pages of ${host}`, { tag: '@long' }, async ({ page }) => {
    const response = await page.goto(`http://${host}:${server.port}/`)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(`http://${host}:${server.port}/tariff/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test(
  'the bundle makes the PDF and the table of a paid order, and sends its email',
  { tag: '@long' },
  async () => {
    const guest = createVisitor(() => server.port, 'realty')
    const { order } = await orderAsGuest(guest, [{ product: 'EgrnObject' }])
    await payInWidget(guest, order)
    const id = order.order_items[0]?.order_item_id ?? ''
    await itemIn(guest, id, 'done')
    const download = async (type: 'pdf' | 'xlsx') => {
      const { status, data } = await downloadOrder(guest, order.id, type)
      expect(status).toBe(200)
      return Buffer.from(data as never)
    }
    expect((await download('pdf')).subarray(0, 5).toString()).toBe('%PDF-')
    expect((await download('xlsx')).subarray(0, 2).toString()).toBe('PK')
    await expect.poll(() => readdir(join(folder, 'outbox')).catch(() => [])).not.toEqual([])
  },
)

test('the bundle has the reference of the API with its document', { tag: '@long' }, async () => {
  for (const name of ['', 'openapi.json', 'reference.css']) {
    const { status } = await hostFetch(server.port, `realty.localhost:${server.port}`, `/api-docs/${name}`)
    expect(status).toBe(200)
  }
})

test('traces of the bundle name lines of the sources', { tag: '@long' }, async () => {
  const files = await readdir(join(SERVER, 'dist'))
  const name = files.find((file) => /^start-server-\w+\.js$/.test(file)) ?? ''
  const lines = (await readFile(join(SERVER, 'dist', name), 'utf8')).split('\n')
  const map = new SourceMap(JSON.parse(await readFile(join(SERVER, 'dist', `${name}.map`), 'utf8')))
  const line = lines.findIndex((text) => text.startsWith('async function startServer('))
  const found = map.findEntry(line, 0)
  expect('originalSource' in found && found.originalSource).toMatch(/src\/commands\/serve\/start-server\.ts$/)
  expect(lines).toContain(`//# sourceMappingURL=${name}.map`)
})
