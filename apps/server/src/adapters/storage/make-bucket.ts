import type { S3Access } from '../../platform/config/server-config.ts'
import { LIMIT_MS, placeOf, signerOf } from './s3-storage.ts'

/** The first region of the protocol, where a location constraint is neither needed nor allowed. */
const FIRST_REGION = 'us-east-1'

/**
 * Creates a missing bucket and returns whether it did. If the service does not disclose whether the bucket exists,
 * nothing is created: the first write reports what is wrong.
 */
export async function makeMissingBucket(access: S3Access): Promise<boolean> {
  const client = signerOf(access)
  const place = placeOf(access)
  const signal = AbortSignal.timeout(LIMIT_MS)
  const { status } = await client.fetch(place, { method: 'HEAD', signal })
  if (status !== 404) return false
  const body =
    access.region === FIRST_REGION
      ? ''
      : `<CreateBucketConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><LocationConstraint>${access.region}</LocationConstraint></CreateBucketConfiguration>`
  const answer = await client.fetch(place, { method: 'PUT', body, signal })
  // Another server of the same operator may have been quicker.
  if (answer.status === 409) return false
  if (!answer.ok)
    throw new Error(
      `бакет ${access.bucket} не создать: ${answer.status} ${/<Code>(\w+)</.exec(await answer.text())?.[1] ?? ''}`.trim(),
    )
  return true
}
