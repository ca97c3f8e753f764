import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'
import { vars } from '../../theme/theme.css.ts'

export const menu = style({
  position: 'sticky',
  top: 0,
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  width: 90,
  height: '100dvh',
  maxHeight: '100%',
  overflowY: 'auto',
  background: vars.color.paper,
  borderRight: `1px solid ${vars.color.line}`,
  '@media': { [media.belowLg]: { display: 'none' } },
})
export const collapsed = style({ width: 64 })
export const list = style({ flex: 1 })
const row = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  width: '100%',
  minHeight: 48,
  padding: '10px 4px',
  border: 0,
  background: 'none',
  color: vars.color.ink2,
  cursor: 'pointer',
  ':hover': { background: vars.color.ground, color: vars.color.ink },
  ':focus-visible': { outlineOffset: '-2px' },
})
export const link = style([
  row,
  {
    gap: 5,
    borderLeft: '3px solid transparent',
    borderRight: '3px solid transparent',
    textDecoration: 'none',
    selectors: { '&[aria-current]': { borderLeftColor: vars.color.primary, color: vars.color.primaryText } },
  },
])
export const words = style({
  maxWidth: '100%',
  fontSize: vars.size.plan,
  lineHeight: 1.25,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
export const fold = style([row, { borderTop: `1px solid ${vars.color.line}` }])
