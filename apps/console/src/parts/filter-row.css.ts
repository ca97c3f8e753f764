import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  alignItems: 'center',
  padding: '8px 12px',
  border: `1px solid ${vars.color.line}`,
  borderBottom: 0,
  background: vars.color.paper,
})
export const field = style({
  display: 'flex',
  gap: 6,
  alignItems: 'center',
  color: vars.color.ink2,
  fontSize: vars.size.small,
})
export const control = style({
  height: 32,
  minWidth: 0,
  padding: '0 8px',
  border: `1px solid ${vars.color.lineControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.paper,
  color: vars.color.ink,
  '@media': { [media.belowLg]: { height: 44 } },
})
export const search = style([control, { width: 240, maxWidth: '100%' }])
