import { connectWorker } from './connect-worker.ts'
import type { FileReading } from './connect-worker.ts'

/** The worker of the page; its code comes with this call and not before. */
export function startWorker(onLost: () => void): FileReading {
  return connectWorker(
    new Worker(new URL('./extract-worker.ts', import.meta.url), { type: 'module', name: 'own-extract' }),
    onLost,
  )
}
