import { join } from 'node:path'
import type { ServerConfig } from './config/server-config.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seeds/demo-accounts.ts'
import { findSite } from './config/sites.ts'

/** Prints the addresses, folders and accounts of the started product. */
export function printWelcome(config: ServerConfig, port: number): void {
  const hostOf = (key: string) => findSite(config.sites, key)?.host
  const rows: (readonly [string, string])[] = [
    ['Недвижимость', `http://${hostOf('realty')}:${port}/`],
    ['Физлица', `http://${hostOf('fiz-pro')}:${port}/`],
    ['Справочник API', `http://${hostOf('realty')}:${port}/api-docs/`],
  ]
  if (config.dataDir && !config.smtpUrl) rows.push(['Письма', join(config.dataDir, 'outbox')])
  if (config.demo)
    rows.push(['Вход', `${DEMO_ACCOUNTS.map(({ email }) => email).join(', ')} · пароль ${DEMO_PASSWORD}`])
  const width = Math.max(...rows.map(([label]) => label.length))
  console.log(`\nПроверка работает (Node ${process.version}). Остановить: Ctrl-C.\n`)
  for (const [label, value] of rows) console.log(`  ${label.padEnd(width)}  ${value}`)
  console.log('')
}
