import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'
import { media } from '../../theme/tokens.ts'

export const place = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[6],
  '@media': { [media.belowSm]: { gridTemplateColumns: '1fr', justifyItems: 'center', gap: vars.space[5] } },
})
export const drawing = style({ width: 200, height: 200 })
export const part = styleVariants({
  red: { fill: vars.color.red },
  orange: { fill: vars.color.orange },
  yellow: { fill: vars.color.yellow },
  green: { fill: vars.color.green },
  grey: { fill: vars.color.grey },
})
/** Shown through the sign of a mark; a module that reads `vars` itself brings the names of all tokens to the browser. */
export const cuts = {
  red: vars.color.red,
  orange: vars.color.orange,
  yellow: vars.color.yellow,
  green: vars.color.green,
  grey: vars.color.grey,
}
export const mark = style({ color: vars.color.onFill })
export const total = style({
  fill: vars.color.ink,
  fontSize: vars.figure[4],
  fontWeight: vars.weight.bold,
  letterSpacing: '-.04em',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const noun = style({ fill: vars.color.ink2, fontSize: vars.size.tiny })
export const list = style({ width: '100%' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto 56px',
  alignItems: 'center',
  gap: vars.space[3],
  padding: '9px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums lining-nums',
  ':last-child': { borderBottom: 0 },
})
export const name = style({ overflowWrap: 'anywhere' })
export const count = style({ fontWeight: vars.weight.semi, textAlign: 'right' })
export const share = style({ color: vars.color.ink2, fontSize: vars.size.small, textAlign: 'right' })
