import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const checkbox = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  margin: 0,
  border: `1.5px solid ${vars.color.lineControl}`,
  borderRadius: vars.radius.mark,
  background: vars.color.paper,
  cursor: 'inherit',
  selectors: {
    '&:checked': { background: vars.color.primary, borderColor: vars.color.primary },
    '&:checked::after': {
      content: '""',
      width: 11,
      height: 6,
      border: `solid ${vars.color.onPrimary}`,
      borderWidth: '0 0 2.5px 2.5px',
      transform: 'translateY(-2px) rotate(-45deg)',
    },
    '&:disabled': { background: vars.color.sunk, borderColor: vars.color.line2 },
    '&:disabled:checked::after': { borderColor: vars.color.ink3 },
    '&[aria-invalid="true"], &[data-invalid]': { borderColor: vars.color.dangerButton, borderWidth: 2 },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})
export const radio = style([
  checkbox,
  {
    borderRadius: '50%',
    selectors: {
      '&:checked::after': {
        width: 8,
        height: 8,
        border: 0,
        background: vars.color.onPrimary,
        borderRadius: '50%',
        transform: 'none',
      },
    },
  },
])
export const row = style({
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
  lineHeight: 1.42,
  cursor: 'pointer',
})
export const disabled = style({ cursor: 'not-allowed', color: vars.color.ink3 })
export const words = style({ minWidth: 0 })
export const hint = style({
  display: 'block',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: 1.4,
})
export const error = style({ paddingLeft: 34 })
