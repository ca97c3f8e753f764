import { breakpoints, media, ring, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const hero = style({
  vars: { [ring]: vars.color.onDeep },
  background: vars.color.deep,
  color: vars.color.onDeep,
})
export const heroInner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 500px',
  gap: 48,
  alignItems: 'start',
  paddingBlock: '64px 72px',
  '@media': {
    [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 28, paddingBlock: '32px 0' },
    [`(min-width: ${breakpoints.landingHero}px)`]: { paddingBlock: '80px 88px' },
  },
})
export const heroText = style({ minWidth: 0 })
export const title = style({ fontSize: vars.size.heroBeside, textWrap: 'balance' })
export const lead = style({ marginTop: 20, color: vars.color.onDeep2 })
export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 40px',
  marginTop: 36,
  paddingTop: 18,
  borderTop: `1px solid ${vars.color.deepLine}`,
})
export const keyLabel = style({ color: vars.color.onDeep2, fontSize: vars.size.label })
export const keyValue = style({
  fontSize: vars.figure[3],
  fontWeight: vars.weight.bold,
  letterSpacing: '-.04em',
  lineHeight: 1.15,
  fontVariantNumeric: 'tabular-nums',
})
export const sourceLine = style({ marginTop: 28, color: vars.color.ink })
export const form = style({
  vars: { [ring]: vars.color.focus },
  background: vars.color.paper,
  color: vars.color.ink,
  padding: 28,
  '@media': { [media.belowLg]: { marginInline: -20, padding: '24px 20px' } },
})
export const formTitle = style({ marginBottom: 16 })
export const small = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const sample = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const sampleMain = style({
  padding: '28px 32px',
  '@media': { [media.belowLg]: { padding: '22px 18px' } },
})
export const sampleTitle = style({ margin: '8px 0 12px' })
export const sampleStamp = style({ marginTop: 16 })
export const sampleSide = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  padding: '28px 24px',
  vars: { [ring]: vars.color.onFill },
  background: vars.color.red,
  color: vars.color.onFill,
})
export const sampleWord = style({ fontWeight: vars.weight.semi })
export const sampleSum = style({
  marginTop: 'auto',
  fontSize: vars.figure[3],
  fontWeight: vars.weight.bold,
  letterSpacing: '-.04em',
  lineHeight: 1.05,
})
export const sampleNote = style({ fontSize: vars.size.small, lineHeight: vars.leading.small })
export const questions = style({
  display: 'grid',
  gridTemplateColumns: '4fr 8fr',
  gap: `32px ${vars.layout.gutter}`,
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
