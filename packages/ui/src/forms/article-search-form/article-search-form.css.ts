import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 200px 220px auto auto',
  alignItems: 'end',
  gap: 12,
  '@media': {
    [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
