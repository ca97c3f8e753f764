import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startDevServer } from '@proverka/dev-env'
import { WORKPLACE } from './published-packages.ts'
import { run } from './run.ts'

const FOLDER = join(WORKPLACE, 'generated')

/** A program of somebody who makes a client of the document: it compiles only with these names and fields. */
const WITH_OPENAPI_TYPESCRIPT = `import type { components, operations } from './openapi-typescript.ts'

type CreateOrderInput = components['schemas']['CreateOrderInput']
type Order = components['schemas']['Order']
type Reply = operations['orders.createOrder']['responses'][200]['content']['application/json']

export const input = { order_items: [{ product_id: 'a', object_key: 'b', metadata: {} }] } satisfies CreateOrderInput
export const totalOf = (reply: Reply): number => reply.data.total_amount
export const firstPart = ({ items }: Order): string | undefined => items[0]?.order_item_id
`

const WITH_ORVAL = `import { ordersCreateOrder, productsListProducts, type CreateOrderInput, type Product } from './orval.ts'

const input: CreateOrderInput = { order_items: [{ product_id: 'a', object_key: 'b' }] }
export async function order(): Promise<number | undefined> {
  const products = await productsListProducts({ kadastrNumber: '00:14:0203005:1047' })
  const [first]: Product[] = products.status === 200 ? products.data.data : []
  const reply = await ordersCreateOrder(input)
  return first && reply.status === 200 ? reply.data.data.total_amount : undefined
}
`

/**
 * Makes clients of the documents that a server sends with openapi-typescript and orval, and compiles them with programs that
 * use their names; throws `CommandError` with what does not.
 */
export async function checkGeneratedClients(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  await saveDocument()
  await run('openapi-typescript', ['openapi.json', '-o', 'openapi-typescript.ts'], FOLDER)
  await run('orval', ['--input', 'openapi.json', '--output', 'orval.ts', '--client', 'fetch'], FOLDER)
  writeFileSync(join(FOLDER, 'with-openapi-typescript.ts'), WITH_OPENAPI_TYPESCRIPT)
  writeFileSync(join(FOLDER, 'with-orval.ts'), WITH_ORVAL)
  const options = {
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    types: [],
    lib: ['es2023', 'dom', 'dom.iterable'],
  }
  writeFileSync(
    join(FOLDER, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, include: ['*.ts'] }),
  )
  await run('tsc', ['-p', FOLDER], FOLDER)
}

async function saveDocument(): Promise<void> {
  const server = await startDevServer()
  try {
    const { port } = new URL(server.originOf('realty'))
    const reply = await fetch(`http://127.0.0.1:${port}/api-docs/openapi.json`)
    writeFileSync(join(FOLDER, 'openapi.json'), await reply.text())
  } finally {
    await server.stop()
  }
}
