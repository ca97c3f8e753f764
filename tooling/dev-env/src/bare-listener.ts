export { createBareListener } from '@proverka/server/bare-listener'
