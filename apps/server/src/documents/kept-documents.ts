import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { FileStorage } from '../adapters/storage/file-storage.ts'
import type { Clock } from '../platform/clock.ts'
import type { Queries } from '../platform/db/queries/queries.ts'
import { listDocumentSources } from '../platform/locations.ts'
import { sha256 } from '../platform/sha256.ts'

/** Which document: there is one of a kind for a subject. */
export interface DocumentName {
  readonly kind: string
  /** Of the order item, the order, the invoice or the receipt. */
  readonly id: string
}

/** Where the storage keeps a finished document. */
export const documentKey = ({ kind, id }: DocumentName, digest: string): string =>
  `documents/${kind}/${id}/${digest}.pdf`

export interface KeptDocumentParts {
  readonly files: FileStorage
  readonly queries: Queries
  readonly clock: Clock
  readonly log: Logger
}

/** A document is made once and stored until its facts, or the program that renders it, change. */
export function createKeptDocuments({
  files,
  queries: { finishedDocuments },
  clock,
  log,
}: KeptDocumentParts) {
  let version: string | undefined
  const inWork = new Map<string, Promise<Uint8Array>>()

  async function makeAndKeep(name: DocumentName, digest: string, make: () => Promise<Uint8Array>) {
    const known = await finishedDocuments.findDigest(name)
    const kept = known === digest ? await files.get(documentKey(name, digest)) : undefined
    if (kept) return kept
    const bytes = await make()
    try {
      await files.put(documentKey(name, digest), bytes)
      await finishedDocuments.setDigest(name, digest, clock.now())
      if (known !== undefined && known !== digest) await files.remove(documentKey(name, known))
    } catch (error) {
      // The caller gets the document all the same.
      log.warn({ err: error, ...name }, 'a finished document was not kept')
    }
    return bytes
  }

  return {
    /** `facts` is everything that the document is made of. Who asks while it is made waits for the same one. */
    getOrMake(name: DocumentName, facts: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
      const digest = sha256((version ??= digestSources()) + facts)
      const key = documentKey(name, digest)
      const begun = inWork.get(key)
      if (begun) return begun
      const made = makeAndKeep(name, digest, make).finally(() => inWork.delete(key))
      inWork.set(key, made)
      return made
    },
  }
}

/** A digest of the sources that decide how a document looks: another release draws it again. */
function digestSources(): string {
  return sha256(
    listDocumentSources()
      .flatMap(listFiles)
      .toSorted()
      .map((file) => sha256(readFileSync(file)))
      .join(),
  )
}

function listFiles(place: string): string[] {
  if (statSync(place).isFile()) return [place]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map(({ parentPath, name }) => join(parentPath, name))
}
