export {
  attachIndex,
  attachPartitions,
  buildIndex,
  createPartitions,
  indexPartitions,
  openBulkPostgres,
  openRegister,
  partitionOf,
  readRegisterObjects,
  type BulkConnection,
} from '@proverka/server/register'
