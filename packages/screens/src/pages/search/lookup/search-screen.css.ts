import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  paddingBlock: '40px 88px',
  '@media': { [media.belowLg]: { paddingBlock: '24px 56px' } },
})

export const number = style({ fontWeight: vars.weight.semi, fontVariantNumeric: 'tabular-nums' })

export const none = style({ marginTop: 16 })
export const all = style({ marginTop: 20 })

/** What can be done with a found object. */
export const actions = style({ display: 'inline-flex', flexWrap: 'wrap', justifyContent: 'end', gap: 8 })
