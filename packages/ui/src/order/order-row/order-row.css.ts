import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const order = style({
  display: 'grid',
  gridTemplateColumns: '330px 1fr',
  marginBottom: 12,
  background: vars.color.paper,
  border: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', marginInline: -20, borderInline: 0 },
  },
})
export const about = style({
  padding: '20px 24px',
  borderRight: `1px solid ${vars.color.line}`,
  '@media': {
    [media.belowLg]: {
      padding: '18px 20px 14px',
      borderRight: 0,
      borderBottom: `1px solid ${vars.color.line}`,
    },
  },
})
export const note = style({ color: vars.color.ink2, fontSize: vars.size.small, lineHeight: 1.43 })
export const subject = style({
  margin: '4px 0 2px',
  fontSize: vars.size.h3,
  lineHeight: 1.2,
  fontWeight: 650,
  letterSpacing: '-.025em',
  overflowWrap: 'anywhere',
})
export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  fontSize: vars.size.label,
})
export const facts = style({ display: 'grid', gap: 4, marginTop: 12 })
export const verdict = style({ marginTop: 10 })
export const sumLabel = style({ color: vars.color.ink2 })
export const sumValue = style({ fontWeight: vars.weight.semi, whiteSpace: 'nowrap' })
export const orderAction = style({ display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 14 })
export const items = style({ display: 'grid' })
export const item = style({
  display: 'grid',
  gridTemplateColumns: '1fr 146px 150px',
  gap: '6px 16px',
  alignItems: 'center',
  minHeight: 76,
  padding: '16px 24px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  '@media': { [media.belowLg]: { gridTemplateColumns: '1fr auto', padding: '14px 20px', minHeight: 0 } },
})
export const title = style({
  minWidth: 0,
  lineHeight: 1.3,
  fontWeight: vars.weight.semi,
  '@media': { [media.belowLg]: { gridColumn: '1 / -1' } },
})
export const detail = style({
  display: 'block',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: 1.4,
  fontWeight: vars.weight.text,
})
export const action = style({ justifySelf: 'end' })
