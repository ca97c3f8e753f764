import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Which folders of stories were looked at in all four themes, by the content of their files. The ordinary run looks at one
 * theme, and at all four where a folder is not the one that was seen.
 *
 * Run after all stories have passed in all themes: `pnpm --filter @proverka/storybook themes:update`.
 */

const REPOSITORY = join(import.meta.dirname, '../..')
const SEEN_FILE = join(import.meta.dirname, 'themes-seen.json')

type Seen = Readonly<Record<string, string>>

/** Folders, from the repository's, whose stories were not seen in all themes as they are now. */
export function findUnseen(): string[] {
  if (process.env['THEMES'] === 'all') return Object.keys(readNow())
  const seen = JSON.parse(readFileSync(SEEN_FILE, 'utf8')) as Seen
  return Object.entries(readNow()).flatMap(([folder, hash]) => (seen[folder] === hash ? [] : [folder]))
}

function readNow(): Seen {
  const stories = globSync(
    ['packages/{ui,screens}/src/**/*.stories.tsx', 'apps/storybook/pages/*.stories.tsx'],
    {
      cwd: REPOSITORY,
    },
  )
  const folders = [...new Set(stories.map((file) => dirname(file)))].toSorted()
  return Object.fromEntries(folders.map((folder) => [folder, hashOf(folder)]))
}

function hashOf(folder: string): string {
  const hash = createHash('sha256')
  const files = globSync('{*,private/*}.{ts,tsx}', { cwd: join(REPOSITORY, folder) })
  for (const file of files.filter((name) => !name.includes('.test.')).toSorted())
    hash.update(file).update(readFileSync(join(REPOSITORY, folder, file)))
  return hash.digest('hex').slice(0, 12)
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(SEEN_FILE, `${JSON.stringify(readNow(), null, 2)}\n`)
