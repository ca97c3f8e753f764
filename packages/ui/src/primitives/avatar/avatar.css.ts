import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

/** A cell of a form with letters in it, not a circle. */
export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius.mark,
  background: vars.color.sunk,
  color: vars.color.ink,
  fontWeight: vars.weight.semi,
  lineHeight: 1,
  letterSpacing: '.01em',
  userSelect: 'none',
})
export const size = styleVariants({
  s: { width: 32, height: 32, fontSize: vars.size.tiny },
  m: { width: 44, height: 44, fontSize: vars.size.body },
  l: { width: 72, height: 72, fontSize: vars.figure[1] },
})
export const image = style({ width: '100%', height: '100%', objectFit: 'cover' })
