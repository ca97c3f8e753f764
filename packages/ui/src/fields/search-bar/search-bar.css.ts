import { vars } from '../../theme/theme.css.ts'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const form = style({ position: 'relative', minWidth: 0 })
export const bar = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  background: vars.color.paper,
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.control,
  ':focus-within': { borderColor: vars.color.primary, boxShadow: `0 0 0 4px ${vars.color.primaryLine}` },
})
export const invalid = style({ borderColor: vars.color.dangerButton })
export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minWidth: 0,
  paddingLeft: 24,
  '@media': { [media.belowSm]: { gap: 8, paddingLeft: 12 } },
})
export const input = style({
  width: '100%',
  minWidth: 0,
  height: `calc(${vars.layout.controlLarge} - 4px)`,
  padding: 0,
  marginRight: 8,
  border: 0,
  outline: 'none',
  background: 'none',
  fontSize: vars.size.h3,
  letterSpacing: '-.012em',
  fontVariantNumeric: 'tabular-nums',
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.color.ink3, opacity: 1 },
  '::-webkit-search-cancel-button': { display: 'none' },
  ':focus-visible': { outline: 'none' },
  '@media': { [media.belowSm]: { height: 60, fontSize: vars.size.body, letterSpacing: '-.025em' } },
})
// Doubled: these win over the button's own styles in whatever order the files are loaded.
export const submit = style({
  selectors: {
    '&&': {
      alignSelf: 'stretch',
      height: 'auto',
      margin: '-1px -1px -1px 0',
      paddingInline: 44,
      borderRadius: '0 3px 3px 0',
      fontSize: vars.size.lead,
    },
  },
})
export const stacked = style({
  '@media': { [media.belowSm]: { gridTemplateColumns: '1fr' } },
})
export const submitStacked = style({
  '@media': {
    [media.belowSm]: {
      selectors: { '&&': { height: 56, margin: '0 -1px -1px', borderRadius: '0 0 3px 3px' } },
    },
  },
})

export const barSmall = style({ borderWidth: 1.5 })
export const placeSmall = style({ gap: 10, paddingLeft: 14 })
export const inputSmall = style({
  height: 41,
  fontSize: vars.size.body,
  '@media': { [media.belowSm]: { height: 44 } },
})
export const submitSmall = style({
  selectors: {
    '&&': { minHeight: 0, height: 'auto', paddingInline: 18, fontSize: vars.size.label, marginRight: -1 },
  },
})

export const hint = style({
  marginTop: 8,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: 1.4,
})
export const searching = styleVariants({ l: { color: vars.color.ink }, s: { color: vars.color.ink2 } })

/** Under the bar and clear of its ring of focus. */
export const troubles = style({})
globalStyle(`${troubles} :is([aria-live], [role="alert"]) > p`, { marginTop: 10 })

/** In a header there is no room under the bar: the errors overlay the page. */
export const troublesSmall = style({
  position: 'absolute',
  zIndex: 20,
  top: 'calc(100% + 8px)',
  insetInline: 0,
  selectors: {
    '&:has(p)': {
      padding: '6px 14px 12px',
      border: `1px solid ${vars.color.line2}`,
      borderRadius: vars.radius.control,
      background: vars.color.paper,
      boxShadow: vars.shadow.pop,
    },
  },
})
