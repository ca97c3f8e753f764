import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiReference } from './call-types/api-reference.ts'
import { REPOSITORY, WORKPLACE } from './published-packages.ts'
import { withoutIds } from './requirement-ids.ts'
import { run } from './run.ts'

/** The references, made from the doc comments and, for the calls of the API, from the contract. */
export const REFERENCES = join(REPOSITORY, 'docs/reference')

const HERE = join(import.meta.dirname, '..')

/** By package; domain has an entry for each of its subjects, the others categories for tasks. */
const CONFIGS: readonly (readonly [name: string, options: string])[] = [
  ['domain', 'typedoc.json'],
  ...readdirSync(HERE)
    .toSorted()
    .flatMap((file): [string, string][] => {
      const name = /^typedoc\.([\w-]+)\.json$/.exec(file)?.[1]
      return name === undefined ? [] : [[name, file]]
    }),
]

/** Writes the references; throws `CommandError` when an export has no doc comment or a link leads nowhere. */
export async function writeReferences(folder = REFERENCES): Promise<void> {
  for (const [name, options] of CONFIGS)
    await run(
      'typedoc',
      ['--options', options, '--treatValidationWarningsAsErrors', '--out', join(folder, name)],
      HERE,
    )
  rmSync(join(folder, 'api'), { recursive: true, force: true })
  mkdirSync(join(folder, 'api'), { recursive: true })
  for (const [file, page] of apiReference()) writeFileSync(join(folder, 'api', file), page)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.md')) continue
    const file = join(folder, name)
    writeFileSync(file, withoutIds(readFileSync(file, 'utf8')))
  }
}

/** The files of the reference that no longer say what the code says. */
export async function staleReferenceFiles(): Promise<readonly string[]> {
  const fresh = join(WORKPLACE, 'reference')
  await writeReferences(fresh)
  const pagesOf = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))
  const names = new Set([...pagesOf(fresh), ...pagesOf(REFERENCES)])
  return [...names].filter((name) => textOf(join(fresh, name)) !== textOf(join(REFERENCES, name)))
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** The pages of a package that are in the repository; none for one without a reference. */
export function referencePages(name: string): readonly string[] {
  return CONFIGS.some(([known]) => known === name)
    ? readdirSync(join(REFERENCES, name), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.md'))
        .toSorted()
        .flatMap((file) => textOf(join(REFERENCES, name, file)) ?? [])
    : []
}

if (import.meta.main) await writeReferences()
