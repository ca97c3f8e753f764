import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@proverka/api/contract'
import { moscowDate } from '@proverka/domain/timing'
import { orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { storeStatement } from '../../src/adapters/registry/confirmers/store-statement.ts'
import type { ServerConfig } from '../../src/platform/config/server-config.ts'
import { startTestServer, until, type TestServer, type Visitor } from '../setup/test-server.ts'
import { ROOT } from './register-answers.ts'

/** A fulfilment that waits, with its buyer. */
export interface Waiting {
  readonly fulfilmentId: string
  readonly itemId: string
  readonly number: string
  readonly guest: Visitor
  readonly email: string
}

/** A server whose operator orders extracts by hand, and trusts the authority of `register-answers.ts`. */
export async function startIntakeWorld(config: Partial<ServerConfig> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'roots-'))
  writeFileSync(join(folder, 'root.cer'), ROOT)
  const server = await startTestServer({
    demo: false,
    extractsByHand: true,
    trustedRootsFolder: folder,
    ...config,
  })
  const admin = server.visit()
  await admin.signIn('admin@example.com')
  return {
    server,
    admin,
    today: moscowDate(server.context.clock.now().getTime()),
    buy: (wanted: readonly Wanted[]) => buy(server, wanted),
    /** Has the operator bring files. */
    async bring(files: readonly { readonly name: string; readonly bytes: Uint8Array }[]) {
      const body = { files: files.map(({ name, bytes }) => new File([Uint8Array.from(bytes)], name)) }
      const reply = await admin.call(contract.admin.takeInFiles, { body })
      if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
      return reply.data.files
    },
    waitingFiles: async () =>
      (await admin.call(contract.admin.listWaitingFiles, { query: { limit: '100' } })).data.files,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

export type IntakeWorld = Awaited<ReturnType<typeof startIntakeWorld>>

interface Wanted {
  readonly number: string
  readonly product?: 'EgrnObject' | 'EgrnRightList'
}

/** Guests order and pay; each order has up to twenty objects. */
async function buy(server: TestServer, wanted: readonly Wanted[]): Promise<readonly Waiting[]> {
  const found: Waiting[] = []
  for (const { number } of wanted) await confirmFlat(server, number)
  for (let from = 0; from < wanted.length; from += 20) {
    const guest = server.visit()
    const part = wanted.slice(from, from + 20)
    const { order, email } = await orderAsGuest(
      guest,
      part.map(({ number, product = 'EgrnObject' }) => ({ product, key: number })),
    )
    await payInWidget(guest, order)
    for (const [index, { order_item_id }] of order.order_items.entries())
      found.push({
        fulfilmentId: await fulfilmentOf(server, order_item_id),
        itemId: order_item_id,
        number: part[index]?.number ?? '',
        guest,
        email,
      })
  }
  return found
}

const fulfilmentOf = (server: TestServer, itemId: string) =>
  until(`the fulfilment of ${itemId}`, async () => {
    const [row] = await server.sql('select id from fulfilments where order_item_id = $1', [itemId])
    return row?.['id'] as string | undefined
  })

/** The operator's word confirms an object. */
const confirmFlat = ({ context }: TestServer, number: string) =>
  storeStatement(
    context.database,
    'operator',
    {
      number,
      kind: 'premises',
      state: 'current',
      address: `г. Образцовск, ул. Кленовая, д. 1, кв. ${number.split(':').at(-1)}`,
      partOf: null,
      facts: {},
      document: 'слово оператора',
      day: '2026-11-01',
    },
    number,
  )
