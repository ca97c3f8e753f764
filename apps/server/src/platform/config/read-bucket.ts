import { withoutTrailingSlash } from '@proverka/domain/navigation'
import { StartError } from '../db/start-error.ts'
import type { S3Access } from './server-config.ts'

interface BucketSettings {
  readonly S3_ENDPOINT?: string | undefined
  readonly S3_BUCKET?: string | undefined
  readonly S3_REGION: string
  readonly S3_ACCESS_KEY?: string | undefined
  readonly S3_SECRET_KEY?: string | undefined
}

const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const

/** The bucket that files are stored in; undefined: a folder of `DATA_DIR`. Throws `StartError` when only a part of it is set. */
export function readBucket(set: BucketSettings): S3Access | undefined {
  const [endpoint, bucket, accessKey, secretKey] = NEEDED.map((name) => set[name])
  if (!endpoint && !bucket && !accessKey && !secretKey) return undefined
  if (!endpoint || !bucket || !accessKey || !secretKey)
    throw new StartError(`Для хранилища файлов не хватает ${NEEDED.filter((name) => !set[name]).join(', ')}.`)
  return { endpoint: withoutTrailingSlash(endpoint), bucket, region: set.S3_REGION, accessKey, secretKey }
}
