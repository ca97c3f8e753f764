export { BOMBS, POLYGLOTS } from '@proverka/server/hostile-files'
