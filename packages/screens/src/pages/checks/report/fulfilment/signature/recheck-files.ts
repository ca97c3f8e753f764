import type { SignatureState } from '@proverka/domain/views'
import type { RecheckAnswer } from './recheck-worker.ts'
import type { ToRecheck } from './recheck.ts'

/** What a browser found of a document. */
export interface Recheck {
  readonly state: SignatureState
  /** SHA-256 of each file as it was downloaded, hex; null where the browser cannot compute it without TLS. */
  readonly hashes: readonly (string | null)[]
}

/** Checks a document once more in a worker: hashing and curves would block the page. Rejects when the worker fails. */
export async function recheckFiles(document: ToRecheck): Promise<Recheck> {
  const hashes = await Promise.all(document.files.map(({ bytes }) => sha256(bytes)))
  return { state: await askWorker(document), hashes }
}

function askWorker(document: ToRecheck): Promise<SignatureState> {
  const worker = new Worker(new URL('./recheck-worker.ts', import.meta.url), {
    type: 'module',
    name: 'signature',
  })
  return new Promise<SignatureState>((resolve, reject) => {
    const failed = () => reject(new Error('the worker has failed'))
    worker.addEventListener('message', ({ data }: MessageEvent<RecheckAnswer>) =>
      data ? resolve(data) : failed(),
    )
    worker.addEventListener('error', failed)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no origin to name.
    worker.postMessage(document)
  }).finally(() => worker.terminate())
}

async function sha256(bytes: Uint8Array): Promise<string | null> {
  // Absent outside of secure contexts.
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle
  if (!subtle) return null
  const digest = new Uint8Array(await subtle.digest('SHA-256', Uint8Array.from(bytes)))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
