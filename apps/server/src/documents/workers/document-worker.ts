import { parentPort, type TransferListItem } from 'node:worker_threads'
import { codeOfTaskError, createDocumentHandlers } from './document-tasks.ts'
import type { TaskResult } from './worker-pool.ts'

// The entry of a worker thread: does one task at a time for `worker-pool.ts`.

const handlers: Readonly<Record<string, (input: never) => unknown>> = createDocumentHandlers()

parentPort?.on('message', async ({ name, input }: { name: string; input: unknown }) => {
  const handle = handlers[name]
  let result: TaskResult
  try {
    if (!handle) throw new RangeError(`no task ${name}`)
    result = { output: await handle(input as never) }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    result = { failed: { message, code: codeOfTaskError(error) } }
  }
  parentPort?.postMessage(result, transferOf(result))
})

/** The bytes of an extract are handed back, not copied; those of the typesetter's own memory cannot leave it. */
function transferOf(result: TaskResult): TransferListItem[] {
  const output = 'output' in result ? result.output : undefined
  const bytes = (output as { readonly bytes?: unknown } | null | undefined)?.bytes
  return bytes instanceof Uint8Array && bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : []
}
