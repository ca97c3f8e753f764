import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'
import { vars } from '../../theme/theme.css.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 1fr)',
  gap: 8,
  '@media': { [media.belowLg]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
})
export const cell = style({ aspectRatio: '4 / 3', minWidth: 0 })
export const photo = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: '100%',
  padding: 0,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.sunk,
  // The words of a picture that did not come.
  color: vars.color.ink2,
  cursor: 'zoom-in',
  ':hover': { borderColor: vars.color.ink },
})
export const image = style({ width: '100%', height: '100%', objectFit: 'cover' })
export const more = style({
  position: 'absolute',
  inset: 'auto 0 0',
  padding: '6px 8px',
  background: vars.color.deep,
  color: vars.color.onDeep,
  fontSize: vars.size.small,
  lineHeight: 1.3,
  fontWeight: vars.weight.medium,
  textAlign: 'left',
})
