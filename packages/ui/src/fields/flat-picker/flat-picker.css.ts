import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'
import { media } from '../../theme/tokens.ts'

export const picker = style({ minWidth: 0, fontVariantNumeric: 'tabular-nums' })
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(150px, 220px) minmax(0, 1fr)',
  border: `1.5px solid ${vars.color.ink}`,
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const field = style({
  display: 'grid',
  alignContent: 'start',
  padding: '14px 20px 0',
  borderBottom: `4px solid ${vars.color.lineControl}`,
  cursor: 'text',
  ':focus-within': { borderColor: vars.color.primary },
})
export const label = style({ fontSize: vars.size.label, fontWeight: vars.weight.medium })
export const input = style({
  width: '100%',
  minWidth: 0,
  padding: '0 0 8px',
  border: 0,
  outline: 'none',
  background: 'none',
  fontSize: vars.size.h1,
  lineHeight: 1.2,
  fontWeight: vars.weight.black,
  ':focus-visible': { outline: 'none' },
})
export const answer = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: 10,
  minWidth: 0,
  minHeight: 96,
  padding: '14px 20px',
  borderLeft: `1.5px solid ${vars.color.ink}`,
  '@media': { [media.belowMd]: { borderLeft: 0, minHeight: 0 } },
})
export const quiet = style({ color: vars.color.ink2, fontSize: vars.size.label })
export const record = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 20px',
  justifySelf: 'stretch',
})
export const found = style({ display: 'block', fontSize: vars.size.h3, fontWeight: vars.weight.semi })
export const facts = style({ display: 'block', color: vars.color.ink2 })
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
})
/** The legend, and what the keys do. */
export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '6px 32px',
  marginTop: 14,
  fontSize: vars.size.small,
})
export const hints = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  color: vars.color.ink2,
  '@media': { [media.belowMd]: { display: 'none' }, '(hover: none)': { display: 'none' } },
})
export const key = style({
  marginRight: 4,
  padding: '1px 5px',
  border: `1px solid ${vars.color.lineControl}`,
  borderRadius: 3,
  background: vars.color.paper,
  color: vars.color.ink,
  font: 'inherit',
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.semi,
})
export const list = style({ display: 'grid', gap: 3, marginTop: 14 })
/** By floors: the lowest one is on the ground. */
export const house = style({
  marginBottom: 24,
  paddingBottom: 3,
  borderBottom: `1.5px solid ${vars.color.ink}`,
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const range = style({
  padding: '6px 0',
  color: vars.color.ink2,
  fontSize: vars.size.tiny,
  '@media': { [media.belowMd]: { padding: '6px 0 2px' } },
})
export const continued = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(38px, 1fr))',
  gap: 3,
  justifySelf: 'stretch',
})
/** The name of a floor stays beside its flats on a phone, too. */
export const floor = style([
  row,
  { '@media': { [media.belowMd]: { gridTemplateColumns: '68px minmax(0, 1fr)' } } },
])
/** As many as a floor has, all of one width. */
export const floorCells = style([continued, { gridTemplateColumns: 'repeat(auto-fill, minmax(38px, 46px))' }])
/** Twenty in a row, on a phone ten. */
export const cells = style([
  continued,
  {
    gridTemplateColumns: 'repeat(20, minmax(0, 1fr))',
    '@media': { [media.belowMd]: { gridTemplateColumns: 'repeat(10, minmax(0, 1fr))' } },
  },
])
export const cell = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  minHeight: 32,
  padding: 0,
  border: '1px solid transparent',
  background: vars.color.sunk,
  color: vars.color.ink,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.ink },
  '@media': { [media.belowMd]: { minHeight: 40 } },
})
/** Its extract is ordered by the address. */
export const unnumbered = style({ border: `1px dashed ${vars.color.lineControl}`, background: 'none' })
export const gone = style({
  border: `1px solid ${vars.color.line}`,
  background: 'none',
  color: vars.color.ink2,
  textDecoration: 'line-through',
})
export const hit = style({
  borderBottom: `3px solid ${vars.color.primary}`,
  fontWeight: vars.weight.black,
})
export const sign = style({
  display: 'inline-block',
  width: 24,
  height: 16,
  marginRight: 8,
  verticalAlign: '-3px',
  background: vars.color.sunk,
})
