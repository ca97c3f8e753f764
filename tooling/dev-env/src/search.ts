export { makeBigWorld, type BigObject } from '@proverka/server/big-world'
export { createSearchIndex, type SearchIndex } from '@proverka/server/search'
