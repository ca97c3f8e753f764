import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { ADAPTERS } from './src/adapters/sources/adapters.ts'
import type { Meaning, Setting } from './src/commands/settings/setting.ts'
import { BACKGROUND_TASKS } from './src/commands/serve/background-tasks.ts'
import { SETTING_GROUPS } from './src/commands/settings/settings.ts'
import { MINUTE_MS, SECOND_MS } from '@proverka/domain/timing'
import { REPOSITORY } from './src/platform/locations.ts'

/*
 * `npm run settings` writes what the operator's pages and the example of compose say of settings and background tasks; what
 * is between their marks is made from `src/commands` alone. `tests/settings.test.ts` fails when one of them is stale.
 */

const read = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8')
const groups = Object.entries(SETTING_GROUPS) as [
  keyof typeof SETTING_GROUPS,
  { readonly title: string; readonly settings: Readonly<Record<string, Meaning | Setting>> },
][]

/** The text that an unset setting counts as; undefined where its schema has none. */
function defaultOf(setting: Meaning | Setting): string | undefined {
  const usual = 'schema' in setting ? v.getDefault(setting.schema) : undefined
  return typeof usual === 'string' && usual !== '' ? usual : undefined
}

/** A table as the formatter leaves it: every column as wide as its widest cell. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, column) =>
    Math.max(3, cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

/** A row of the operator's table. */
function toRow(name: string, setting: Meaning | Setting): readonly string[] {
  const usual = defaultOf(setting)
  const without = setting.without ?? (usual === undefined ? '' : `\`${usual}\``)
  const secret = setting.isSecret ? '; секрет' : ''
  return [`\`${name}\``, setting.means + secret, setting.unit ? `${without} ${setting.unit}` : without]
}

/** Settings of single sources: their names follow those of the sources. */
const SOURCE_ROW = [
  '`SOURCE_<ИМЯ>_KEY`, `SOURCE_<ИМЯ>_URL`',
  'ключ и адрес источника: `SOURCE_FSSP_KEY`, `SOURCE_API_CLOUD_URL`; ключ — секрет',
  'обычный адрес, если он есть',
]

const operatorTable = (group: keyof typeof SETTING_GROUPS): string => {
  const rows = Object.entries<Meaning | Setting>(SETTING_GROUPS[group].settings).map(([name, setting]) =>
    toRow(name, setting),
  )
  const [first, ...rest] = rows
  const whole = group === 'services' && first ? [first, SOURCE_ROW, ...rest] : rows
  return table(['настройка', 'что это', 'без нее'], whole)
}

/** What a server does without being asked, the most frequent first. */
const tasksTable = (): string =>
  table(
    ['как часто', 'что делает'],
    BACKGROUND_TASKS.toSorted((a, b) => a.everyMs - b.everyMs).map(({ everyMs, means }) => [
      everyMs < MINUTE_MS ? `${everyMs / SECOND_MS}\u00a0с` : `${everyMs / MINUTE_MS}\u00a0мин`,
      means,
    ]),
  )

/** The page with new tables between the marks of its groups, `<!-- settings:places -->` and `<!-- /settings -->`. */
const fill = (page: string, tableOf: (group: string) => string): string =>
  page.replaceAll(
    /(<!-- settings:([\w-]+) -->\n)[^]*?(\n<!-- \/settings -->)/g,
    (_, before: string, group: string, after: string) => `${before}\n${tableOf(group)}\n${after}`,
  )

/** Variables of the compose file itself: those of a default are off in the example. */
function composeVariables(compose: string): readonly string[] {
  const found = compose.matchAll(/\$\{(\w+):([-?])([^}]*)\}/g)
  const lines = new Map(
    [...found].map(([, name = '', kind, usual]) => [name, kind === '?' ? `${name}=` : `#${name}=${usual}`]),
  )
  return [...lines.values()]
}

/** Names that the compose file decides, no matter what `.env` says. */
function decidedNames(compose: string): ReadonlySet<string> {
  const { services } = parse(compose, { merge: true }) as {
    services: Record<string, { readonly env_file?: string; readonly environment?: Record<string, string> }>
  }
  return new Set(
    Object.values(services).flatMap(({ env_file, environment = {} }) =>
      env_file ? Object.keys(environment) : [],
    ),
  )
}

const HEAD = `# cp deploy/env.example deploy/.env && chmod 600 deploy/.env
# Одна настройка на строку, без пробелов у знака равенства; значение с $ или # берут в одинарные кавычки. Строки с # не
# действуют. Что значит каждая, говорит docs/operation/settings.md. Файл пишет npm run settings.
`

/** The example of `.env`: what the compose file asks for, then every setting that it leaves to the operator. */
function makeExample(): string {
  const compose = read('deploy/compose.yaml')
  const decided = decidedNames(compose)
  const parts = groups.flatMap(([group, { title, settings }]) => {
    const lines = Object.entries(settings).flatMap(([name, setting]) =>
      decided.has(name) || setting.servers === 'trial' ? [] : [exampleLine(name, setting)],
    )
    const [first, ...rest] = lines
    const whole = group === 'services' && first ? [first, ...sourceLines(), ...rest] : lines
    return whole.length > 0 ? [`# ${title}.\n${whole.join('\n')}\n`] : []
  })
  return [HEAD, `# Для самого файла compose.\n${composeVariables(compose).join('\n')}\n`, ...parts].join('\n')
}

function exampleLine(name: string, setting: Meaning | Setting): string {
  const number = setting.unit && /^\d+$/.test(setting.without ?? '') ? setting.without : undefined
  const line = `${name}=${setting.sample ?? defaultOf(setting) ?? number ?? ''}`
  return setting.isNeeded ? line : `#${line}`
}

/** Keys of sources that need one, and addresses of all. */
const sourceLines = (): readonly string[] =>
  ADAPTERS.flatMap(({ name, needsKey, url }) => {
    const prefix = `#SOURCE_${name.toUpperCase().replaceAll('-', '_')}`
    return [...(needsKey ? [`${prefix}_KEY=`] : []), `${prefix}_URL=${url ?? ''}`]
  })

/** Every file that is made from the settings, as it should be. */
export const makeSettingsFiles = (): Readonly<Record<string, string>> => ({
  'docs/operation/background-tasks.md': fill(read('docs/operation/background-tasks.md'), tasksTable),
  'docs/operation/settings.md': fill(read('docs/operation/settings.md'), (group) => {
    if (!(group in SETTING_GROUPS)) throw new RangeError(`settings.md: no group ${group}`)
    return operatorTable(group as keyof typeof SETTING_GROUPS)
  }),
  'deploy/env.example': makeExample(),
})

if (import.meta.main)
  for (const [file, text] of Object.entries(makeSettingsFiles())) writeFileSync(join(REPOSITORY, file), text)
