import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  paddingBlock: '40px 88px',
  '@media': { [media.belowLg]: { paddingBlock: '24px 56px' } },
})
export const title = style({ marginBottom: 28 })
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 400px',
  gap: 24,
  alignItems: 'start',
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const note = style({ marginTop: 20, color: vars.color.ink2, fontSize: vars.size.small })
