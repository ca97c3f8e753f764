import { media, ring, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const search = style({ maxWidth: 760, marginBottom: 32 })
/** The long list takes twice the room of what is left out. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const hero = style({
  paddingBlock: '72px 80px',
  '@media': { [media.belowLg]: { paddingBlock: '36px 40px' } },
})
/** The search has the paper's background, as the forms of the other landing pages do. */
export const heroSearch = style({
  vars: { [ring]: vars.color.focus },
  maxWidth: 820,
  marginTop: 32,
  padding: 24,
  background: vars.color.paper,
  color: vars.color.ink,
  '@media': { [media.belowLg]: { marginInline: -20, padding: 20 } },
})
export const price = style({ maxWidth: '44em', marginTop: 20, color: vars.color.onDeep2 })
export const scope = style({ maxWidth: 820 })
export const sample = style({ marginTop: 20 })
