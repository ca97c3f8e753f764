import { vars } from '../../theme/theme.css.ts'
import { ring } from '../../theme/ring.css.ts'
import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const counters = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  background: vars.color.paper,
  border: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.belowLg]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: '1fr 1fr',
      marginInline: -20,
      borderInline: 0,
    },
  },
})
export const cell = style({
  display: 'grid',
  boxShadow: `1px 0 ${vars.color.line}, 0 1px ${vars.color.line}`,
})
export const pad = style({
  padding: '16px 22px',
  '@media': { [media.belowLg]: { padding: '12px 20px' } },
})
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outlineOffset: -3,
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
/** A bar below, as under an open tab. */
export const current = style({ boxShadow: `1px 0 ${vars.color.line}, inset 0 -4px ${vars.color.ink}` })
export const urgent = style({
  vars: { [ring]: vars.color.onFill },
  background: vars.color.yellow,
  color: vars.color.onFill,
})
export const count = style({
  display: 'block',
  fontSize: vars.figure[3],
  lineHeight: 1.1,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.04em',
  '@media': { [media.belowLg]: { fontSize: vars.figure[2] } },
})
export const label = style({
  fontSize: vars.size.small,
  color: vars.color.ink2,
  selectors: {
    [`${urgent} &`]: { color: 'inherit' },
    [`${current} &`]: { color: vars.color.ink, fontWeight: vars.weight.semi },
  },
})
