import { vars } from '../../theme/theme.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

const columns = 'minmax(0, 1.5fr) 216px 84px 118px 236px 64px'
export const list = style({
  '@media': { [media.belowLg]: { borderTop: `1.5px solid ${vars.color.onDeep}` } },
})
export const head = style({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: 24,
  paddingBottom: 10,
  borderBottom: `1.5px solid ${vars.color.onDeep}`,
  color: vars.color.onDeep2,
  fontSize: vars.size.tiny,
  '@media': { [media.belowLg]: { display: 'none' } },
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: 24,
  alignItems: 'center',
  padding: '13px 0',
  borderBottom: `1px solid ${vars.color.deepLine}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowLg]: { gridTemplateColumns: '1fr auto', gap: '8px 16px' } },
})
export const name = style({
  lineHeight: 1.3,
  fontWeight: vars.weight.semi,
  '@media': { [media.belowLg]: { gridColumn: '1 / -1' } },
})
export const note = style({
  display: 'block',
  color: vars.color.onDeep2,
  fontSize: vars.size.small,
  fontWeight: vars.weight.text,
})
export const checked = style({ '@media': { [media.belowLg]: { textAlign: 'right' } } })
/** The share of answers has its own column; on a phone it is beside the time. */
export const share = style({
  gridColumn: 6,
  textAlign: 'right',
  '@media': { [media.belowLg]: { gridColumn: '1 / -1', textAlign: 'left' } },
})
export const usual = style({ '@media': { [media.belowLg]: { display: 'none' } } })
export const days = style({
  width: '100%',
  height: 26,
  '@media': { [media.belowLg]: { gridColumn: '1 / -1', height: 18 } },
})
export const dayState = styleVariants({
  up: { stroke: vars.color.green },
  slow: { stroke: vars.color.orange },
  down: { stroke: vars.color.red },
  none: { stroke: vars.color.onDeep2 },
})
