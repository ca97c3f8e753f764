import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'
import { vars } from '../../theme/theme.css.ts'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '0 48px',
  alignItems: 'start',
  '@media': { [media.belowMd]: { gridTemplateColumns: '1fr' } },
})
export const main = style({ display: 'grid', gap: 28, minWidth: 0 })
/** Hidden on phones: a phone cannot scan its own screen. */
export const code = style({ '@media': { [media.belowMd]: { display: 'none' } } })
export const terms = style({ borderTop: `1.5px solid ${vars.color.ink}` })
export const term = style({
  display: 'grid',
  gridTemplateColumns: '152px 1fr',
  gap: 20,
  alignItems: 'baseline',
  padding: '14px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.belowSm]: { gridTemplateColumns: '120px 1fr', gap: 12 } },
})
export const figure = style({
  fontSize: vars.figure[2],
  lineHeight: 1.1,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.035em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.belowSm]: { fontSize: vars.size.h3 } },
})
export const words = style({ fontSize: vars.size.label, lineHeight: 1.45 })
export const note = style({ color: vars.color.ink2, fontSize: vars.size.small, lineHeight: 1.43 })
