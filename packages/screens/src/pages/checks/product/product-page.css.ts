import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  paddingBlock: '40px 88px',
  '@media': { [media.belowLg]: { paddingBlock: '24px 56px' } },
})
export const title = style({ marginBottom: 12, maxWidth: '20em', textWrap: 'balance' })
/** The back link and the heading of the order. */
export const orderHead = style({ display: 'grid', gap: 16, justifyItems: 'start', marginBottom: 28 })
export const lead = style({ marginBottom: 28, maxWidth: '40em', color: vars.color.ink2 })
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 440px',
  gap: 24,
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** The long list is beside the form and what is left out; on a phone between them. */
export const scope = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  '@media': { [media.belowLg]: { gridColumn: 1, gridRow: 'auto' } },
})
export const checks = style({ borderTop: `1.5px solid ${vars.color.ink}` })
export const check = style({ padding: '12px 0', borderBottom: `1px solid ${vars.color.line}` })
export const name = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'baseline' })
export const checkName = style({ fontWeight: vars.weight.semi })
export const law = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const limits = style({ display: 'grid', gap: 12 })
export const limit = style({
  paddingLeft: 14,
  borderLeft: `3px double ${vars.color.lineControl}`,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const note = style({
  marginTop: 16,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const choice = style({ marginBottom: 24 })
