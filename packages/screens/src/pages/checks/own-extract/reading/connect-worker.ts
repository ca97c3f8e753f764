import type { Answer, FileNews, MoreRows, Request } from './messages.ts'

/** Receives the progress of the files of a batch. */
export type OnFileProgress = (file: number, news: FileNews) => void

/** The reader of files as a page has it: everything happens in a worker, nothing leaves the tab. */
export interface FileReading {
  /** Resolves when the worker's code is here: from then on no network is needed. */
  readonly ready: Promise<void>
  /** Reads files and returns a function that stops. */
  read(files: readonly File[], onProgress: OnFileProgress): () => void
  /** Reads the invented extract that the worker brings. */
  readSample(onProgress: OnFileProgress): () => void
  rows(id: number, section: string, from: number): Promise<MoreRows>
  csv(id: number): Promise<string>
  forget(id: number): void
  close(): void
}

/** Starts the worker. `onLost` is called when it has died of memory: all its readings are gone. */
export function connectWorker(worker: Worker, onLost: () => void): FileReading {
  const listeners = new Map<number, OnFileProgress>()
  const calls = new Map<number, (value: unknown) => void>()
  let last = 0
  let tellReady: () => void
  const ready = new Promise<void>((resolve) => {
    tellReady = resolve
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no origin to name.
  const send = (request: Request) => worker.postMessage(request)
  const begin = (onProgress: OnFileProgress, request: (batch: number) => Request) => {
    const batch = ++last
    listeners.set(batch, onProgress)
    send(request(batch))
    return () => {
      listeners.delete(batch)
      send({ kind: 'cancel', batch })
    }
  }
  const ask = (request: (call: number) => Request): Promise<unknown> =>
    new Promise((resolve) => {
      const call = ++last
      calls.set(call, resolve)
      send(request(call))
    })

  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if (data.kind === 'ready') tellReady()
    else if (data.kind === 'file') listeners.get(data.batch)?.(data.file, data.news)
    else {
      calls.get(data.call)?.(data.value)
      calls.delete(data.call)
    }
  })
  worker.addEventListener('error', onLost)

  return {
    ready,
    read: (files, onProgress) => begin(onProgress, (batch) => ({ kind: 'read', batch, files })),
    readSample: (onProgress) => begin(onProgress, (batch) => ({ kind: 'read-sample', batch })),
    rows: async (id, section, from) =>
      (await ask((call) => ({ kind: 'rows', call, id, section, from }))) as MoreRows,
    csv: async (id) => (await ask((call) => ({ kind: 'csv', call, id }))) as string,
    forget: (id) => send({ kind: 'forget', id }),
    close: () => worker.terminate(),
  }
}
