import { media, vars, visuallyHidden } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  paddingBlock: '36px 88px',
  '@media': { [media.belowLg]: { gap: 16, paddingBlock: '24px 48px' } },
})
export const hiddenTitle = visuallyHidden
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: '12px 32px',
})
export const quiet = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
})
export const status = style({ marginTop: 18, maxWidth: '74ch' })
export const two = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 400px',
  gap: 24,
  alignItems: 'start',
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 } },
})
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 })
export const side = style([stack, { '@media': { [media.belowLg]: { gap: 16, order: -1 } } }])
export const action = style({ marginTop: 14 })
export const small = style({ marginTop: 14, color: vars.color.ink2, fontSize: vars.size.small })
export const files = style({ display: 'grid', marginBlock: '-6px -10px' })
export const fileRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
  paddingBlock: 12,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  '@media': { [media.belowSm]: { flexWrap: 'wrap', gap: '10px 16px' } },
})
export const fileForms = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: 8,
})
export const fileTitle = style({ display: 'block', fontWeight: vars.weight.semi })
export const reports = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })

export const lines = style({ display: 'grid', gap: 6 })
/** The invoice under the payment: its payer, the button and a note. */
export const bill = style([small, { display: 'grid', gap: 10 }])
/** In a line of a paper, under its words. */
export const unread = style({ display: 'block', marginTop: 10 })
export const billNote = style({ display: 'block' })
