import { createAsset, type SiteFile } from '@proverka/page-engine/server'
import { SECOND_MS } from '@proverka/domain/timing'
import type { BrandKey } from '@proverka/domain/sites'
import type { AppContext } from '../services/context.ts'
import { ASSETS_FOLDER } from '../adapters/storage/file-kinds.ts'
import { sha256 } from '../platform/sha256.ts'

/** The build that goes out, the one before it, and the one whose pages are still open in browsers. */
const KEPT_BUILDS = 3

/** Files that are put into the storage at a time. */
const AT_ONCE = 16

/** Unknown names are looked for in the database this often at most: anybody can ask for one. */
const LOOK_EVERY_MS = SECOND_MS

/** An app that is built into files. */
type AppKey = BrandKey | 'console'

/** Hashed files of a build by app: their paths (`/assets/index-a1b2c3d4.js`). */
export type Assets = Readonly<Partial<Record<AppKey, ReadonlyMap<string, SiteFile>>>>

/** The files of a built app that are named by their content. */
export const hashedOf = (files: ReadonlyMap<string, SiteFile>): ReadonlyMap<string, SiteFile> =>
  new Map([...files].filter(([, { isImmutable }]) => isImmutable))

type Parts = Pick<AppContext, 'files' | 'queries'>

const keyOf = (app: string, path: string): string => `${ASSETS_FOLDER}${app}${path.slice('/assets'.length)}`

/**
 * Puts the hashed files of this build where every server finds them, and forgets those of builds that are three releases
 * old (SAFE-27). To be done before a server answers: its first page may ask another server for them.
 */
export async function publishAssets({ files, queries }: Parts, assets: Assets): Promise<void> {
  const own = Object.entries(assets).flatMap(([app, byPath]) =>
    [...byPath].map(([path, file]) => ({ key: keyOf(app, path), file })),
  )
  const keys = own.map(({ key }) => key).toSorted()
  const stored = (await files.list(ASSETS_FOLDER)).map(({ key }) => key)
  // Its row comes before its files, so that no other server takes these for forgotten ones.
  await queries.siteBuilds.putBuild(sha256(keys.join('\n')), keys)
  const known = new Set(stored)
  const missing = own.filter(({ key }) => !known.has(key)).values()
  const put = async () => {
    for (const { key, file } of missing) await files.put(key, file.encoded('identity'))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, put))
  await queries.siteBuilds.keepNewest(KEPT_BUILDS)
  const kept = await queries.siteBuilds.listAssets()
  for (const key of stored) if (!kept.has(key)) await files.remove(key)
}

/** A hashed file of another build by its app and path; undefined: no stored build has it. */
export type FindAsset = (app: AppKey, path: string) => Promise<SiteFile | undefined>

/** Reads what servers with other builds have published; what was read once stays in memory, as the files of the own build do. */
export function createAssetFinder({ files, queries }: Parts): FindAsset {
  const read = new Map<string, Promise<SiteFile | undefined>>()
  let known: ReadonlySet<string> = new Set()
  let looking = Promise.resolve()
  let lookedAt = -Infinity

  async function isKnown(key: string): Promise<boolean> {
    if (known.has(key)) return true
    if (performance.now() - lookedAt >= LOOK_EVERY_MS) {
      lookedAt = performance.now()
      looking = queries.siteBuilds.listAssets().then((all) => void (known = all))
    }
    await looking
    return known.has(key)
  }

  async function readAsset(key: string, path: string): Promise<SiteFile | undefined> {
    const bytes = await files.get(key)
    return bytes && createAsset(path, Buffer.from(bytes))
  }

  return async (app, path) => {
    const key = keyOf(app, path)
    if (!(await isKnown(key))) return undefined
    const reading = read.get(key) ?? readAsset(key, path)
    read.set(key, reading)
    const forget = () => read.get(key) === reading && read.delete(key)
    reading.then((file) => file ?? forget(), forget)
    return reading
  }
}
