import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'
import { button, variant, size, fullWidth } from '../../primitives/button/button.css.ts'
import { media } from '../../theme/tokens.ts'

export const header = style({
  position: 'relative',
  zIndex: 15,
  height: vars.layout.header,
  background: vars.color.paper,
  borderBottom: `1px solid ${vars.color.line}`,
})
export const inner = style({
  display: 'flex',
  alignItems: 'center',
  gap: 36,
  height: '100%',
  '@media': { [media.belowLg]: { justifyContent: 'space-between', gap: 12 } },
})
export const search = style({ flex: 1, maxWidth: 520, '@media': { [media.belowLg]: { display: 'none' } } })
export const nav = style({ marginRight: 'auto', '@media': { [media.belowLg]: { display: 'none' } } })
export const list = style({ display: 'flex', gap: 4 })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  padding: '10px 12px',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.ink,
  fontSize: vars.size.label,
  lineHeight: 1.5,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover': { background: vars.color.ground },
  selectors: { '&[aria-current]': { boxShadow: `inset 0 -2px ${vars.color.primary}`, borderRadius: 0 } },
})
export const right = style({ display: 'flex', alignItems: 'center', gap: 8 })
export const wideOnly = style({ '@media': { [media.belowLg]: { display: 'none' } } })
export const userName = style({ display: 'block', fontWeight: vars.weight.semi, overflowWrap: 'anywhere' })
export const userNote = style({ display: 'block', color: vars.color.ink2, fontSize: vars.size.small })
export const balance = style({
  display: 'block',
  marginTop: 6,
  fontSize: vars.size.h3,
  lineHeight: 1.2,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.03em',
  fontVariantNumeric: 'tabular-nums',
})

export const burger = style({ display: 'none', '@media': { [media.belowLg]: { display: 'block' } } })
export const burgerButton = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginRight: -10,
  listStyle: 'none',
  borderRadius: vars.radius.control,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const whenClosed = style({ selectors: { '[open] > summary > &': { display: 'none' } } })
export const whenOpen = style({
  display: 'none',
  selectors: { '[open] > summary > &': { display: 'block' } },
})
export const menu = style({
  position: 'absolute',
  zIndex: 20,
  insetInline: 0,
  top: 'calc(100% + 1px)',
  maxHeight: `calc(100dvh - ${vars.layout.header})`,
  overflow: 'auto',
  padding: '12px 20px 32px',
  background: vars.color.paper,
  borderBottom: `1.5px solid ${vars.color.ink}`,
  boxShadow: vars.shadow.pop,
})
export const userHead = style({
  padding: '8px 12px 12px',
  marginBottom: 8,
  borderBottom: `1px solid ${vars.color.line}`,
  lineHeight: 1.35,
  selectors: { [`${menu} > &`]: { paddingInline: 0 } },
})
export const menuItem = style({
  display: 'block',
  width: '100%',
  padding: '13px 0',
  border: 0,
  borderBottom: `1px solid ${vars.color.line}`,
  background: 'none',
  color: vars.color.ink,
  fontSize: vars.size.item,
  lineHeight: 1.3,
  fontWeight: vars.weight.semi,
  letterSpacing: '-.01em',
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
})
export const menuSub = style([
  menuItem,
  { paddingLeft: 16, fontSize: vars.size.body, fontWeight: vars.weight.medium },
])
export const menuTitle = style({ paddingTop: 18, color: vars.color.ink2, fontSize: vars.size.small })
/** The one button of a user's menu, apart from its links. */
export const footerButton = style([button, variant.secondary, size.s, fullWidth, { marginTop: 12 }])
