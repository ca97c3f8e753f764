import { randomUUID } from 'node:crypto'
import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DEVELOPMENT_SITES } from '../src/platform/config/sites.ts'
import { itemIn, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { reportOfRights } from '@proverka/test-support/many-rights'
import { readPdfText } from './setup/read-pdf-text.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

/** Of the processor time of a document; the typesetter itself in the thread of the calls would make it nearly all. */
const MOST_OF_CALLS = 0.3

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const site = DEVELOPMENT_SITES[0]
if (!site) throw new TypeError('there is a site')

const keysOf = async (id: string) =>
  (await server.context.files.list()).map(({ key }) => key).filter((key) => key.includes(id))

describe('[SAFE-18] a document', () => {
  it('of 5,000 rights is made beside other calls', async () => {
    const report = reportOfRights(5000)
    // The worker is there, so that only the drawing is measured.
    await server.context.reportPdf({ ...reportOfRights(1), id: randomUUID() }, site)
    const processBefore = process.cpuUsage()
    const callsBefore = process.threadCpuUsage()
    let isMade = false
    const made = server.context.reportPdf({ ...report, id: randomUUID() }, site).then((bytes) => {
      isMade = true
      return bytes
    })
    const { status } = await server.visit().call(contract.site.getSite, {})
    expect([status, isMade]).toEqual([200, false])
    const bytes = await made
    const [all, calls] = [process.cpuUsage(processBefore), process.threadCpuUsage(callsBefore)]
    expect(readPdfText(bytes).pages.length).toBeGreaterThan(100)
    // How long the loop was blocked is a figure (docs/figures/server.md): a busy machine makes any such limit fail.
    expect((calls.user + calls.system) / (all.user + all.system)).toBeLessThan(MOST_OF_CALLS)
  })

  it('is made once, and again when its facts change; the former one is removed', async () => {
    const report = { ...reportOfRights(1), id: randomUUID() }
    const put = vi.spyOn(server.context.files, 'put')
    try {
      const [first, same] = await Promise.all([
        server.context.reportPdf(report, site),
        server.context.reportPdf(report, site),
      ])
      const again = await server.context.reportPdf(report, site)
      expect([Buffer.compare(first, same), Buffer.compare(first, again)]).toEqual([0, 0])
      expect(put).toHaveBeenCalledTimes(1)
      const before = await keysOf(report.id)

      const other = await server.context.reportPdf({ ...report, title: 'Другая выписка' }, site)
      expect(Buffer.compare(first, other)).not.toBe(0)
      const after = await keysOf(report.id)
      expect([before.length, after.length]).toEqual([1, 1])
      expect(after).not.toEqual(before)
    } finally {
      put.mockRestore()
    }
  })

  it('reaches its reader when it cannot be stored', async () => {
    const put = vi.spyOn(server.context.files, 'put').mockRejectedValue(new Error('the disk is full'))
    try {
      const bytes = await server.context.reportPdf({ ...reportOfRights(1), id: randomUUID() }, site)
      expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
    } finally {
      put.mockRestore()
    }
  })

  it('is served to its buyer from the storage', async () => {
    const guest = server.visit()
    const { order } = await orderAsGuest(guest, [{ product: 'EgrnObject' }])
    await payInWidget(guest, order)
    const id = order.order_items[0]?.order_item_id ?? ''
    await itemIn(guest, id, 'done')
    const path = `reports/${id}.pdf`
    const first = await guest.call(contract.files.downloadFile, { params: { path } })
    const [key = ''] = (await keysOf(id)).filter((name) => name.startsWith('documents/report-pdf/'))
    await server.context.files.put(key, Buffer.from('%PDF-kept'))
    const second = await guest.call(contract.files.downloadFile, { params: { path } })
    expect(
      Buffer.from(first.data as never)
        .subarray(0, 8)
        .toString(),
    ).toMatch(/^%PDF-1\./)
    expect(Buffer.from(second.data as never).toString()).toBe('%PDF-kept')
  })
})
