import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'
import { ring, ringColor } from '../../theme/ring.css.ts'
import { media } from '../../theme/tokens.ts'

export const positioner = style({ zIndex: 55, outline: 0 })
export const popup = style({
  vars: { [ring]: vars.color.focus },
  minWidth: 220,
  maxWidth: 'min(100vw - 16px, 340px)',
  maxHeight: 'var(--available-height)',
  overflow: 'auto',
  padding: 8,
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius.control,
  background: vars.color.paper,
  color: vars.color.ink,
  boxShadow: vars.shadow.pop,
  outline: 0,
})
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  padding: '8px 12px',
  borderRadius: vars.radius.mark,
  color: vars.color.ink,
  fontSize: vars.size.label,
  lineHeight: 1.35,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 0,
  '@media': { [media.touch]: { minHeight: 44 } },
  selectors: {
    '&[data-highlighted]': { background: vars.color.ground },
    '&:focus-visible': { outline: `2px solid ${ringColor}`, outlineOffset: '-2px' },
    '&[data-disabled]': { color: vars.color.ink3, cursor: 'not-allowed' },
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
export const separator = style({ height: 1, margin: '8px -8px', background: vars.color.line })
