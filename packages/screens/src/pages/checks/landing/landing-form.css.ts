import { style } from '@vanilla-extract/css'

/** Two forms with one button. */
export const parts = style({ display: 'grid', gap: 20 })
export const part = style({ minWidth: 0, margin: 0, padding: 0, border: 0 })
/** Where the answer appears; without one it takes no room. */
export const answer = style({
  display: 'grid',
  gap: 8,
  selectors: { '&:not(:empty)': { marginTop: 18 } },
})
