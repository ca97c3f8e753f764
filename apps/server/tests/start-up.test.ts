import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@proverka/api/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEVELOPMENT_SITES } from '../src/platform/config/sites.ts'
import { openDatabase } from '../src/platform/db/open-database.ts'
import { StartError } from '../src/platform/db/start-error.ts'
import { readEnv } from '../src/commands/env.ts'
import { databaseForProcess } from './setup/copy-database.ts'
import { LADOGIN, productId } from '@proverka/test-support/guest-order'
import { hostFetch } from '@proverka/test-support/host-fetch'
import { failToStart, startServerProcess, type ServerProcess } from '@proverka/test-support/server-process'
import { createVisitor } from '@proverka/test-support/visitor'

/** Who may not read what root owns. */
const NOBODY = { uid: 65_534, gid: 65_534 }
const isRoot = process.getuid?.() === 0

let folder: string
const running = new Set<ServerProcess>()

async function start(variables: Record<string, string | undefined>): Promise<ServerProcess> {
  const server = await startServerProcess(variables)
  running.add(server)
  return server
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proverka-start-'))
})
afterEach(async () => {
  for (const server of running) await server.end('SIGKILL')
  running.clear()
  await rm(folder, { recursive: true, force: true })
})

describe('a server process', () => {
  it('keeps every acknowledged order through kill -9', async () => {
    const { variables, drop } = await databaseForProcess(folder)
    let server = await start(variables)
    const client = createVisitor(() => server.port, 'realty')
    await client.signIn('client@example.com')
    const acknowledged: string[] = []
    const orderOnAndOn = async () => {
      for (;;) {
        const { data } = await client.call(contract.orders.createOrder, {
          // Of other people: the same purchase would be the same order, another one about the same would replace it.
          body: {
            order_items: [
              {
                product_id: productId('PersonCheck'),
                object_key: `Ладогин ${crypto.randomUUID()}`,
                metadata: LADOGIN,
              },
            ],
          },
        })
        acknowledged.push(data.id)
      }
    }
    const workers = Array.from({ length: 4 }, () => orderOnAndOn().catch(() => {}))
    await expect.poll(() => acknowledged.length).toBeGreaterThan(30)
    expect(await server.end('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' })
    await Promise.all(workers)

    server = await start(variables)
    // The session of before the kill is one of the things that survived.
    const { data, status } = await client.call(contract.orders.listOrders, { query: { limit: '100' } })
    expect(status).toBe(200)
    expect(data.orders.map(({ orderId }) => orderId)).toEqual(
      expect.arrayContaining(acknowledged.slice(-100)),
    )
    expect(data.count).toBeGreaterThanOrEqual(acknowledged.length)
    expect(data.count).toBeLessThanOrEqual(acknowledged.length + 4)
    await server.end('SIGTERM')
    await drop()
  })
})

// The run on PostgreSQL has no such folder, and the one on the embedded engine tries it.
describe.skipIf(process.env['DATABASE_URL'])('a server process with a folder', () => {
  it('says where everything is and ends with code 0 on Ctrl-C', async () => {
    const server = await start({ DATA_DIR: folder })
    await expect.poll(server.output).toContain('proverka-demo')
    for (const part of [
      'База данных…',
      'Демонстрационные данные…',
      'Сервер…',
      `http://realty.localhost:${server.port}/`,
      `http://fiz.localhost:${server.port}/`,
      `http://realty.localhost:${server.port}/api-docs/`,
      join(folder, 'outbox'),
      'client@example.com, partner@example.com, admin@example.com',
    ]) {
      expect(server.output()).toContain(part)
    }
    const { status } = await hostFetch(server.port, 'realty.localhost', '/readyz')
    expect(status).toBe(200)
    expect(await server.end('SIGINT')).toEqual({ code: 0, signal: null })
    // A second start is quick and seeds nothing.
    const again = await start({ DATA_DIR: folder })
    expect(again.output()).not.toContain('Демонстрационные данные')
    expect(await again.end('SIGTERM')).toEqual({ code: 0, signal: null })
  })

  it('is refused the folder of another one, with its pid', async () => {
    await databaseForProcess(folder)
    const first = await start({ DATA_DIR: folder })
    expect(await failToStart({ DATA_DIR: folder })).toEqual({
      code: 1,
      message: `База данных ${join(folder, 'database')} уже открыта другим процессом (pid ${first.pid}).`,
    })
    expect((await hostFetch(first.port, 'realty.localhost', '/readyz')).status).toBe(200)
  })

  it.runIf(process.platform === 'linux')('is refused it also when the lock file was deleted', async () => {
    await databaseForProcess(folder)
    const first = await start({ DATA_DIR: folder })
    await rm(join(folder, 'database.lock'))
    expect(await failToStart({ DATA_DIR: folder })).toEqual({
      code: 1,
      message: `База данных ${join(folder, 'database')} уже открыта другим процессом (pid ${first.pid}).`,
    })
    await first.end('SIGKILL')
    await start({ DATA_DIR: folder })
  })
})

