import { media } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  paddingBlock: '40px 88px',
  '@media': { [media.belowLg]: { paddingBlock: '24px 56px' } },
})
export const title = style({ marginBottom: 28 })
export const form = style({ maxWidth: 560, paddingTop: 24 })
