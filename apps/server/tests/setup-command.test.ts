import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@proverka/api/contract'
import { PRODUCTS } from '@proverka/domain/orders'
import { PROVIDER_KEY, startDadata } from '@proverka/test-support/sources/providers'
import { startSmtpServer, type SmtpServer } from '@proverka/test-support/smtp-server'
import { hostFetch } from '@proverka/test-support/host-fetch'
import { startYooKassaServer } from '@proverka/test-support/yookassa-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../src/platform/db/open-database.ts'
import { StartError } from '../src/platform/db/start-error.ts'
import { readEnv } from '../src/commands/env.ts'
import { readCatalogueFile, SHIPPED_CATALOGUE } from '../src/commands/catalogue/catalogue-file.ts'
import { runSetup } from '../src/commands/setup/run-setup.ts'
import { DEVELOPMENT_SITES, type SiteConfig } from '../src/platform/config/sites.ts'
import { startServer } from '../src/commands/serve/start-server.ts'
import { createEmptyDatabase } from './setup/copy-database.ts'
import { liveSites } from './setup/live-sites.ts'
import { startS3Server } from '@proverka/test-support/s3-server'

const OFFICE = 'office@example.com'
/** A site about objects is not ready without a source of them. */
const FIZ = DEVELOPMENT_SITES.filter(({ brand }) => brand === 'fiz')
const HOST = 'fiz.example.com'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proverka-setup-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('the catalogue that ships', () => {
  it('names every product at the price of its record', () => {
    const listed = SHIPPED_CATALOGUE.products.map(({ urgent: _surcharge, ...product }) => product)
    expect(listed).toEqual(
      PRODUCTS.map(({ product_name, product_price }) => ({
        name: product_name,
        price: product_price,
        sold: true,
      })),
    )
  })
})

describe('a catalogue of the operator', () => {
  const [first, ...others] = SHIPPED_CATALOGUE.products
  const withFirst = (change: object) => ({ products: [{ ...first, ...change }, ...others] })
  it.each([
    ['a product that there is not', withFirst({ name: 'Horoscope' }), /products\.0\.name: такого отчета нет/],
    ['kopecks', withFirst({ price: 9.5 }), /products\.0\.price: цена — целое число рублей/],
    ['a surcharge with kopecks', withFirst({ urgent: 9.5 }), /products\.0\.urgent: цена — целое число/],
    ['a price below zero', withFirst({ price: -1 }), /products\.0\.price: цена не бывает меньше нуля/],
    ['an unknown word', withFirst({ prise: 1 }), /products\.0\.prise/],
    ['a product twice', { products: [first, first, ...others] }, /products: отчет назван дважды/],
    ['a bundle at another price than its parts', withFirst({ price: 100 }), /FullCheck состоит из .*: 1098/],
    ['a tariff twice', { tariffs: [SHIPPED_CATALOGUE.tariffs[0], SHIPPED_CATALOGUE.tariffs[0]] }, /дважды/],
  ])('with %s is refused with its place', async (_, change, words) => {
    const file = join(folder, 'catalogue.json')
    await writeFile(file, JSON.stringify({ ...SHIPPED_CATALOGUE, ...change }))
    expect(() => readCatalogueFile(file)).toThrow(StartError)
    expect(() => readCatalogueFile(file)).toThrow(words)
  })

  it('that is no JSON is refused', async () => {
    const file = join(folder, 'catalogue.json')
    await writeFile(file, '{')
    expect(() => readCatalogueFile(file)).toThrow(/не читается/)
    expect(() => readCatalogueFile(join(folder, 'absent.json'))).toThrow(/такого файла нет/)
  })
})

