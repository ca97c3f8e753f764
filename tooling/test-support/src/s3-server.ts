// The package brings no types, and who imports this file reads those of it from here.
/// <reference path="./s3rver.d.ts" />
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

/** What a server is told of a bucket. */
export interface LocalBucket {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

/** A local service with the protocol of S3 and one bucket. It asks for the name of a key and checks no signature of version 4. */
export async function startS3Server(): Promise<{
  readonly access: LocalBucket
  readonly stop: () => Promise<void>
}> {
  const directory = await mkdtemp(join(tmpdir(), 'proverka-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    // Buckets are the first part of a path, whatever the host.
    vhostBuckets: false,
    configureBuckets: [{ name: 'files', configs: [] }],
  })
  const { port } = await server.run()
  return {
    access: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'files',
      region: 'us-east-1',
      // The one account that it knows.
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
    },
    async stop() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
