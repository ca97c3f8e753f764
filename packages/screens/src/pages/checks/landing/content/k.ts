/** The short address of a campaign (ROUTE-011): the same page, canonical to the long one. */
export { content } from './kadastrovyj-nomer.ts'