describe.runIf(process.env['DATABASE_URL'])('npm run setup', () => {
  let database: Awaited<ReturnType<typeof createEmptyDatabase>>
  let shop: Awaited<ReturnType<typeof startYooKassaServer>>
  let smtp: SmtpServer
  beforeAll(async () => {
    database = await createEmptyDatabase()
    shop = await startYooKassaServer()
    smtp = await startSmtpServer(() => '250 2.1.5 ok')
  })
  afterAll(async () => {
    await smtp.stop()
    await shop.stop()
    await database.drop()
  })

  async function setUp(variables: Record<string, string>, ...args: string[]) {
    const lines: string[] = []
    const env = { DATABASE_URL: database.databaseUrl, DATA_DIR: folder, ...variables }
    const { isReady } = await runSetup(env, args, ({ part, state, text }) => {
      lines.push(`${state} ${part}: ${text}`)
    })
    return { isReady, lines, env }
  }

  /** What an operator writes down once. */
  async function variablesOf(
    secret: string,
    rows: readonly SiteConfig[] = FIZ,
  ): Promise<Record<string, string>> {
    const scriptUrl = 'https://example.com/widget.js'
    const sites = liveSites({ provider: 'money', publicKey: shop.shop.id, scriptUrl }, rows)
    const SITES_FILE = join(folder, 'sites.json')
    await writeFile(SITES_FILE, JSON.stringify(sites))
    return {
      SITES_FILE,
      SOURCES: 'fssp',
      SOURCE_FSSP_KEY: 'key',
      SOURCE_FSSP_URL: 'http://127.0.0.1:9',
      BEHIND_PROXY: '1',
      STAFF_KEY: 'staff-key-staff-key-staff-key-staff',
      SMTP_URL: smtp.url,
      YOOKASSA_SHOP_ID: shop.shop.id,
      YOOKASSA_SECRET_KEY: secret,
      YOOKASSA_URL: shop.url,
    }
  }

  const read = async (table: 'persons' | 'products') => {
    const open = await openDatabase({ databaseUrl: database.databaseUrl })
    try {
      return await open.current.selectFrom(table).selectAll().execute()
    } finally {
      await open.close()
    }
  }

  it('[OPS-02] on an empty database names mail, provider, sources and storage, and makes no admin', async () => {
    const { isReady, lines } = await setUp({})
    expect(isReady).toBe(false)
    const text = lines.join('\n')
    expect(text).toMatch(/missing Настройки: не указан оператор сайта/)
    expect(text).toMatch(/done База данных: PostgreSQL \d+, изменений схемы: \d+/)
    expect(text).toMatch(new RegExp(`done Каталог: новых отчетов ${PRODUCTS.length}, `))
    expect(text).toMatch(/missing Оплата: .*«test»/)
    expect(text).toMatch(/missing Почта: не указана SMTP_URL/)
    expect(text).toMatch(/warning Источники: не подключен ни один/)
    expect(text).toMatch(/done Файлы: .* пишется и читается/)
    expect(text).toMatch(/warning Администратор: появится/)
    expect(await read('persons')).toEqual([])
  })

  it('says which key, server or folder does not fit', async () => {
    const variables = await variablesOf('another')
    const gone = await startSmtpServer(() => '250 2.1.5 ok')
    await gone.stop()
    const closed = new URL(gone.url).port
    const file = join(folder, 'file')
    await writeFile(file, '')
    const { isReady, lines } = await setUp({
      ...variables,
      SMTP_URL: `smtp://127.0.0.1:${closed}`,
      DATA_DIR: file,
      SOURCES: 'npd',
      SOURCE_NPD_URL: `http://127.0.0.1:${closed}`,
    })
    expect(isReady).toBe(false)
    const text = lines.join('\n')
    expect(text).toMatch(/missing Оплата: YooKassa: номер магазина или ключ не подходит/)
    expect(text).toMatch(/missing Почта: 127\.0\.0\.1:\d+ не принимает: .*ECONNREFUSED/)
    expect(text).toMatch(/warning Источники: npd: 127\.0\.0\.1:\d+ не отвечает: .*ECONNREFUSED/)
    expect(text).toMatch(/missing Файлы: .* не годится: /)
    expect(text).not.toContain('another')
  })

  it('says that a pooler does not let the server in', async () => {
    const { isReady, lines } = await setUp({
      DATABASE_URL: 'postgres://nobody:none@127.0.0.1:9/proverka',
      DATABASE_DIRECT_URL: database.databaseUrl ?? '',
    })
    expect(isReady).toBe(false)
    expect(lines.join('\n')).toMatch(/done База данных: .*\n(.*\n)*missing Пулер: /)
  })

  it('makes the first admin without a password of ours, and a server that sells', async () => {
    const variables = await variablesOf(shop.shop.secret)
    const nobody = await setUp(variables)
    expect(nobody.isReady).toBe(false)
    expect(nobody.lines.at(-1)).toMatch(/^missing Администратор: нет ни одного/)

    const { isReady, lines, env } = await setUp(variables, '--admin', OFFICE)
    expect([isReady, lines.at(-1)]).toEqual([
      true,
      expect.stringMatching(/^done Администратор: на office@example\.com ушло письмо/),
    ])
    expect(lines).toContain(`done Отправитель: письма ${HOST} уходят с noreply@${HOST}`)
    expect(smtp.tried).toEqual([OFFICE])
    // The relay signs for the domain of the site.
    expect(smtp.senders).toEqual([`noreply@${HOST}`])
    expect(await read('persons')).toEqual([
      expect.objectContaining({ email: OFFICE, password_hash: null, proven_at: null }),
    ])
    // Who has not come in yet gets another password; there is one admin.
    expect((await setUp(variables)).lines.at(-1)).toMatch(/ушло письмо/)
    expect(await read('persons')).toHaveLength(1)

    const server = await startServer(
      readEnv({ ...env, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'silent' }),
    )
    try {
      const { status, text } = await hostFetch(
        server.port,
        HOST,
        `/api${contract.products.listProducts.path}`,
      )
      expect(status).toBe(200)
      expect(JSON.parse(text)).toMatchObject({
        data: expect.arrayContaining([
          expect.objectContaining({ product_name: 'PersonCheck', product_price: 99 }),
        ]),
      })
    } finally {
      await server.stop()
    }
  })

  it('[SELL-04] is not ready with a site that sells nothing of what it is about', async () => {
    const { isReady, lines } = await setUp(
      await variablesOf(shop.shop.secret, DEVELOPMENT_SITES),
      '--new-storage',
    )
    expect(isReady).toBe(false)
    const text = lines.join('\n')
    expect(text).toMatch(/missing Продажа: realty\.example\.com.*: об объектах не продается ничего/)
    expect(text).toMatch(/done Продажа: fiz\S*\.example\.com.*: \d+ отчет\S*: .*Долги у приставов/)
  })

  it('changes prices by a file, withdraws what is not sold, and leaves them alone without one', async () => {
    const file = join(folder, 'catalogue.json')
    const products = SHIPPED_CATALOGUE.products.map((product) =>
      product.name === 'PersonCheck'
        ? { ...product, price: 149 }
        : product.name === 'BailiffCheck'
          ? { ...product, sold: false }
          : product,
    )
    await writeFile(file, JSON.stringify({ ...SHIPPED_CATALOGUE, products }))
    const { lines } = await setUp({}, '--catalogue', file)
    expect(lines.join('\n')).toMatch(/Каталог: новых отчетов 0, других цен 1, снято с продажи 1/)
    expect((await setUp({})).lines.join('\n')).toMatch(/других цен 0, снято с продажи 0/)
  })

  it('tries the key of a source where that costs nothing, and says where it did not', async () => {
    const dadata = await startDadata([])
    try {
      const sources = (key: string) => ({
        SOURCES: 'dadata,fssp',
        SOURCE_DADATA_KEY: key,
        SOURCE_DADATA_URL: dadata.url,
        SOURCE_FSSP_KEY: 'any',
        SOURCE_FSSP_URL: dadata.url,
      })
      const text = async (key: string) => (await setUp(sources(key))).lines.join('\n')
      expect(await text(PROVIDER_KEY)).toMatch(/done Источники: dadata: \S+ отвечает, ключ подходит/)
      const refused = await text('another-key')
      expect(refused).toMatch(/warning Источники: dadata: \S+ отвечает, но ключ не подходит/)
      expect(refused).toMatch(/done Источники: fssp: \S+ отвечает, ключ этим не проверен/)
      expect(refused).not.toContain('another-key')
    } finally {
      await dadata.stop()
    }
  })

  it('makes the bucket that files are kept in, and finds it the next time', async () => {
    const s3 = await startS3Server()
    try {
      const { endpoint, accessKey, secretKey } = s3.access
      const bucket = {
        S3_ENDPOINT: endpoint,
        S3_BUCKET: 'new',
        S3_ACCESS_KEY: accessKey,
        S3_SECRET_KEY: secretKey,
      }
      expect((await setUp(bucket)).lines.join('\n')).toMatch(/done Файлы: .*\/new создан, пишется и читается/)
      expect((await setUp(bucket)).lines.join('\n')).toMatch(/done Файлы: .*\/new пишется и читается/)
      expect((await setUp({ ...bucket, S3_ACCESS_KEY: 'other' })).lines.join('\n')).toMatch(
        /missing Файлы: .*\/new не годится: .*403/,
      )
    } finally {
      await s3.stop()
    }
  })

  it('takes no other words', async () => {
    await expect(setUp({}, '--password', 'x')).rejects.toThrow(StartError)
  })
})
