import { media, vars } from '@proverka/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

export const note = style({
  marginTop: 8,
  maxWidth: '44em',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})

export const number = style({
  margin: 0,
  paddingBottom: 24,
  '@media': { [media.belowLg]: { paddingInline: 20 } },
})
export const digits = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 10px', marginTop: 20 })
export const digitGroup = style({
  display: 'flex',
  paddingBottom: 6,
  borderBottom: `3px solid ${vars.color.primaryText}`,
})
export const digit = style({
  display: 'grid',
  placeItems: 'center',
  width: 'clamp(1.25rem, 2.3vw, 2rem)',
  aspectRatio: '3 / 4',
  background: vars.color.paper,
  color: vars.color.ink,
  border: `1px solid ${vars.color.lineControl}`,
  fontSize: vars.size.item,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '& + &': { borderLeft: 0 } },
})
export const parts = style({ marginTop: 18 })
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: '2px 16px',
  padding: '9px 0',
  borderTop: `1px solid ${vars.color.lineControl}`,
  '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const partName = style({ fontWeight: vars.weight.semi })
export const partDigits = style({ fontVariantNumeric: 'tabular-nums' })
export const partNote = style({ fontSize: vars.size.small, lineHeight: vars.leading.small })

export const sayings = style({ borderTop: `1.5px solid ${vars.color.ink}` })
export const saying = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '6px 16px',
  alignItems: 'start',
  padding: '18px 0',
  borderBottom: `1px solid ${vars.color.line}`,
})
export const words = style({
  fontSize: vars.size.answer,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.tracking.h2,
  lineHeight: 1.12,
  marginLeft: '-.42em',
  '@media': { [media.belowLg]: { marginLeft: 0 } },
})
export const wordsQuiet = style({ color: vars.color.ink2 })
export const answer = style({ gridColumn: '1 / -1', color: vars.color.ink2, fontSize: vars.size.label })
export const tag = style({
  marginTop: 6,
  padding: '2px 10px',
  borderRadius: vars.radius.mark,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semi,
  whiteSpace: 'nowrap',
})
export const tagOf = styleVariants({
  shown: { background: vars.color.primaryWash, color: vars.color.primaryText },
  partly: { background: vars.color.yellowWash, color: vars.color.ink },
  'not-shown': {
    background: vars.color.paper,
    color: vars.color.ink2,
    boxShadow: `inset 0 0 0 1px ${vars.color.lineControl}`,
  },
})

export const closed = style({ marginTop: 14, borderTop: `1px solid ${vars.color.deepLine}` })
export const closedRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: '2px 20px',
  padding: '12px 0',
  borderBottom: `1px solid ${vars.color.deepLine}`,
  '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const closedWho = style({ fontWeight: vars.weight.semi })
export const closedHow = style({ color: vars.color.onDeep2 })

export const cellsTitle = style({ marginBottom: 14 })
export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: 8,
})
export const cell = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 14,
  minHeight: 92,
  padding: '10px 12px',
  background: vars.color.paper,
  color: vars.color.ink,
  border: `1.5px dashed ${vars.color.lineControl}`,
})
export const cellName = style({ fontSize: vars.size.label, fontWeight: vars.weight.semi, lineHeight: 1.25 })
export const cellSource = style({ color: vars.color.ink2, fontSize: vars.size.tiny })
