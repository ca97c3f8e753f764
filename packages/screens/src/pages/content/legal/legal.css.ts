import { media, vars } from '@proverka/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const sections = style({ display: 'grid', gap: 28, maxWidth: '68ch' })
export const version = style({ color: vars.color.ink2, fontSize: vars.size.small })
export const paragraph = style({ marginTop: 10, color: vars.color.ink2 })
export const page = style({
  paddingBlock: '40px 88px',
  '@media': { [media.belowLg]: { paddingBlock: '24px 56px' } },
})
export const title = style({ marginBottom: 28 })
export const document = style({
  marginTop: 72,
  paddingTop: 40,
  borderTop: `1.5px solid ${vars.color.ink}`,
  scrollMarginTop: 24,
})
export const toc = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 24px', marginBottom: 40 })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '9rem 1fr',
  gap: '6px 20px',
  marginTop: 12,
  fontSize: vars.size.small,
  '@media': { [media.belowLg]: { gridTemplateColumns: '1fr', gap: 2 } },
})
globalStyle(`${facts} dt`, { color: vars.color.ink2 })
globalStyle(`${facts} dd`, { margin: 0, '@media': { [media.belowLg]: { marginBottom: 8 } } })
