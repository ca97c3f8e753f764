import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const report = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 })
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 430px',
  borderBottom: `1.5px solid ${vars.color.ink}`,
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const headText = style({
  padding: '28px 32px 26px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.belowLg]: { padding: '20px 18px' } },
})
export const title = style({
  margin: '8px 0 6px',
  fontSize: vars.size.h2,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.04em',
  lineHeight: 1.05,
  fontVariantNumeric: 'tabular-nums',
  ':focus': { outline: 'none' },
})
export const stamps = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 18 })
export const plan = style({
  position: 'relative',
  minHeight: 236,
  overflow: 'hidden',
  background: vars.color.map,
  borderLeft: `1px solid ${vars.color.line}`,
  '@media': {
    [media.belowLg]: { borderLeft: 0, borderTop: `1px solid ${vars.color.line}` },
    print: { display: 'none' },
  },
})
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const stripCell = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: 12,
  padding: '16px 20px 16px 32px',
  fontSize: vars.size.label,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { paddingLeft: 20, borderLeft: `1px solid ${vars.color.line}` } },
  '@media': {
    [media.belowLg]: {
      padding: '12px 18px',
      selectors: {
        '& + &': { paddingLeft: 18, borderLeft: 0, borderTop: `1px solid ${vars.color.line}` },
      },
    },
  },
})
export const stripTitle = style({ display: 'block', fontWeight: vars.weight.semi })
export const stripText = style({ color: vars.color.ink2, fontSize: vars.size.small })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 32px',
  padding: '18px 32px',
  '@media': { [media.belowLg]: { padding: 18 }, print: { display: 'none' } },
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
export const muted = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const small = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '14px 32px',
  '@media': { [media.belowLg]: { padding: '14px 18px' }, print: { display: 'none' } },
})
export const place = style({
  fontWeight: 400,
  minWidth: 0,
  fontSize: vars.size.tiny,
  lineHeight: 1.4,
  color: vars.color.ink2,
})
export const placePath = style({
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '@media': { [media.belowLg]: { paddingBlock: 4, '::before': { content: '"в файле: "' } } },
})
export const noPlace = style({ fontSize: vars.size.tiny, lineHeight: 1.4, color: vars.color.ink2 })
export const excerpt = style({
  display: 'block',
  marginTop: 6,
  fontFamily: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  color: vars.color.ink,
})
