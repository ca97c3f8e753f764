export { makeBigWorld, type BigObject } from '@proverka/server/big-world'
