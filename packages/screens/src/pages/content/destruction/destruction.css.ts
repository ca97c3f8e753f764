import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: 24,
  justifyItems: 'start',
  paddingBlock: '48px 88px',
  '@media': { [media.belowLg]: { paddingBlock: '24px 56px' } },
})
export const lead = style({ maxWidth: '62ch', color: vars.color.ink2 })
export const form = style({ width: '100%', maxWidth: 620 })
export const act = style({ display: 'grid', gap: 20, width: '100%', maxWidth: 820, justifyItems: 'start' })
export const wide = style({ width: '100%' })
export const quiet = style({ color: vars.color.ink2, fontSize: vars.size.small })
