import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const bar = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr 190px 230px auto',
  background: vars.color.paper,
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.control,
  '@media': { [media.belowLg]: { gridTemplateColumns: '1fr' } },
})
export const cell = style({
  display: 'block',
  minWidth: 0,
  padding: '11px 22px 9px',
  ':focus-within': { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
  selectors: { '& + &': { borderLeft: `1px solid ${vars.color.lineControl}` } },
  '@media': {
    [media.belowLg]: {
      padding: '11px 16px 9px',
      selectors: { '& + &': { borderLeft: 0, borderTop: `1px solid ${vars.color.lineControl}` } },
    },
  },
})
export const label = style({ display: 'block', color: vars.color.ink2, fontSize: vars.size.tiny })
export const input = style({
  width: '100%',
  padding: '1px 0',
  border: 0,
  outline: 'none',
  background: 'none',
  fontSize: vars.size.lead,
  lineHeight: 1.4,
  letterSpacing: '-.01em',
  fontVariantNumeric: 'tabular-nums',
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.color.ink3, opacity: 1 },
  ':focus-visible': { outline: 'none' },
})
// Doubled: it wins over the button's own styles in whatever order the files are loaded.
export const submit = style({
  selectors: {
    '&&': {
      minHeight: 72,
      margin: '-1px -1px -1px 0',
      paddingInline: 38,
      borderRadius: '0 3px 3px 0',
      fontSize: vars.size.lead,
    },
  },
  '@media': {
    [media.belowLg]: {
      selectors: { '&&': { minHeight: 60, margin: '0 -1px -1px', borderRadius: '0 0 3px 3px' } },
    },
  },
})
// Doubled: it wins over the link's own colour in whatever order the files are loaded.
export const jump = style({ selectors: { '&&': { color: 'inherit' } } })
export const select = style([input, { appearance: 'none', cursor: 'pointer' }])
