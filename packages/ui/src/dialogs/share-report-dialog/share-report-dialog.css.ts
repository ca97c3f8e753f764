import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'
import { vars } from '../../theme/theme.css.ts'

export const body = style({ display: 'grid', gap: 24 })
export const facts = style({ borderTop: `1.5px solid ${vars.color.ink}` })
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '132px 1fr',
  gap: '0 20px',
  padding: '12px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: vars.size.label,
  lineHeight: 1.45,
  '@media': { [media.belowSm]: { gridTemplateColumns: '1fr' } },
})
export const factName = style({ color: vars.color.ink2, fontSize: vars.size.small, lineHeight: 1.55 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
