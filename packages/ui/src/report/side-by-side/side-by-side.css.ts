import { style, styleVariants } from '@vanilla-extract/css'
import { stripes } from '../../theme/stripes.ts'
import { vars } from '../../theme/theme.css.ts'
import { media } from '../../theme/tokens.ts'

const { color } = vars
const PHONE = media.belowMd
const COLUMNS = 'minmax(0, 23%) minmax(0, 1fr) minmax(0, 1fr)'

export const table = style({
  display: 'block',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'left',
})
export const block = style({ display: 'block' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: COLUMNS,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
export const heads = style([row, { borderBottom: `1.5px solid ${color.ink}` }])
export const corner = style({ '@media': { [PHONE]: { display: 'none' } } })
export const head = style({
  display: 'block',
  padding: '16px',
  fontWeight: vars.weight.text,
  overflowWrap: 'anywhere',
})
export const letter = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  marginBottom: 8,
  background: color.ink,
  color: color.paper,
  fontWeight: vars.weight.bold,
})
export const name = style({
  display: 'block',
  fontSize: vars.size.lead,
  fontWeight: 650,
  letterSpacing: '-.02em',
  lineHeight: 1.2,
})
export const line = style({ display: 'block', color: color.ink2, fontSize: vars.size.small })
export const group = style({
  display: 'block',
  padding: '24px 0 8px',
  borderBottom: `1px solid ${color.line}`,
  fontSize: vars.size.item,
  fontWeight: 650,
  textAlign: 'left',
})
export const what = style({
  display: 'block',
  padding: '14px 12px 14px 0',
  color: color.ink2,
  fontSize: vars.size.label,
  fontWeight: vars.weight.medium,
  '@media': { [PHONE]: { gridColumn: '1 / -1', padding: '12px 0 2px' } },
})
const cell = style({
  display: 'block',
  padding: '12px 16px 14px',
  borderLeft: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
  '@media': { [PHONE]: { padding: '10px 10px 12px' } },
})
export const cells = styleVariants({
  red: [cell, { background: color.redWash }],
  orange: [cell, { background: color.orangeWash }],
  yellow: [cell, { background: color.yellowWash }],
  green: [cell],
  grey: [cell],
  wait: [cell],
  plain: [cell],
})
export const words = style({
  display: 'flex',
  gap: 8,
  alignItems: 'flex-start',
  fontWeight: vars.weight.semi,
})
export const note = style({ display: 'block', marginTop: 2, color: color.ink2, fontSize: vars.size.small })
export const mark = style({ flex: 'none', marginTop: 2 })
export const unknown = style({
  color: color.ink2,
  '::before': {
    content: '',
    display: 'inline-block',
    width: 18,
    height: 14,
    marginRight: 8,
    verticalAlign: -2,
    border: `1px solid ${color.lineControl}`,
    background: stripes('135deg', color.lineControl, 5),
  },
})
export const action = style({ display: 'block', marginTop: 6 })
