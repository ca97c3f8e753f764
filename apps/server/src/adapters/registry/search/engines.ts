export { createOpenSearchEngine } from './opensearch/opensearch-engine.ts'
export { createPostgresEngine } from './postgres/postgres-engine.ts'
