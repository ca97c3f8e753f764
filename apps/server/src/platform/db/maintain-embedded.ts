import type { PGlite } from '@electric-sql/pglite'

const EVERY_MS = 300_000

/**
 * The embedded engine has neither a checkpointer nor autovacuum: without these its log and tables grow for ever.
 * Returns the stop.
 */
export function maintainEmbedded(client: PGlite): () => void {
  const timer = setInterval(() => {
    // A failure shows itself in the next query; the process must not end for it.
    void client
      .exec('checkpoint')
      .then(() => client.exec('vacuum analyze'))
      .catch(() => {})
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
