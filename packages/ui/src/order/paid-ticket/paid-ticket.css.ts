import { style } from '@vanilla-extract/css'
import { ring } from '../../theme/ring.css.ts'
import { vars } from '../../theme/theme.css.ts'
import { media } from '../../theme/tokens.ts'

export const ticket = style({
  display: 'grid',
  // A number is never broken: it keeps its width, whatever is beside it.
  gridTemplateColumns: 'auto minmax(min-content, 1.6fr) minmax(220px, 1fr)',
  background: vars.color.paper,
  border: `1.5px solid ${vars.color.ink}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.belowLg]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const sumPart = style({
  vars: { [ring]: vars.color.paper },
  padding: '24px 34px 24px 28px',
  background: vars.color.ink,
  color: vars.color.paper,
  fontSize: vars.size.label,
  '@media': { [media.belowMd]: { padding: 20 } },
})
export const sum = style({
  margin: '10px 0 12px',
  fontSize: vars.figure[7],
  lineHeight: 1,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.05em',
  whiteSpace: 'nowrap',
})
export const what = style({
  minWidth: 0,
  padding: '24px 28px',
  '@media': { [media.belowMd]: { padding: '18px 20px' } },
})
export const quiet = style({ color: vars.color.ink2, fontSize: vars.size.small, lineHeight: 1.43 })
export const subject = style({
  margin: '6px 0',
  fontSize: vars.size.answer,
  lineHeight: 1.1,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.04em',
  overflowWrap: 'anywhere',
})
export const facts = style({
  padding: '14px 28px',
  borderLeft: `1px solid ${vars.color.line}`,
  '@media': {
    [media.belowLg]: {
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: 'repeat(3, auto)',
      gap: '0 24px',
      padding: '8px 28px',
      borderLeft: 0,
      borderTop: `1px solid ${vars.color.line}`,
    },
    [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '6px 20px' },
  },
})
export const fact = style({
  padding: '9px 0',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  '@media': {
    [media.belowLg]: { selectors: { '& + &': { borderTop: 0 } } },
    [media.belowMd]: {
      display: 'grid',
      gridTemplateColumns: '112px minmax(0, 1fr)',
      gap: 12,
      alignItems: 'baseline',
      padding: '10px 0',
      overflowWrap: 'anywhere',
      selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
    },
  },
})
export const factLabel = style({ color: vars.color.ink2, fontSize: vars.size.tiny, lineHeight: 1.3 })
export const factValue = style({ fontWeight: vars.weight.semi, lineHeight: 1.35, overflowWrap: 'anywhere' })
