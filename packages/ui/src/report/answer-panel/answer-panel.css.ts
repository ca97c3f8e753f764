import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'
import { media } from '../../theme/tokens.ts'

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 14px',
  padding: '18px 20px',
  borderRadius: vars.radius.mark,
  '@media': { [media.belowSm]: { padding: '16px' } },
})
export const mark = style({ marginTop: 2 })
export const title = style({
  fontSize: vars.size.lead,
  fontWeight: vars.weight.semi,
  lineHeight: 1.25,
})
export const text = style({ fontSize: vars.size.label, lineHeight: 1.45 })
export const stamp = style({
  marginTop: 8,
  padding: '2px 8px',
  justifySelf: 'start',
  background: vars.color.paper,
  color: vars.color.ink,
})
export const second = style({ gridColumn: 2, minWidth: 0 })
const colour = { color: vars.color.onFill }
/** Words on the solid fills; the washes keep the words of the page. */
export const onFill = styleVariants({
  red: colour,
  orange: colour,
  yellow: colour,
  green: colour,
  grey: { color: vars.color.ink },
  wait: { color: vars.color.ink },
})
