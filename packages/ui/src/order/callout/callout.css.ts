import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'
import { media } from '../../theme/tokens.ts'

export const callout = style({
  padding: '22px 24px 20px',
  background: vars.color.primaryWash,
  borderLeft: `6px solid ${vars.color.primary}`,
  '@media': { [media.belowLg]: { marginInline: -20 } },
})
export const words = style({ marginTop: 8 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 14 })
