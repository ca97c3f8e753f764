import { vars } from '../../theme/theme.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const conclusion = style({
  display: 'grid',
  gridTemplateColumns: '1fr 280px',
  gap: '24px 40px',
  marginBottom: 28,
  padding: '28px 32px 30px',
  background: vars.color.paper,
  border: `1px solid ${vars.color.line}`,
  scrollMarginTop: 88,
  '@media': {
    [media.belowLg]: { gridTemplateColumns: '1fr', marginInline: -20, padding: '22px 20px', borderInline: 0 },
  },
})
const edge = (colour: string) => ({
  borderLeft: `8px solid ${colour}`,
  paddingLeft: 28,
  '@media': { [media.belowLg]: { paddingLeft: 14, borderLeft: `8px solid ${colour}` } },
})
/** The card carries the colour of its verdict at its edge. */
export const tone = styleVariants({
  red: edge(vars.color.red),
  orange: edge(vars.color.orange),
  yellow: edge(vars.color.yellow),
  green: edge(vars.color.green),
  grey: edge(vars.color.lineControl),
  wait: edge(vars.color.primaryLine),
})
export const mark = style({ marginBottom: 14 })
export const title = style({
  marginBottom: 12,
  fontSize: vars.size.answer,
  lineHeight: 1.12,
  fontWeight: 680,
  letterSpacing: '-.028em',
})
export const condition = style({
  marginTop: 10,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: 1.43,
})
export const advice = style({
  paddingLeft: 28,
  borderLeft: `1px solid ${vars.color.line}`,
  '@media': {
    [media.belowLg]: { padding: '18px 0 0', borderLeft: 0, borderTop: `1px solid ${vars.color.line}` },
  },
})
export const adviceTitle = style({ marginBottom: 10, fontSize: vars.size.body, fontWeight: vars.weight.semi })
export const list = style({ display: 'grid', gap: 10, counterReset: 'advice' })
export const item = style({
  counterIncrement: 'advice',
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  fontSize: vars.size.label,
  lineHeight: 1.42,
  '::before': {
    content: 'counter(advice) "."',
    fontWeight: vars.weight.semi,
    fontVariantNumeric: 'tabular-nums',
  },
})
