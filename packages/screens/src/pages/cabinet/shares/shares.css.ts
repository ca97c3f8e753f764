import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  paddingBlock: '32px 64px',
})
export const quiet = style({
  marginTop: 4,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: 1.45,
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: 24,
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** A receiver reads the report: what is beside it is narrow. */
export const reading = style({
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** A sheet of paper: the form, the report of a receiver. */
export const sheet = style({
  padding: '28px 28px 32px',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
  '@media': { [media.belowMd]: { marginInline: -20, paddingInline: 20, borderInline: 0 } },
})
export const form = style({ display: 'grid', gap: 24 })
export const choices = style({ display: 'grid', gap: 4 })
export const choicesTitle = style({ marginBottom: 10 })
export const band = style({
  padding: '14px 20px',
  color: vars.color.primaryText,
  background: vars.color.primaryWash,
  fontWeight: vars.weight.medium,
})
export const side = style({ display: 'grid', gap: 14, alignContent: 'start' })
export const preview = style({ display: 'grid', gap: 14, alignContent: 'start' })
/** Its own place for what is hidden from sight inside, which would lengthen the page. */
export const paper = style({
  position: 'relative',
  maxHeight: 760,
  overflow: 'auto',
  padding: 20,
  border: `1px solid ${vars.color.ink}`,
  background: vars.color.paper,
  '@media': { [media.belowMd]: { maxHeight: 520, padding: 14 } },
})
export const facts = style({
  display: 'grid',
  gap: 6,
  paddingLeft: 18,
  listStyle: 'square',
  fontSize: vars.size.small,
})
export const copy = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 18 })
export const copyHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '10px 24px',
})
export const genuine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 })
export const code = style({ fontWeight: vars.weight.semi, fontVariantNumeric: 'tabular-nums' })
export const address = style({ display: 'block', marginBlock: 8, overflowWrap: 'anywhere' })
export const shares = style({ display: 'grid' })
export const share = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  paddingBlock: 16,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
})
export const shareHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
})
export const shareName = style({ overflowWrap: 'anywhere' })
export const shareActions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 })
export const state = style({ fontSize: vars.size.small, fontVariantNumeric: 'tabular-nums' })
export const open = style({ color: vars.color.greenText })
export const ended = style({ color: vars.color.ink2 })
