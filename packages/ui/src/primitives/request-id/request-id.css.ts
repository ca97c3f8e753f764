import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

/** The colour is that of the place: a page, a notice, a dark message in the corner. */
export const line = style({
  display: 'block',
  marginTop: 6,
  fontSize: vars.size.small,
  fontWeight: vars.weight.text,
  lineHeight: 1.5,
})
export const id = style({
  fontFamily: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
export const copy = style({ selectors: { '&&': { color: 'inherit', fontSize: 'inherit' } } })
