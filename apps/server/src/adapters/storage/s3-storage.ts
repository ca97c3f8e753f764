import type { S3Access } from '../../platform/config/server-config.ts'
import { AwsClient } from 'aws4fetch'
import type { FileStorage, StoredFile } from './file-storage.ts'

/** How long one answer is waited for, ms: a file of 20 MB on a slow line. */
export const LIMIT_MS = 30_000
/** Tries after the first one, with growing pauses; only for answers that the service itself reports as its fault. */
const RETRIES = 2

/** Address of the bucket, which is the first part of paths. */
export const placeOf = ({ endpoint, bucket }: S3Access): string => `${endpoint}/${encodeURIComponent(bucket)}`

/** Signs requests and sends them. */
export const signerOf = ({ region, accessKey, secretKey }: S3Access): AwsClient =>
  new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: 's3',
    retries: RETRIES,
  })

/** Keeps files in a bucket, which several servers share (OPS-06). A file appears whole or not at all. */
export function createS3Storage(access: S3Access): FileStorage {
  const { bucket } = access
  const client = signerOf(access)
  const place = placeOf(access)

  async function ask(method: 'GET' | 'PUT' | 'DELETE', path: string, body?: Uint8Array): Promise<Response> {
    const answer = await client.fetch(place + path, {
      method,
      signal: AbortSignal.timeout(LIMIT_MS),
      ...(body && { body: new Uint8Array(body), headers: { 'content-length': String(body.length) } }),
    })
    if (answer.ok || (answer.status === 404 && method !== 'PUT')) return answer
    const reason = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? ''
    throw new Error(`the file storage answers ${answer.status} ${reason}`.trim())
  }

  return {
    async put(key, bytes) {
      await ask('PUT', pathOf(key), bytes)
    },
    async get(key) {
      const answer = await ask('GET', pathOf(key))
      if (answer.status !== 404) return new Uint8Array(await answer.arrayBuffer())
      // A bucket that is not there would look like one without files.
      if ((await answer.text()).includes('NoSuchBucket'))
        throw new Error(`the file storage has no bucket ${bucket}`)
      return undefined
    },
    async remove(key) {
      const answer = await ask('DELETE', pathOf(key))
      await answer.body?.cancel()
    },
    async list(below) {
      const files: StoredFile[] = []
      let next: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', 'encoding-type': 'url' })
        if (below !== undefined) query.set('prefix', below)
        if (next !== undefined) query.set('continuation-token', next)
        const answer = await ask('GET', `?${query.toString().replaceAll('+', '%20')}`)
        const page = await answer.text()
        if (answer.status === 404) throw new Error(`the file storage has no bucket ${bucket}`)
        files.push(...filesOf(page))
        next = /<IsTruncated>true</.test(page) ? valueOf(page, 'NextContinuationToken') : undefined
      } while (next !== undefined)
      return files
    },
  }
}

/** The path of a key. The same keys are refused that would lead out of a folder: a bucket may be copied into one. */
function pathOf(key: string): string {
  const parts = key.split('/')
  if (parts.some((part) => part === '' || part === '.' || part === '..'))
    throw new RangeError(`key outside of the storage: ${key}`)
  return `/${parts.map(encodeURIComponent).join('/')}`
}

/** The files of one page of a listing: names come URL-encoded, so that they contain no XML. */
const filesOf = (page: string): StoredFile[] =>
  (page.match(/<Contents>.*?<\/Contents>/gs) ?? []).map((entry) => ({
    key: decodeURIComponent((valueOf(entry, 'Key') ?? '').replaceAll('+', ' ')),
    at: new Date(valueOf(entry, 'LastModified') ?? 0),
  }))

const valueOf = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(xml)?.[1]?.replaceAll('&amp;', '&')
