export { hasOwnStyles, splitHead, withoutStyleAttributes } from './rendered-html.ts'
