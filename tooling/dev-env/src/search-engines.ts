export { createOpenSearchEngine, createPostgresEngine } from '@proverka/server/search-engines'
