import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

const columns = '1fr 190px 150px 24px'
export const list = style({
  '@media': { [media.belowLg]: { borderTop: `1.5px solid ${vars.color.ink}` } },
})
export const head = style({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: 24,
  padding: '0 24px 10px',
  borderBottom: `1.5px solid ${vars.color.ink}`,
  color: vars.color.ink2,
  fontSize: vars.size.tiny,
  '@media': { [media.belowLg]: { display: 'none' } },
})
export const right = style({ textAlign: 'right' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: 24,
  alignItems: 'center',
  padding: '18px 24px',
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  textDecoration: 'none',
  transition: `background-color ${vars.motion.fast}`,
  ':hover': { background: vars.color.paper },
  '@media': { [media.belowLg]: { gridTemplateColumns: '1fr auto', gap: '4px 16px', padding: '16px 0' } },
})
export const leading = style({
  background: vars.color.primary,
  color: vars.color.onPrimary,
  paddingBlock: 28,
  ':hover': { background: vars.color.primaryHover },
  '@media': { [media.belowLg]: { marginInline: -20, padding: '22px 20px' } },
})
export const what = style({ '@media': { [media.belowLg]: { gridColumn: '1 / -1' } } })
export const title = style({
  marginRight: 10,
  fontSize: vars.size.item,
  fontWeight: vars.weight.semi,
  letterSpacing: '-.012em',
  selectors: {
    [`${leading} &`]: {
      fontSize: vars.figure[1],
      lineHeight: 1.2,
      fontWeight: vars.weight.bold,
      letterSpacing: '-.025em',
    },
  },
})
export const note = style({
  display: 'block',
  fontSize: vars.size.label,
  lineHeight: 1.4,
  color: vars.color.ink2,
  selectors: { [`${leading} &`]: { color: 'inherit' } },
})
export const time = style({
  color: vars.color.ink2,
  selectors: { [`${leading} &`]: { color: 'inherit' } },
  '@media': { [media.belowLg]: { fontSize: vars.size.label, alignSelf: 'end' } },
})
export const price = style({
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontSize: vars.figure[1],
  lineHeight: 1.2,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.025em',
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${leading} &`]: { fontSize: vars.figure[4], letterSpacing: '-.04em' } },
  '@media': { [media.belowLg]: { alignSelf: 'end' } },
})
export const arrow = style({ '@media': { [media.belowLg]: { display: 'none' } } })
