import type { FileReply } from '../../../platform/file-reply.ts'
import { SourceError } from '../calls/source-error.ts'

const MEBIBYTE = 1024 * 1024
/** No photo of an advert is larger. */
const MOST_BYTES = 5 * MEBIBYTE

/** Pictures that cannot hold a script. */
const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/** A photo of a service, from the address that was configured: redirects are refused. Throws `SourceError`. */
export async function fetchPhoto(
  url: URL,
  headers: Readonly<Record<string, string>>,
  timeoutMs: number,
): Promise<FileReply> {
  const reply = await fetch(url, {
    headers: { ...headers, accept: 'image/*' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const type = reply.headers.get('content-type')?.split(';')[0] ?? ''
  const ending = ENDINGS[type]
  if (!reply.ok || ending === undefined) {
    await reply.body?.cancel()
    throw new SourceError('unclear-answer', reply.ok ? `a photo of type ${type}` : `HTTP ${reply.status}`)
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of reply.body ?? []) {
    size += chunk.byteLength
    if (size > MOST_BYTES) throw new SourceError('unclear-answer', 'the photo is too large')
    chunks.push(chunk)
  }
  return { bytes: Buffer.concat(chunks), type, name: `photo.${ending}`, about: [] }
}