describe('a process that cannot start says why in one sentence and ends with 1', () => {
  it('on a port that is taken', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const { variables, drop } = await databaseForProcess(folder)
    expect(await failToStart({ ...variables, PORT: String(port) })).toEqual({
      code: 1,
      message: `Порт ${port} занят: укажите другой в PORT.`,
    })
    other.close()
    await drop()
  })

  it('on a data folder that is a file', async () => {
    const file = join(folder, 'taken')
    await writeFile(file, '')
    const { code, message } = await failToStart({ DATA_DIR: file })
    expect(code).toBe(1)
    expect(message).toMatch(/^Папка данных .*taken недоступна: [^\n]*\.$/)
  })

  it('on a data folder where the database cannot make its lock', async () => {
    await mkdir(join(folder, 'database.lock'))
    const { code, message } = await failToStart({ DATA_DIR: folder })
    expect(code).toBe(1)
    expect(message).toMatch(/^Папка данных [^\n]* недоступна: [^\n]*\.$/)
  })

  it.runIf(isRoot)('on a data folder that others own', async () => {
    const { code, message } = await failToStart({ DATA_DIR: join(folder, 'data') }, NOBODY)
    expect(code).toBe(1)
    expect(message).toMatch(/^Папка данных .*\/data недоступна: EACCES[^\n]*\.$/)
  })

  it('on a broken database', async () => {
    await mkdir(join(folder, 'database'))
    await writeFile(join(folder, 'database', 'PG_VERSION'), '99')
    const { code, message } = await failToStart({ DATA_DIR: folder })
    expect(code).toBe(1)
    expect(message).toMatch(/^База данных в .*database не открывается: [^\n]*$/)
  })

  it('on a PostgreSQL that does not answer', async () => {
    const { code, message } = await failToStart({
      DATA_DIR: folder,
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    })
    expect(code).toBe(1)
    expect(message).toMatch(/^База данных по адресу DATABASE_URL не отвечает: [^\n]*\.$/)
    expect(await readdir(folder)).toEqual([])
  })

  it.each([
    ['another payment provider', { provider: 'cash', publicKey: 'k' }, '"cash"'],
    ['a payment service without a window', { provider: 'money', publicKey: 'k' }, 'нет scriptUrl'],
    [
      'an origin that would end its directive',
      {
        provider: 'money',
        publicKey: 'k',
        scriptUrl: 'https://yookassa.ru/w.js',
        origins: { frame: ["https://a.example; script-src 'unsafe-inline'"] },
      },
      'https://example.com',
    ],
    ['an address that is none', { provider: 'card', publicKey: 'k', scriptUrl: 'javascript:0' }, 'адрес'],
  ])('on a table of sites with %s', async (_, payment, problem) => {
    const SITES_FILE = join(folder, 'sites.json')
    const rows = DEVELOPMENT_SITES.map((site) => ({ ...site, payment }))
    await writeFile(SITES_FILE, JSON.stringify(rows))
    expect(() => readEnv({ SITES_FILE })).toThrow(StartError)
    expect(() => readEnv({ SITES_FILE })).toThrow(problem)
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ BEHIND_PROXY: 'yes' }, 'BEHIND_PROXY'],
    [{ SUGGEST_KEY: 'with a blank' }, 'SUGGEST_KEY'],
    [{ SUGGEST_URL: 'ftp://suggest.example' }, 'SUGGEST_URL'],
    [{ SITES_FILE: '/no/such/file.json' }, '/no/such/file.json'],
  ])('on the setting %j', (variables, name) => {
    expect(() => readEnv(variables)).toThrow(StartError)
    expect(() => readEnv(variables)).toThrow(name)
  })
})

it('a database that a newer program changed past this one is left alone', async () => {
  const { variables, drop } = await databaseForProcess(folder)
  const { DATABASE_URL: databaseUrl } = variables
  const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir: folder })
  await sql`insert into migrations (name, contract_after)
    values ('999-from-the-future.sql', '998-not-known-yet.sql')`.execute(database.current)
  await database.close()
  expect(await failToStart(variables)).toEqual({
    code: 1,
    message: 'База данных новее программы (в ней есть 999-from-the-future.sql): обновите программу.',
  })
  await drop()
})
