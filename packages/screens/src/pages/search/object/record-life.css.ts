import { media, ring, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'
import * as unconfirmed from './unconfirmed.css.ts'

export const figure = style([unconfirmed.figure, { paddingBottom: 24 }])
export const caption = unconfirmed.caption

/** Two thirds until the record was closed, one third after. */
export const life = style({
  display: 'grid',
  gridTemplateColumns: '2fr 1fr',
  gap: '26px 0',
  maxWidth: 560,
  width: '100%',
  position: 'relative',
  fontSize: vars.size.small,
  lineHeight: 1.25,
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
})
export const begin = style({ gridColumn: 1, gridRow: 1 })
export const end = style({ gridColumn: 2, gridRow: 1 })
export const today = style({
  position: 'absolute',
  right: 0,
  top: 6,
  color: vars.color.ink,
  fontWeight: vars.weight.bold,
  '@media': { [media.belowSm]: { display: 'none' } },
})
export const year = style({
  display: 'block',
  fontSize: vars.figure[1],
  fontWeight: vars.weight.bold,
  letterSpacing: '-.035em',
  lineHeight: 1.1,
  color: vars.color.ink,
})
const bar = style({
  padding: '0 12px',
  fontSize: vars.size.item,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.02em',
  lineHeight: '26px',
})
export const own = style([
  bar,
  {
    gridColumn: 1,
    gridRow: 2,
    vars: { [ring]: vars.color.paper },
    background: vars.color.ink,
    color: vars.color.paper,
  },
])
export const nothing = style({
  gridColumn: 2,
  gridRow: 2,
  alignSelf: 'center',
  borderTop: `2px dashed ${vars.color.lineControl}`,
})
export const successor = style([
  bar,
  {
    gridColumn: 2,
    vars: { [ring]: vars.color.onPrimary },
    background: vars.color.primary,
    color: vars.color.onPrimary,
    borderLeft: `2px solid ${vars.color.ink}`,
  },
])
