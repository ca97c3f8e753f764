import { join } from 'node:path'
import type { ServerConfig } from '../../platform/config/server-config.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../seeds/demo-accounts.ts'
import { siteOrigin } from '../../platform/config/site-origin.ts'
import { findSite } from '../../platform/config/sites.ts'

const PLACES = [
  ['Недвижимость', 'realty', '/'],
  ['Физлица', 'fiz-pro', '/'],
  ['Справочник API', 'realty', '/api-docs/'],
] as const

/** Prints the addresses, folders and accounts of the started product. */
export function printWelcome(config: ServerConfig, port: number): void {
  const rows: (readonly [string, string])[] = PLACES.flatMap(([label, key, path]) => {
    const site = findSite(config.sites, key)
    return site ? [[label, `${siteOrigin(config, site, port)}${path}`]] : []
  })
  if (config.consoleHost) rows.push(['Консоль', `${siteOrigin(config, { host: config.consoleHost }, port)}/`])
  if (config.behindProxy) rows.push(['Для прокси', `http://${config.host}:${port}/`])
  if (config.dataDir && !config.smtpUrl) rows.push(['Письма', join(config.dataDir, 'outbox')])
  if (config.demo)
    rows.push(['Вход', `${DEMO_ACCOUNTS.map(({ email }) => email).join(', ')} · пароль ${DEMO_PASSWORD}`])
  const width = Math.max(...rows.map(([label]) => label.length))
  console.log(`\nПроверка работает (Node ${process.version}). Остановить: Ctrl-C.\n`)
  for (const [label, value] of rows) console.log(`  ${label.padEnd(width)}  ${value}`)
  console.log('')
}
