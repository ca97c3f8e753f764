import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { LoadError } from '../load-error.ts'
import type { ClosableReader } from './file-reader.ts'

const TRIES = 5

export interface RangeOptions {
  /** Milliseconds before the first repeat of a broken connection; each next pause is twice as long. */
  readonly firstPauseMs?: number
}

/**
 * Parts of a file behind an address by HTTP Range: of 57 GB only the wanted ones travel. A connection that breaks goes on at
 * its last byte. Throws `LoadError` for a server that sends no parts, or a file that became another one meanwhile.
 */
export async function openRangeReader(
  url: string,
  { firstPauseMs = 1000 }: RangeOptions = {},
): Promise<ClosableReader> {
  const { length, tag } = await describeFile(url)

  async function fetchPart(from: number, to: number): Promise<ReadableStream<Uint8Array>> {
    const reply = await fetch(url, {
      headers: { range: `bytes=${from}-${to}`, ...(tag !== undefined && { 'if-range': tag }) },
    })
    if (reply.status === 206 && reply.body) return reply.body
    await reply.body?.cancel()
    if (reply.status >= 500) throw new Error(`HTTP ${reply.status}`)
    throw new LoadError(
      reply.status === 200
        ? `${url}: файл на сервере сменился или сервер не отдает его частями (Range).`
        : `${url}: сервер отвечает ${reply.status}.`,
    )
  }

  async function* readOn(from: number, end: number): AsyncGenerator<Uint8Array> {
    let at = from
    for (let tries = 0; at < end;) {
      try {
        for await (const chunk of await fetchPart(at, end - 1)) {
          at += chunk.length
          tries = 0
          yield chunk
        }
        if (at < end) throw new Error('connection closed')
      } catch (error) {
        if (error instanceof LoadError) throw error
        tries += 1
        if (tries > TRIES) throw new LoadError(`${url}: связь оборвалась на байте ${at}, повторы не помогли.`)
        await pause(firstPauseMs * 2 ** (tries - 1))
      }
    }
  }

  return {
    getLength: async () => length,
    async read(offset, size) {
      const chunks: Uint8Array[] = []
      for await (const chunk of readOn(offset, offset + size)) chunks.push(chunk)
      return new Uint8Array(Buffer.concat(chunks))
    },
    openStream: (offset, size) => Readable.from(readOn(offset, offset + size)),
    close: async () => {},
  }
}

async function describeFile(url: string): Promise<{ length: number; tag: string | undefined }> {
  let reply: Response
  try {
    reply = await fetch(url, { method: 'HEAD' })
  } catch (cause) {
    const { cause: inner } = cause as { cause?: Error }
    throw new LoadError(`${url} не отвечает: ${inner?.message ?? (cause as Error).message}.`)
  }
  if (!reply.ok) throw new LoadError(`${url}: сервер отвечает ${reply.status}.`)
  const length = Number(reply.headers.get('content-length'))
  if (reply.headers.get('accept-ranges') === 'none' || !(length > 0))
    throw new LoadError(`${url}: сервер не отдает файл частями (Range).`)
  // A weak tag does not vouch for the same bytes.
  const etag = reply.headers.get('etag')
  return {
    length,
    tag: etag !== null && !etag.startsWith('W/') ? etag : (reply.headers.get('last-modified') ?? undefined),
  }
}
