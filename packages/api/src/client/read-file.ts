import type { DownloadedFile } from '../contract/downloaded-file.ts'

/** How much of a file has arrived, bytes; `total` is undefined when the server does not say. */
export interface Progress {
  readonly loaded: number
  readonly total: number | undefined
}

/** Reads a file answer to its end and takes its name from `Content-Disposition`. */
export async function readFile(
  response: Response,
  onProgress: (progress: Progress) => void,
): Promise<DownloadedFile> {
  const total = Number(response.headers.get('content-length') ?? NaN)
  const type = response.headers.get('content-type') ?? ''
  const parts: Uint8Array<ArrayBuffer>[] = []
  let loaded = 0
  const reader = response.body?.getReader()
  let piece = await reader?.read()
  while (piece?.value) {
    parts.push(piece.value)
    loaded += piece.value.length
    onProgress({ loaded, total: Number.isFinite(total) ? total : undefined })
    piece = await reader?.read()
  }
  return { blob: new Blob(parts, { type }), name: fileName(response.headers.get('content-disposition')) }
}

/** The file name of a `Content-Disposition` header; `filename*` wins over `filename` (RFC 6266). */
export function fileName(header: string | null): string {
  const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(header ?? '')?.[1]
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(header ?? '')
  return decoded(extended) ?? plain?.[1] ?? plain?.[2] ?? 'file'
}

function decoded(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  try {
    return decodeURIComponent(text.trim())
  } catch {
    return undefined
  }
}
