import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  paddingBlock: '40px 88px',
  '@media': { [media.belowLg]: { paddingBlock: '24px 56px' } },
})
export const foot = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 16 })
export const shown = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
})
