import { style, styleVariants } from '@vanilla-extract/css'
import { ring } from '../../theme/ring.css.ts'
import { vars } from '../../theme/theme.css.ts'
import { media } from '../../theme/tokens.ts'

/** On a narrow screen a wide table scrolls in its panel. */
export const scroll = style({
  // Words for a screen reader alone are placed in it, not beside the page.
  position: 'relative',
  '@media': { [media.belowLg]: { overflowX: 'auto' } },
})
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  ':focus-visible': { outlineOffset: -2 },
})
export const columnHead = style({
  position: 'sticky',
  top: 'var(--console-top, 0px)',
  zIndex: 2,
  padding: '6px 8px',
  borderBottom: `1.5px solid ${vars.color.ink}`,
  background: vars.color.paper,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  textAlign: 'left',
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { paddingLeft: 16 },
    '&:last-child': { paddingRight: 16 },
    '&[aria-sort="ascending"], &[aria-sort="descending"]': {
      color: vars.color.ink,
      fontWeight: vars.weight.semi,
    },
  },
  '@media': { [media.belowLg]: { position: 'static' } },
})
export const sort = style({
  display: 'inline-flex',
  gap: 4,
  alignItems: 'center',
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  ':hover': { color: vars.color.ink },
})
export const sortIdle = style({ opacity: 0.4 })
export const cell = style({
  padding: '3px 8px',
  borderBottom: `1px solid ${vars.color.line}`,
  whiteSpace: 'nowrap',
  textAlign: 'left',
  fontWeight: vars.weight.text,
  selectors: {
    '&:first-child': { paddingLeft: 16 },
    '&:last-child': { paddingRight: 16 },
  },
})
export const height = styleVariants({
  normal: { height: 36 },
  dense: { height: 30 },
  wide: { height: 44 },
})
export const heading = style({ fontWeight: vars.weight.semi })
export const wraps = style({ whiteSpace: 'normal', minWidth: 160 })
export const right = style({ textAlign: 'right' })
export const chosen = style({ background: vars.color.primaryWash })
/** The row that keys act on; not the same as one that is chosen. */
export const current = style({ boxShadow: `inset 0 0 0 2px ${vars.color.primary}` })
export const box = style({
  display: 'block',
  width: 18,
  height: 18,
  margin: 0,
  accentColor: vars.color.primary,
})
export const boxCell = style({ width: 34, paddingRight: 0 })
export const empty = style({ padding: '28px 16px', color: vars.color.ink2, textAlign: 'left' })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 20px',
  padding: '9px 16px',
  color: vars.color.ink2,
  fontSize: vars.size.small,
})
/** The rows stay readable; the last line says that others are on their way. */
export const stale = style({ cursor: 'progress' })
export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  alignItems: 'center',
  padding: '9px 16px',
  background: vars.color.ink,
  color: vars.color.paper,
  vars: { [ring]: vars.color.paper },
  '@media': { [media.belowLg]: { bottom: 58 } },
})
export const barCount = style({ fontSize: vars.size.lead, fontWeight: vars.weight.semi })
export const clear = style({
  marginLeft: 'auto',
  minHeight: 32,
  padding: '0 8px',
  border: 0,
  background: 'none',
  textDecoration: 'underline',
  cursor: 'pointer',
})
