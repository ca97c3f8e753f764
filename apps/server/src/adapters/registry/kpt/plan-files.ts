import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ArchiveEntry } from '../archives/archive.ts'
import { openFileReader } from '../archives/file-reader.ts'
import { openZip } from '../archives/zip-archive.ts'
import { LoadError } from '../load-error.ts'

/** A file that may be a plan. */
export interface PlanFile {
  /** As people find it again: `Response-80.zip, report.xml`. */
  readonly label: string
  readonly open: () => AsyncIterable<Uint8Array>
}

/** Archives in archives: what Rosreestr sends is one in one. */
const MOST_DEPTH = 3

const CHUNK = 256 * 1024

/** Handles what cannot be opened: the others are read on. */
type OnFailure = (label: string, error: LoadError) => Promise<void>

/** All XML files of files, folders of thousands, ZIPs and ZIPs in ZIPs, one after another. Signatures and PDFs are left alone. */
export async function* findPlanFiles(
  places: readonly string[],
  onFailure: OnFailure,
): AsyncGenerator<PlanFile> {
  for (const place of places) {
    const found = await stat(place).catch(() => undefined)
    if (!found) await onFailure(basename(place), new LoadError(`Файла ${place} нет.`))
    else if (found.isDirectory()) {
      const names = await readdir(place)
      yield* findPlanFiles(
        names.toSorted().map((name) => join(place, name)),
        onFailure,
      )
    } else if (/\.zip$/i.test(place)) yield* filesOfZip(place, basename(place), 1, onFailure)
    else if (/\.xml$/i.test(place))
      yield { label: basename(place), open: () => createReadStream(place, { highWaterMark: CHUNK }) }
  }
}

async function* filesOfZip(
  path: string,
  label: string,
  depth: number,
  onFailure: OnFailure,
): AsyncGenerator<PlanFile> {
  let archive
  try {
    archive = await openZip(label, await openFileReader(path))
  } catch (error) {
    if (!(error instanceof LoadError)) throw error
    await onFailure(label, error)
    return
  }
  try {
    for (const entry of archive.entries) {
      const inner = `${label}, ${entry.name}`
      if (/\.xml$/i.test(entry.name)) yield { label: inner, open: entry.open }
      else if (/\.zip$/i.test(entry.name)) {
        if (depth < MOST_DEPTH) yield* filesOfInnerZip(entry, inner, depth + 1, onFailure)
        else await onFailure(inner, new LoadError(`${inner}: слишком много архивов друг в друге.`))
      }
    }
  } finally {
    await archive.close()
  }
}

/** An archive needs its end first: the inner one is written to a file of its own. */
async function* filesOfInnerZip(
  entry: ArchiveEntry,
  label: string,
  depth: number,
  onFailure: OnFailure,
): AsyncGenerator<PlanFile> {
  const folder = await mkdtemp(join(tmpdir(), 'proverka-kpt-'))
  try {
    const path = join(folder, 'inner.zip')
    try {
      await pipeline(entry.open(), createWriteStream(path))
    } catch (error) {
      if (!(error instanceof LoadError)) throw error
      await onFailure(label, error)
      return
    }
    yield* filesOfZip(path, label, depth, onFailure)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
