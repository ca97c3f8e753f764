import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { chromium, type Browser, type Page } from '@playwright/test'
import { DEVELOPMENT_SITES, startProductionServer } from '@proverka/dev-env'
import { askPostgres, startPostgres } from '@proverka/dev-env/postgres'
import { findBrowser } from '@proverka/test-support/find-browser'
import { startSmtpServer } from '@proverka/test-support/smtp-server'
import { startYooKassaServer } from '@proverka/test-support/yookassa-server'
import { readEmails } from './outbox.ts'

const SERVER = join(import.meta.dirname, '../../apps/server')
const FIXTURES = join(SERVER, 'tests/fixtures')
/** Where the operator and his staff work. */
const CONSOLE_HOST = 'console.example.com'

/** The host of each site that an operator may run. */
const HOSTS = { realty: 'realty.example.com', 'fiz-pro': 'fiz.example.com' }

type SiteName = keyof typeof HOSTS

/** The wide window of the other tests. */
const VIEWPORT = { width: 1440, height: 900 }

const ACTION_MS = 90_000

/** Where the payment window's script is said to be; nothing answers there. */
const SCRIPT_URL = 'https://shop.example.com/widget.js'

/**
 * One site as an operator runs it: `NODE_ENV=production`, PostgreSQL, TLS in front, a mail server, a shop, and a browser
 * that finds it under its name. Everything outside of it is a stand-in on this machine.
 */
export async function startProductionSite(
  variables: Readonly<Record<string, string>>,
  name: SiteName = 'realty',
) {
  const host = HOSTS[name]
  await using stack = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'proverka-e2e-production-'))
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  const postgres = await startPostgres()
  stack.defer(() => postgres.stop())
  const mail = await startSmtpServer(() => '250 2.1.5 ok')
  stack.defer(() => mail.stop())
  const shop = await startYooKassaServer()
  stack.defer(() => shop.stop())
  await writeFile(
    join(folder, 'sites.json'),
    JSON.stringify([...sitesOf(name, shop.shop.id), { key: 'console', host: CONSOLE_HOST }]),
  )
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'data'),
    SITES_FILE: join(folder, 'sites.json'),
    SMTP_URL: mail.url,
    BEHIND_PROXY: '1',
    YOOKASSA_SHOP_ID: shop.shop.id,
    YOOKASSA_SECRET_KEY: shop.shop.secret,
    YOOKASSA_URL: shop.url,
    LOG_LEVEL: 'silent',
    STAFF_KEY: 'key-of-the-staff-for-tests-alone-0123456789',
    ...variables,
  }
  const run = (command: string, ...args: string[]) => runCommand(`src/commands/${command}.ts`, args, env)
  const setup = await run('setup', '--admin', 'office@example.com')
  const server = await startProductionServer(env)
  stack.defer(() => server.stop())
  const proxy = await startTlsProxy(server.port)
  stack.defer(() => proxy.stop())
  const browser = await openBrowser(host, proxy.port)
  stack.defer(() => browser.close())
  const closing = stack.move()
  return {
    /** A page of a visitor who has never been here. */
    async visit(at = host): Promise<Page> {
      const context = await browser.newContext({
        baseURL: `https://${at}`,
        ignoreHTTPSErrors: true,
        locale: 'ru-RU',
        timezoneId: 'Europe/Moscow',
        reducedMotion: 'reduce',
        viewport: VIEWPORT,
      })
      // A page that lacks what is pressed fails at once, not at the end of the test.
      context.setDefaultTimeout(ACTION_MS)
      return context.newPage()
    },
    consoleHost: CONSOLE_HOST,
    shop,
    /** What `npm run setup` said. */
    setup,
    /** `npm run register -- …`; answers what it says. */
    register: (...args: string[]) => run('register/register', ...args),
    /** `npm run intake -- …`; answers what it says. */
    intake: (...args: string[]) => run('intake/intake', ...args),
    /** One statement in its database, for what only time or an operator does. */
    ask: (sql: string) => askPostgres(postgres.url, sql),
    emailsTo: (email: string) => readEmails(mail.texts, email),
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  }
}

/** The invented region that ships with the tests. */
export const SAMPLE = join(FIXTURES, 'register')

/** The table of sites as an operator fills it in. */
const sitesOf = (name: SiteName, shopId: string) =>
  DEVELOPMENT_SITES.filter(({ key }) => key === name).map((site) => ({
    ...site,
    host: HOSTS[name],
    operator: {
      name: 'ООО «Оператор»',
      inn: '7700000000',
      ogrn: '1000000000001',
      address: '100000, г. Пример, ул. Примерная, д. 1',
      email: 'help@example.com',
      registryNumber: '77-00-000001',
    },
    bank: {
      name: 'Банк «Пример»',
      bik: '044500001',
      account: '40702000000000000001',
      correspondentAccount: '30101000000000000001',
    },
    support: { ...site.support, email: 'help@example.com' },
    payment: { provider: 'money', publicKey: shopId, scriptUrl: SCRIPT_URL },
  }))

/** Throws with what the command said when it does not end well. */
async function runCommand(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: SERVER,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${file} ${args.join(' ')} ended with ${code}:\n${said}`)
  return said
}

async function startTlsProxy(port: number) {
  const pem = (name: string) => readFileSync(join(FIXTURES, 'tls', `${name}.pem`))
  const server = createServer({ key: pem('server-key'), cert: pem('server') }, (incoming, outgoing) => {
    const { method, url, headers } = incoming
    const inner = request(
      {
        port,
        host: '127.0.0.1',
        method,
        path: url,
        headers: { ...headers, 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' },
      },
      (reply) => {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(outgoing)
      },
    )
    inner.on('error', () => outgoing.destroy())
    outgoing.on('close', () => inner.destroy())
    incoming.pipe(inner)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function openBrowser(host: string, proxyPort: number): Promise<Browser> {
  const executablePath = findBrowser()
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      `--host-resolver-rules=MAP ${host}:443 127.0.0.1:${proxyPort}, MAP ${CONSOLE_HOST}:443 127.0.0.1:${proxyPort}`,
      '--disable-background-networking',
    ],
  })
}
