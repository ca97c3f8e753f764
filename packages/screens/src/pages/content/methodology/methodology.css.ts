import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

const one = 'minmax(0, 1fr)'

export const head = style({
  paddingBlock: '64px 56px',
  '@media': { [media.belowLg]: { paddingBlock: '36px 40px' } },
})
export const lead = style({ marginTop: 20, maxWidth: '42em', color: vars.color.ink2 })
export const rows = style({ borderTop: `1.5px solid ${vars.color.ink}` })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '3fr 9fr',
  gap: '6px 24px',
  padding: '14px 0',
  borderBottom: `1px solid ${vars.color.line2}`,
  '@media': { [media.belowMd]: { gridTemplateColumns: one } },
})
export const verdicts = style({ borderTop: `1.5px solid ${vars.color.ink}`, counterReset: 'rule' })
export const verdict = style({
  counterIncrement: 'rule',
  display: 'grid',
  gridTemplateColumns: '44px 3fr 5fr 4fr',
  gap: '4px 24px',
  padding: '12px 0',
  borderBottom: `1px solid ${vars.color.line2}`,
  '::before': {
    content: 'counter(rule)',
    color: vars.color.ink2,
    fontVariantNumeric: 'tabular-nums',
  },
  '@media': {
    [media.belowLg]: { gridTemplateColumns: '32px minmax(0, 1fr)' },
  },
})
export const ground = style({ color: vars.color.ink2, fontSize: vars.size.label })
export const headline = style({
  fontWeight: vars.weight.semi,
  '@media': { [media.belowLg]: { gridColumn: 2 } },
})
export const condition = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  '@media': { [media.belowLg]: { gridColumn: 2 } },
})
export const items = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0 48px',
  '@media': { [media.belowLg]: { gridTemplateColumns: one } },
})
export const item = style({
  display: 'grid',
  gap: 6,
  alignContent: 'start',
  padding: '16px 0 20px',
  borderTop: `1px solid ${vars.color.line2}`,
})
export const itemTitle = style({ fontSize: vars.size.item, fontWeight: vars.weight.semi })
export const quiet = style({ color: vars.color.ink2, fontSize: vars.size.label })
export const more = style({ marginTop: 24 })
