import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  borderTop: `1.5px solid ${vars.color.ink}`,
  borderLeft: `1px solid ${vars.color.line}`,
  '@media': { [media.belowLg]: { gridTemplateColumns: '1fr 1fr', marginInline: -20, borderLeft: 0 } },
})
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 190,
  height: '100%',
  padding: '20px 20px 18px',
  borderRight: `1px solid ${vars.color.line}`,
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  transition: `background-color ${vars.motion.fast}`,
  ':hover': { background: vars.color.ground },
  '@media': { [media.belowLg]: { minHeight: 0, padding: '16px 14px' } },
})
export const lead = style({ gridColumn: 'span 2' })
/** Behind a first card of two columns the last one takes what its row has left: the grid has no hole. */
const lastOf = (rest: string) => `${lead}:first-child ~ &:last-child:nth-child(${rest})`
export const cell = style({
  selectors: {
    [lastOf('4n+2')]: { gridColumn: 'span 2' },
    [lastOf('4n+1')]: { gridColumn: 'span 3' },
    [lastOf('4n')]: { gridColumn: 'span 4' },
  },
  '@media': {
    [media.belowLg]: {
      selectors: {
        [lastOf('4n+1')]: { gridColumn: 'auto' },
        [lastOf('2n')]: { gridColumn: 'span 2' },
      },
    },
  },
})
export const leading = style({
  background: vars.color.primary,
  color: vars.color.onPrimary,
  borderColor: vars.color.primary,
  ':hover': { background: vars.color.primaryHover },
  '@media': { [media.belowLg]: { padding: '22px 20px' } },
})
export const top = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '6px 12px',
  flexWrap: 'wrap',
})
export const title = style({
  fontSize: vars.size.h3,
  lineHeight: 1.2,
  fontWeight: vars.weight.semi,
  letterSpacing: '-.02em',
  selectors: {
    [`${leading} &`]: {
      fontSize: vars.figure[3],
      fontWeight: vars.weight.bold,
      letterSpacing: '-.03em',
      lineHeight: 1.1,
    },
  },
  '@media': { [media.belowLg]: { fontSize: vars.size.item } },
})
export const note = style({
  marginTop: 6,
  maxWidth: '32ch',
  color: vars.color.ink2,
  fontSize: vars.size.label,
  lineHeight: 1.4,
  selectors: { [`${leading} &`]: { color: 'inherit', fontSize: vars.size.item } },
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '2px 12px',
  marginTop: 'auto',
  paddingTop: 18,
})
export const price = style({
  fontSize: vars.figure[1],
  lineHeight: 1.1,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.035em',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${leading} &`]: { fontSize: vars.figure[5], letterSpacing: '-.045em' } },
  '@media': { [media.belowLg]: { fontSize: vars.size.lead } },
})
export const time = style({
  fontSize: vars.size.small,
  color: vars.color.ink2,
  selectors: { [`${leading} &`]: { color: 'inherit' } },
})
