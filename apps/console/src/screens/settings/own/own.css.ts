import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 16,
  alignItems: 'start',
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const proof = style({ display: 'grid', gap: 12, justifyItems: 'start', maxWidth: 420 })
export const form = style({ display: 'grid', gap: 10, paddingTop: 12 })
export const error = style({ color: vars.color.redText, fontWeight: vars.weight.medium })
