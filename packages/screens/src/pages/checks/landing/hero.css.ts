import { breakpoints, media, ring, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

const one = 'minmax(0, 1fr)'

export const words = style({ minWidth: 0 })
export const title = style({
  fontSize: vars.size.heroBeside,
  textWrap: 'balance',
  overflowWrap: 'break-word',
})
export const titleLarge = style({ textWrap: 'balance', overflowWrap: 'break-word' })
export const lead = style({ marginTop: 20, maxWidth: '34em', color: vars.color.ink2 })
export const leadOnDeep = style({ marginTop: 20, maxWidth: '34em', color: vars.color.onDeep2 })
export const small = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const promise = style({ marginTop: 14 })

export const form = style({
  minWidth: 0,
  background: vars.color.paper,
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.control,
  padding: 26,
  '@media': { [media.belowSm]: { padding: '22px 20px' } },
})
export const formOnDeep = style({
  vars: { [ring]: vars.color.focus },
  background: vars.color.paper,
  color: vars.color.ink,
  border: 0,
  borderRadius: 0,
  '@media': { [media.belowLg]: { marginInline: -20, padding: '24px 20px' } },
})
export const formWide = style({
  display: 'grid',
  gridTemplateColumns: '4fr 8fr',
  gap: '16px 40px',
  '@media': { [media.belowLg]: { gridTemplateColumns: one } },
})
export const formTitle = style({ marginBottom: 12 })

/** A */
export const numberTop = style({
  background: `linear-gradient(90deg, ${vars.color.paper} 50%, ${vars.color.map} 50%)`,
  '@media': { [media.belowLg]: { background: vars.color.paper } },
})
export const numberInner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  paddingBottom: 96,
  '@media': { [media.belowLg]: { gridTemplateColumns: one, paddingBottom: 0 } },
})
export const numberWords = style({
  minWidth: 0,
  padding: '64px 40px 0 0',
  '@media': { [media.belowLg]: { padding: '32px 0 28px' } },
})
export const drawing = style({
  minWidth: 0,
  padding: '64px 0 0 40px',
  '@media': { [media.belowLg]: { background: vars.color.map, marginInline: -20, padding: '24px 0 40px' } },
})
export const across = style({
  position: 'relative',
  marginTop: -64,
  '@media': { [media.belowLg]: { marginTop: -40 } },
})

/** Б */
export const cellsTop = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 520px',
  gap: '28px 56px',
  alignItems: 'end',
  paddingBlock: '64px 40px',
  '@media': { [media.belowLg]: { gridTemplateColumns: one, paddingBlock: '32px 32px' } },
})
export const band = style({ background: vars.color.map, paddingBlock: '32px 40px' })

/** В */
export const plan = style({ background: vars.color.map })
export const answerInner = style({
  paddingBlock: '56px 64px',
  '@media': { [media.belowLg]: { paddingBlock: '32px 40px' } },
})
export const answerHead = style({
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  gap: '0 48px',
  alignItems: 'end',
  '@media': { [media.belowLg]: { gridTemplateColumns: one } },
})
export const answerBody = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  gap: '28px 48px',
  marginTop: 36,
  alignItems: 'start',
  '@media': { [media.belowLg]: { gridTemplateColumns: one } },
})
export const answerSide = style({ minWidth: 0, display: 'grid', gap: 24 })

/** Г */
export const talk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 500px',
  gridTemplateRows: 'auto 1fr',
  gap: '36px 64px',
  paddingBlock: '64px 88px',
  '@media': { [media.belowLg]: { gridTemplateColumns: one, gap: 28, paddingBlock: '32px 48px' } },
})
export const talkHead = style({ minWidth: 0 })
export const talkForm = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  alignSelf: 'start',
  minWidth: 0,
  '@media': {
    [media.belowLg]: { gridColumn: 1, gridRow: 'auto' },
    [`${media.fromLg} and (min-height: 900px)`]: { position: 'sticky', top: 24 },
  },
})
export const talkWords = style({ minWidth: 0 })

/** Д */
export const deep = style({
  vars: { [ring]: vars.color.onDeep },
  background: vars.color.deep,
  color: vars.color.onDeep,
})
export const deepInner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 500px',
  gap: 48,
  alignItems: 'start',
  paddingBlock: '64px 72px',
  '@media': {
    [media.belowLg]: { gridTemplateColumns: one, gap: 28, paddingBlock: '32px 0' },
    [`(min-width: ${breakpoints.landingHero}px)`]: { paddingBlock: '80px 88px' },
  },
})
export const deepWords = style({ minWidth: 0 })
export const deepSubject = style({ marginTop: 32 })
