import sampleSignature from '../sample/extract_about_property_room.xml.sig?raw'
import sampleXml from '../sample/extract_about_property_room.xml?raw'
import type { Answer, Request } from './messages.ts'
import { readFiles } from './read-files.ts'
import type { OpenedFile } from './read-files.ts'
import { createReadingStore } from './reading-store.ts'
import { gostSignatures } from './signatures.ts'

/** The part of a worker's global scope that is used; the types of the page describe a window. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<Request>) => void): void
  postMessage(answer: Answer): void
}

const scope = globalThis as unknown as WorkerScope
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker speaks to its page alone.
const tell = (answer: Answer): void => scope.postMessage(answer)
const store = createReadingStore()
const cancelled = new Set<number>()

/** One batch after another: two large files at once would take twice the memory. */
let queue = Promise.resolve()

function read(batch: number, files: readonly OpenedFile[], isSample = false): void {
  queue = queue.then(() =>
    readFiles(files, {
      store,
      tell: (file, news) => tell({ kind: 'file', batch, file, news }),
      isCancelled: () => cancelled.has(batch),
      now: () => new Date().toISOString(),
      signatures: gostSignatures,
      isSample,
    }),
  )
}

function sampleFiles(): readonly File[] {
  const name = 'extract_about_property_room.xml'
  return [new File([sampleXml], name), new File([sampleSignature], `${name}.sig`)]
}

scope.addEventListener('message', ({ data }) => {
  switch (data.kind) {
    case 'read':
      return read(data.batch, data.files)
    case 'read-sample':
      return read(data.batch, sampleFiles(), true)
    case 'cancel':
      return void cancelled.add(data.batch)
    case 'rows':
      return tell({ kind: 'answer', call: data.call, value: store.rows(data.id, data.section, data.from) })
    case 'csv':
      return tell({ kind: 'answer', call: data.call, value: store.csv(data.id) })
    case 'forget':
      return store.forget(data.id)
  }
})

tell({ kind: 'ready' })
