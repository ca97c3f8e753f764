/* The light part of the kit: what any page may need at once. Areas with more weight have their own entries. */
export { LinkProvider } from './primitives/link/link-context.tsx'
export type { ResultTone } from './primitives/result/result-mark.tsx'
export { breakpoints, media, scale } from './theme/tokens.ts'
export type { ColorTokens, Tokens } from './theme/tokens.ts'
