export { createBaselineListener } from '@proverka/server/baseline-listener'
