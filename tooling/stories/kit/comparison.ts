/**
 * One browser draws one page the same to the pixel; a few pixels are left for the rounding of another processor. The
 * smallest mark of the kit, a hairline under one short word, has more.
 */
export const COMPARISON = {
  maxDiffPixels: 12,
  threshold: 0.1,
  animations: 'disabled',
  caret: 'hide',
  // The tallest page, of the tokens, is 13 000 px.
  timeout: 20_000,
} as const
