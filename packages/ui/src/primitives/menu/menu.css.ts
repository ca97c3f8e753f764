import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'
import { ringColor } from '../../theme/ring.css.ts'
import { media } from '../../theme/tokens.ts'
import { paper } from '../popover/popover.css.ts'

export const popup = style([
  paper,
  { minWidth: 220, maxWidth: 'min(100vw - 16px, 340px)', padding: 8, ':focus': { outline: 0 } },
])
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 40,
  padding: '8px 12px',
  border: 0,
  borderRadius: vars.radius.mark,
  background: 'none',
  color: vars.color.ink,
  fontSize: vars.size.label,
  lineHeight: 1.35,
  fontWeight: vars.weight.medium,
  textAlign: 'left',
  cursor: 'pointer',
  ':hover': { background: vars.color.ground },
  '@media': { [media.touch]: { minHeight: 44 } },
  selectors: {
    '&:focus-visible': {
      background: vars.color.ground,
      outline: `2px solid ${ringColor}`,
      outlineOffset: '-2px',
    },
    '&[aria-disabled]': { color: vars.color.ink3, cursor: 'not-allowed' },
  },
})
export const danger = style({ color: vars.color.redText })
export const words = style({ gridColumn: 2 })
export const note = style({
  display: 'block',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontWeight: vars.weight.text,
})
export const separator = style({ height: 1, margin: '8px -8px', border: 0, background: vars.color.line })
