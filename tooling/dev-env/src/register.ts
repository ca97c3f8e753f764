export {
  attachIndex,
  attachPartitions,
  buildIndex,
  createPartitions,
  createRegisterStore,
  indexPartitions,
  openBulkPostgres,
  partitionOf,
  readRegisterObjects,
  type BulkConnection,
} from '@proverka/server/register'
