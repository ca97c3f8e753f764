import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy'
import { ReceivedFile } from './received-file.ts'

/** Beyond every form of ours. */
const LIMITS = { parts: 1000, files: 60 }

/** Characters that browsers write so in the name of a file. */
const ESCAPED: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' }

/**
 * The fields of a multipart form, its files as `ReceivedFile`; of fields with one name the last counts, files with one name
 * are a list. The body is read as it comes and each file is written into one piece of memory, so that a file costs its own
 * size. Throws an `Error` for a body that is no such form.
 */
export async function readMultipart(request: Request, mostBytes: number): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>()
  const files: Promise<void>[] = []
  const length = Math.min(Number(request.headers.get('content-length') ?? mostBytes), mostBytes)
  const parser = new Busboy({
    headers: Object.fromEntries(request.headers) as BusboyHeaders,
    limits: LIMITS,
    preservePath: true,
  })
  parser.on('field', (name, value, isNameCut, isValueCut) => {
    if (isNameCut || isValueCut) parser.destroy(new Error('a field is too long'))
    else fields.set(name, value)
  })
  parser.on('file', (name, stream, fileName, _encoding, type) => {
    const written = collect(stream, length).then((content) => {
      const ownName = fileName.replaceAll(/%22|%0D|%0A/gi, (code) => ESCAPED[code.toUpperCase()] ?? code)
      const file = new ReceivedFile(content, ownName, type)
      const known = fields.get(name)
      if (known instanceof ReceivedFile) fields.set(name, [known, file])
      else if (Array.isArray(known)) known.push(file)
      else fields.set(name, file)
    })
    // The whole body fails with it, below; otherwise the parser would wait for a reader of this file for ever.
    written.catch((error: Error) => parser.destroy(error))
    files.push(written)
  })
  for (const limit of ['partsLimit', 'filesLimit'] as const) {
    parser.on(limit, () => parser.destroy(new Error(`${limit} reached`)))
  }
  await pipeline(request.body ?? [], parser)
  await Promise.all(files)
  return Object.fromEntries(fields)
}

/** A file this many times smaller than the body may be is copied. */
const SMALL = 4

/** All bytes of a stream of at most so many. Memory that is allocated and never written to costs nothing. */
async function collect(stream: BusboyFileStream, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const content = new Uint8Array(mostBytes)
  let length = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    content.set(chunk, length)
    length += chunk.length
  }
  // Of many small files each would hold the room of the largest.
  return length * SMALL < mostBytes ? content.slice(0, length) : content.subarray(0, length)
}
