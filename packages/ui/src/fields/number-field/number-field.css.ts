import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'
import { input } from '../field/field.css.ts'

export const box = style({ position: 'relative', display: 'flex' })
export const withSteps = style([input, { paddingRight: 98 }])
export const unit = style({
  position: 'absolute',
  right: 14,
  top: 0,
  height: '100%',
  display: 'grid',
  alignItems: 'center',
  color: vars.color.ink2,
  pointerEvents: 'none',
})
export const unitSpace = style([input, { paddingRight: 44 }])
export const unitBesideSteps = style({ right: 104 })
export const steps = style({
  position: 'absolute',
  right: 2,
  top: 2,
  bottom: 2,
  display: 'flex',
})
export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: 46,
  padding: 0,
  border: 0,
  borderLeft: `1px solid ${vars.color.line}`,
  background: 'none',
  color: vars.color.ink2,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.ground, color: vars.color.ink },
    '&:active:not(:disabled)': { background: vars.color.sunk },
    '&:disabled': { color: vars.color.line2, cursor: 'not-allowed' },
    '&:last-child': { borderRadius: '0 4px 4px 0' },
  },
})
