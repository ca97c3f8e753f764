import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

const APPS = join(import.meta.dirname, '../../apps')
const BRANDS = ['realty', 'fiz'] as const
const HASHED = /^(.+-)([\w-]{8})(\.\w+)$/
const TEXT = /\.(js|css|html|json|svg|webmanifest)$/

/** Folders with the sites of a build, as a server takes them. */
export type BuiltPages = Readonly<Record<(typeof BRANDS)[number], string>>

export const THIS_BUILD: BuiltPages = pagesIn(APPS)

/**
 * The built sites once more, as if a later release had changed every file: each asset has another hash in its name, and
 * every page and script names it so. `name`: a letter that no other build of the test has.
 */
export async function buildNext(name: string): Promise<AsyncDisposable & { readonly pages: BuiltPages }> {
  const folder = await mkdtemp(join(tmpdir(), 'proverka-e2e-build-'))
  for (const brand of BRANDS) {
    const built = join(folder, brand, 'dist')
    await cp(join(APPS, brand, 'dist'), built, { recursive: true })
    // It says that the code of the server is modules.
    await cp(join(APPS, brand, 'package.json'), join(folder, brand, 'package.json'))
    await renameAssets(built, name)
  }
  return { pages: pagesIn(folder), [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

function pagesIn(folder: string): BuiltPages {
  return {
    realty: join(folder, 'realty', 'dist', 'client'),
    fiz: join(folder, 'fiz', 'dist', 'client'),
  }
}

async function renameAssets(built: string, name: string): Promise<void> {
  const entries = await readdir(built, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const renamed = new Map(
    files.flatMap((file) => {
      const [, start, hash, end] = HASHED.exec(basename(file)) ?? []
      if (basename(dirname(file)) !== 'assets' || hash === undefined) return []
      return [[basename(file), `${start}${name}${hash.slice(1)}${end}`] as const]
    }),
  )
  const names = new RegExp(
    [...renamed.keys()].map((one) => one.replaceAll('.', String.raw`\.`)).join('|'),
    'g',
  )
  for (const file of files) {
    if (TEXT.test(file)) {
      const text = await readFile(file, 'utf8')
      await writeFile(
        file,
        text.replace(names, (one) => renamed.get(one) ?? one),
      )
    }
    const next = renamed.get(basename(file))
    if (next !== undefined) await rename(file, join(dirname(file), next))
  }
}
