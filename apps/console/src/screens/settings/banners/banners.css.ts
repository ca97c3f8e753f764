import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const editor = style({
  display: 'grid',
  gridTemplateColumns: '380px minmax(0, 1fr)',
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const form = style({ display: 'grid', gap: 12, alignContent: 'start', padding: '4px 16px 16px' })
export const term = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 10 })
export const preview = style({
  display: 'grid',
  gap: 16,
  alignContent: 'center',
  padding: 20,
  borderLeft: `1px solid ${vars.color.line}`,
  background: vars.color.sunk,
  '@media': { [media.belowLg]: { padding: 16, borderLeft: 0 } },
})
export const previewNote = style({ color: vars.color.ink2 })
export const figure = style({
  minWidth: 0,
  border: `1px solid ${vars.color.line2}`,
  background: vars.color.paper,
})
export const siteHead = style({ padding: '14px 16px', borderBottom: `1px solid ${vars.color.line}` })
export const caption = style({ padding: '7px 16px', color: vars.color.ink2, fontSize: vars.size.small })
