import { breakpoints, media, vars } from '@proverka/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const SIDE = 208
const SIDE_NARROW = 56
const TOP = 52
const BOTTOM = 58

const narrow = `(min-width: ${breakpoints.lg}px) and (max-width: 1439.98px)`

export const frame = style({
  display: 'grid',
  minHeight: '100dvh',
  gridTemplate: `${TOP}px minmax(0, 1fr) / ${SIDE}px minmax(0, 1fr)`,
  vars: { '--console-top': `${TOP}px` },
  '@media': {
    [narrow]: { gridTemplateColumns: `${SIDE_NARROW}px minmax(0, 1fr)` },
    [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBottom: BOTTOM },
  },
})
export const skip = style({
  position: 'absolute',
  left: 8,
  top: -60,
  zIndex: 30,
  padding: '8px 12px',
  background: vars.color.paper,
  ':focus': { top: 8 },
})
export const side = style({
  gridRow: '1 / 3',
  borderRight: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
  '@media': { [media.belowLg]: { display: 'none' } },
})
export const sideInner = style({
  position: 'sticky',
  top: 0,
  display: 'flex',
  flexDirection: 'column',
  maxHeight: '100dvh',
  overflowY: 'auto',
})
export const logo = style({
  display: 'flex',
  gap: 9,
  alignItems: 'center',
  height: TOP,
  padding: '0 16px',
  color: vars.color.ink,
  textDecoration: 'none',
  fontSize: vars.size.h2,
  fontWeight: vars.weight.bold,
  lineHeight: 1.1,
  letterSpacing: '-.02em',
})
export const logoNote = style({
  display: 'block',
  fontSize: vars.size.small,
  fontWeight: vars.weight.text,
  letterSpacing: 0,
})
export const wideOnly = style({ '@media': { [narrow]: { display: 'none' } } })
export const group = style({
  padding: '4px 8px',
  selectors: {
    '& + &': { marginTop: 6, paddingTop: 8, borderTop: `1px solid ${vars.color.line}` },
  },
})
export const item = style({
  display: 'grid',
  gridTemplateColumns: '18px 1fr auto',
  gap: 9,
  alignItems: 'center',
  minHeight: 32,
  padding: '0 8px',
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  textDecoration: 'none',
  fontWeight: vars.weight.medium,
  ':hover': { background: vars.color.ground },
  selectors: {
    '&[aria-current]': { background: vars.color.ink, color: vars.color.paper },
    '&[aria-current]:hover': { background: vars.color.ink },
  },
  '@media': {
    [narrow]: { gridTemplateColumns: '1fr', justifyItems: 'center', minHeight: 38, padding: 0 },
  },
})
/** Read out also where the icon alone is seen. */
export const label = style({
  '@media': {
    [narrow]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
/** How much waits behind a section; on a narrow window the icon alone is seen. */
export const waiting = style({
  display: 'inline-flex',
  gap: 5,
  alignItems: 'center',
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.size.small,
  '@media': {
    [narrow]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
/** A triangle: of what waits, a term is over. */
export const overdue = style({
  width: 8,
  height: 8,
  background: 'currentColor',
  clipPath: 'polygon(50% 0, 100% 100%, 0 100%)',
})
export const role = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 6,
  marginTop: 6,
  padding: '12px 16px',
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  '@media': { [narrow]: { display: 'none' } },
})
export const top = style({
  position: 'sticky',
  top: 0,
  zIndex: 9,
  display: 'flex',
  gap: 14,
  alignItems: 'center',
  minWidth: 0,
  padding: '0 24px',
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
  '@media': { [media.belowLg]: { padding: '0 16px', gap: 10 } },
})
export const topEnd = style({
  display: 'flex',
  gap: 16,
  alignItems: 'center',
  marginLeft: 'auto',
  whiteSpace: 'nowrap',
})
export const clock = style({ '@media': { [media.belowLg]: { display: 'none' } } })
export const user = style({ lineHeight: 1.2, '@media': { [media.belowLg]: { display: 'none' } } })
export const userRole = style({ display: 'block', color: vars.color.ink2, fontSize: vars.size.small })
export const content = style({
  minWidth: 0,
  padding: '18px 24px 28px',
  ':focus': { outline: 0 },
  '@media': { [media.belowLg]: { padding: '14px 20px 24px' } },
})
export const phone = style({
  display: 'none',
  '@media': {
    [media.belowLg]: {
      position: 'fixed',
      inset: 'auto 0 0',
      zIndex: 20,
      display: 'grid',
      gridAutoColumns: '1fr',
      gridAutoFlow: 'column',
      minHeight: BOTTOM,
      borderTop: `1px solid ${vars.color.line}`,
      background: vars.color.paper,
    },
  },
})
export const phoneItem = style({
  display: 'grid',
  gap: 2,
  justifyItems: 'center',
  alignContent: 'center',
  padding: '7px 2px 6px',
  border: 0,
  background: 'none',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': {
      color: vars.color.ink,
      boxShadow: `inset 0 3px ${vars.color.ink}`,
      fontWeight: vars.weight.semi,
    },
  },
})

/** The first screen as it was seen last, over the app until that has its data; at its end, of what time it is. */
globalStyle('#seen-last', { position: 'absolute', inset: 0, zIndex: 40, background: vars.color.ground })
globalStyle('#seen-last[hidden]', { display: 'none' })
globalStyle('#seen-last > p', {
  position: 'fixed',
  right: 16,
  bottom: 16,
  padding: '8px 12px',
  border: `1px solid ${vars.color.ink}`,
  background: vars.color.paper,
})
