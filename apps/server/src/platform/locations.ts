import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/*
 * Everything that the server reads from beside its code. A bundle holds all modules in one folder: a path that is relative
 * to a module is wrong there. `bundle.mjs` copies the folders below into the bundle, at the same place.
 */

const isBundle = !import.meta.filename.endsWith('.ts')

/** `src`, or `dist` of a bundle. */
const ROOT = isBundle ? import.meta.dirname : join(import.meta.dirname, '..')

export const REPOSITORY = join(ROOT, '..', '..', '..')

export const MIGRATIONS = join(ROOT, 'platform', 'db', 'migrations')
export const ARTICLES = join(ROOT, 'commands', 'seeds', 'articles')
export const TEMPLATES = join(ROOT, 'documents', 'pdf', 'templates')

const WORKER = join(ROOT, isBundle ? 'document-worker.js' : 'documents/workers/document-worker.ts')

/** Entry of the threads that make documents. */
export const DOCUMENT_WORKER = pathToFileURL(WORKER)

/** Files and folders that decide how a document looks: a bundled worker holds all that draws one. */
export const listDocumentSources = (): readonly string[] =>
  isBundle
    ? [WORKER, TEMPLATES]
    : [
        join(ROOT, 'documents', 'pdf'),
        dirname(fileURLToPath(import.meta.resolve('@proverka/domain/reports'))),
      ]
