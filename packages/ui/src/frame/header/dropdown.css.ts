import { vars } from '../../theme/theme.css.ts'
import { ring } from '../../theme/ring.css.ts'
import { style } from '@vanilla-extract/css'

export const details = style({ position: 'relative' })
export const summary = style({
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const chevron = style({
  transition: `rotate ${vars.motion.fast}`,
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
})
export const panel = style({
  vars: { [ring]: vars.color.focus },
  position: 'absolute',
  zIndex: 20,
  top: 'calc(100% + 8px)',
  left: 0,
  minWidth: 240,
  width: 'max-content',
  maxWidth: 320,
  padding: 8,
  background: vars.color.paper,
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.pop,
})
export const atRight = style({ left: 'auto', right: 0 })
export const item = style({
  display: 'block',
  width: '100%',
  padding: '10px 12px',
  border: 0,
  borderRadius: vars.radius.mark,
  background: 'none',
  color: vars.color.ink,
  fontSize: vars.size.label,
  lineHeight: 1.35,
  fontWeight: vars.weight.medium,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { background: vars.color.ground },
  selectors: { '&[aria-current]': { color: vars.color.primaryText } },
})
export const note = style({
  display: 'block',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontWeight: vars.weight.text,
})
