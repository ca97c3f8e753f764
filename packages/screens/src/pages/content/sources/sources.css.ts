import { media, ring, vars } from '@proverka/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const one = 'minmax(0, 1fr)'

export const hero = style({
  vars: { [ring]: vars.color.onDeep },
  background: vars.color.deep,
  color: vars.color.onDeep,
  paddingBlock: '64px 56px',
  '@media': { [media.belowLg]: { paddingBlock: '36px 40px' } },
})
export const head = style({
  display: 'grid',
  gridTemplateColumns: '7fr 4fr',
  gap: '24px 64px',
  alignItems: 'end',
  marginBottom: 40,
  '@media': { [media.belowLg]: { gridTemplateColumns: one } },
})
export const lead = style({ marginTop: 18, maxWidth: '34em', color: vars.color.onDeep2 })
export const count = style({ display: 'grid', gap: 8 })
export const number = style({
  fontSize: vars.size.hero,
  fontWeight: vars.weight.black,
  letterSpacing: vars.tracking.hero,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
})
export const of = style({ color: vars.color.onDeep2, fontSize: vars.size.h2 })
export const measured = style({ color: vars.color.onDeep2, fontSize: vars.size.small })

/** A sheet of paper on the deep ground: what it says has the colours of paper. */
export const notLoaded = style({
  vars: { [ring]: vars.color.focus },
  padding: 24,
  background: vars.color.paper,
  color: vars.color.ink,
})

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 28px',
  marginTop: 24,
  color: vars.color.onDeep2,
  fontSize: vars.size.small,
})
export const legendItem = style({ display: 'flex', gap: 8, alignItems: 'center' })
export const swatch = style({ display: 'inline-block', width: 8, height: 18 })
const low = (share: string, colour: string) => ({
  background: `linear-gradient(to top, ${colour} ${share}, transparent 0)`,
})
export const swatchOf = styleVariants({
  up: low('100%', vars.color.green),
  slow: low('55%', vars.color.orange),
  down: low('25%', vars.color.red),
  none: { border: `1px dashed ${vars.color.onDeep2}` },
})

export const questions = style({
  display: 'grid',
  gridTemplateColumns: '4fr 8fr',
  gap: `32px ${vars.layout.gutter}`,
  '@media': { [media.belowLg]: { gridTemplateColumns: one } },
})
export const small = style({
  display: 'block',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const about = style({ marginBlock: '48px 16px' })
export const more = style({ marginTop: 24 })

export const confirmers = style({ marginTop: 48 })
