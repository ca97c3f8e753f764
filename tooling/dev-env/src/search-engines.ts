export { createPostgresEngine } from '@proverka/server/search-engines'
