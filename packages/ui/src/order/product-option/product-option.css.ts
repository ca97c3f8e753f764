import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const option = style({
  display: 'grid',
  gridTemplateColumns: '22px 1fr 110px minmax(96px, max-content)',
  gap: 16,
  alignItems: 'start',
  padding: '18px 24px',
  borderTop: `1px solid ${vars.color.line}`,
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  transition: `background-color ${vars.motion.fast}`,
  ':hover': { background: vars.color.ground },
  selectors: {
    '&:has(input:checked)': {
      background: vars.color.primaryWash,
      boxShadow: `inset 6px 0 ${vars.color.primary}`,
    },
    '&:has(input:disabled)': { cursor: 'not-allowed', color: vars.color.ink3 },
  },
  '@media': {
    [media.belowLg]: { gridTemplateColumns: '22px 1fr auto', gap: '4px 12px', padding: '16px 20px' },
  },
})
export const what = style({ minWidth: 0 })
export const title = style({
  marginRight: 8,
  fontSize: vars.size.item,
  lineHeight: 1.25,
  fontWeight: vars.weight.semi,
  letterSpacing: '-.012em',
})
export const note = style({
  display: 'block',
  marginTop: 2,
  color: vars.color.ink2,
  fontSize: vars.size.label,
  lineHeight: 1.4,
})
export const time = style({
  color: vars.color.ink2,
  fontSize: vars.size.label,
  lineHeight: 1.5,
  '@media': { [media.belowLg]: { gridColumn: 2, gridRow: 2 } },
})
export const price = style({
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontSize: vars.size.h3,
  lineHeight: 1.15,
  fontWeight: 650,
  letterSpacing: '-.025em',
  '@media': { [media.belowLg]: { gridColumn: 3, gridRow: 1 } },
})
export const old = style({
  display: 'block',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontWeight: vars.weight.text,
  letterSpacing: 0,
})
