import { media, ring, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 32,
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 } },
})
/** The links to the sections stay fixed beside the page. */
export const places = style({
  alignSelf: 'stretch',
  '@media': { [media.belowLg]: { minWidth: 0 } },
})
export const lead = style({
  maxWidth: '46ch',
  fontSize: vars.size.body,
  lineHeight: vars.leading.body,
})
export const plain = style({ display: 'grid', gap: 8, margin: 0, paddingLeft: 18 })
/** A page that an email leads to. */
export const emailPage = style({ display: 'grid', gap: 20, paddingBlock: '48px 88px' })
export const form = style({ display: 'grid', gap: 10, maxWidth: 560 })
/** Under a record or a table: what can be done with the whole. */
export const under = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginTop: 18,
})
export const quiet = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const between = style({ marginTop: 22 })
export const title = style({
  margin: '26px 0 14px',
  fontSize: vars.size.item,
  fontWeight: vars.weight.semi,
})
/** A remark under a table. */
export const remark = style([quiet, { marginTop: 14, maxWidth: '64ch' }])
/** Two lines of a cell: the name, and what is to be known of it. */
export const name = style({ display: 'block', fontWeight: vars.weight.semi })
export const line = style({
  display: 'block',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
/** What waits for two confirmations. */
export const steps = style({
  listStyle: 'none',
  display: 'grid',
  margin: '0 0 10px',
  padding: '12px 16px',
  borderLeft: `6px solid ${vars.color.yellow}`,
  background: vars.color.yellowWash,
})
export const step = style({
  display: 'grid',
  gridTemplateColumns: '18px 1fr',
  gap: 10,
  padding: '5px 0',
  fontSize: vars.size.label,
  lineHeight: 1.42,
})
export const key = style({ border: `1.5px solid ${vars.color.ink}`, marginTop: 12 })
export const keyLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  margin: 0,
  padding: '12px 16px',
})
export const code = style({
  margin: 0,
  fontFamily: 'ui-monospace, SFMono-Regular, Consolas, monospace',
  fontSize: vars.size.label,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
})
export const example = style({
  padding: '14px 16px',
  vars: { [ring]: vars.color.onDeep },
  background: vars.color.deep,
  color: vars.color.onDeep,
  fontSize: vars.size.small,
})
export const choices = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12px 20px' })
