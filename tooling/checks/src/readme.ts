import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { finishCheck, REPOSITORY } from './finish-check.ts'
import { readWorkspaces } from './workspaces.ts'

const COMMAND = /\bnpm (?:run )?([a-z][\w:-]*)/g
/** Words after `npm` that are npm's own. */
const NPM_ITSELF = new Set(['run', 'install', 'ci', 'i', 'exec'])
const LINK = /\]\(([^)\s]+)\)|\bsrc="([^"]+)"/g

/** What a newcomer reads in some minutes; whatever else there is to say is linked. */
const LARGEST_README = 9000

/** What README says and the repository does not have: packages left out, commands and files that are not there. */
export function findReadmeFaults(root: string): string[] {
  const file = join(root, 'README.md')
  if (!existsSync(file)) return ['README.md: нет файла']
  const text = readFileSync(file, 'utf8')
  const { scripts = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>
  }
  const commands = [...text.matchAll(COMMAND)].map((match) => match[1] ?? '')
  const links = [...text.matchAll(LINK)].map((match) => match[1] ?? match[2] ?? '')
  const size = Buffer.byteLength(text)
  return [
    ...(size > LARGEST_README ? [`README.md: ${size} байт, не больше ${LARGEST_README}`] : []),
    ...readWorkspaces(root)
      .filter(({ folder, json }) => !isNamed(text, folder) && !isNamed(text, json.name))
      .map(({ folder }) => `README.md: не назван пакет ${folder}`),
    ...unique(commands)
      .filter((name) => !NPM_ITSELF.has(name) && !(name in scripts))
      .map((name) => `README.md: команды npm run ${name} нет в package.json`),
    ...unique(links)
      .filter((link) => isLocal(link) && !existsSync(join(root, link.split('#', 1)[0] ?? '')))
      .map((link) => `README.md: файла ${link} нет`),
  ]
}

/** Decisions that the index of `docs/decisions` does not list once. */
export function findUnlistedDecisions(root: string): string[] {
  const folder = join(root, 'docs/decisions')
  if (!existsSync(folder)) return []
  const index = readFileSync(join(folder, 'README.md'), 'utf8')
  return readdirSync(folder)
    .filter((name) => /^\d{3}-/.test(name) && index.split(`(${name})`).length !== 2)
    .map((name) => `docs/decisions/README.md: решение ${name} названо не один раз`)
}

function isNamed(text: string, name: string): boolean {
  return new RegExp(`(?<![\\w/-])${name}(?![\\w-])`).test(text)
}

function isLocal(link: string): boolean {
  return !/^(?:[a-z]+:|#|\/)/.test(link)
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)]
}

if (import.meta.main)
  finishCheck(
    [...findReadmeFaults(REPOSITORY), ...findUnlistedDecisions(REPOSITORY)],
    'README и указатель решений согласованы с репозиторием.',
  )
