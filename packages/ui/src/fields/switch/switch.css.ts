import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const row = style({
  display: 'flex',
  gap: 16,
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  minHeight: 44,
  paddingBlock: 10,
  lineHeight: 1.42,
  cursor: 'pointer',
})
export const disabled = style({ cursor: 'not-allowed', color: vars.color.ink3 })
export const track = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: 44,
  height: 24,
  margin: 0,
  border: `1.5px solid ${vars.color.lineControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.paper,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  '::after': {
    content: '""',
    position: 'absolute',
    top: 3,
    left: 3,
    width: 15,
    height: 15,
    borderRadius: vars.radius.mark,
    background: vars.color.lineControl,
    transition: `translate ${vars.motion.fast}, background-color ${vars.motion.fast}`,
  },
  ':focus-visible': { borderRadius: vars.radius.control },
  selectors: {
    '&:checked': { background: vars.color.primary, borderColor: vars.color.primary },
    '&:checked::after': { translate: '20px 0', background: vars.color.onPrimary },
    '&:disabled': { background: vars.color.sunk, borderColor: vars.color.line2 },
    '&:disabled::after': { background: vars.color.line2 },
    '&:disabled:checked::after': { background: vars.color.ink3 },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto', '::after': { content: 'none' } } },
})
