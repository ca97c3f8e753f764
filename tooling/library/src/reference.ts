import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY, WORKPLACE } from './published-packages.ts'
import { withoutIds } from './requirement-ids.ts'
import { run } from './run.ts'

/** The API reference of `packages/domain`, made from the doc comments. */
export const REFERENCE = join(REPOSITORY, 'docs/reference/domain')

/** Writes the reference; throws `CommandError` when an export has no doc comment or a link leads nowhere. */
export async function writeReference(folder = REFERENCE): Promise<void> {
  await run(
    'typedoc',
    ['--treatValidationWarningsAsErrors', '--out', folder],
    join(import.meta.dirname, '..'),
  )
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.md')) continue
    const file = join(folder, name)
    writeFileSync(file, withoutIds(readFileSync(file, 'utf8')))
  }
}

/** The files of the reference that no longer say what the code says. */
export async function staleReferenceFiles(): Promise<readonly string[]> {
  const fresh = join(WORKPLACE, 'reference')
  await writeReference(fresh)
  const names = new Set([...readdirSync(fresh), ...readdirSync(REFERENCE)])
  return [...names].filter((name) => textOf(join(fresh, name)) !== textOf(join(REFERENCE, name)))
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

if (import.meta.main) await writeReference()
