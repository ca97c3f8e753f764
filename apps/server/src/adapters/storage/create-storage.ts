import { join } from 'node:path'
import type { ServerConfig } from '../../platform/config/server-config.ts'
import { createFolderStorage, createMemoryStorage, type FileStorage } from './file-storage.ts'
import { createS3Storage } from './s3-storage.ts'

/** The storage that the configuration names: a bucket, a folder, or nothing that lasts. */
export function createStorage({ bucket, dataDir }: Pick<ServerConfig, 'bucket' | 'dataDir'>): FileStorage {
  if (bucket) return createS3Storage(bucket)
  return dataDir ? createFolderStorage(join(dataDir, 'files')) : createMemoryStorage()
}
