import { vars } from '@proverka/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  justifyContent: 'space-between',
  marginTop: 18,
  color: vars.color.onDeep2,
  fontSize: vars.size.small,
})
// The colour of links is one for paper.
globalStyle(`${below} a`, { color: vars.color.onDeep })
/** Reserves the space of six rows until they load. */
export const awaited = style({ minHeight: 440 })
