import { media, stripes, vars } from '@proverka/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const hero = style({
  background: vars.color.map,
  paddingBlock: '56px 72px',
  '@media': { [media.belowLg]: { paddingBlock: '28px 40px' }, print: { display: 'none' } },
})
export const heroTop = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 372px',
  gap: '32px 64px',
  alignItems: 'end',
  marginBottom: 40,
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', marginBottom: 24 } },
})
export const heroTitle = style({ fontSize: vars.size.heroBeside, textWrap: 'balance' })
export const lead = style({ marginTop: 20, maxWidth: '31em', color: vars.color.ink2 })
export const drop = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '24px 40px',
  alignItems: 'center',
  padding: '44px 40px',
  border: `2px dashed ${vars.color.ink}`,
  background: vars.color.paper,
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '26px 20px' } },
})
export const over = style({
  borderStyle: 'solid',
  borderColor: vars.color.primary,
  background: vars.color.primaryWash,
})
export const dropTitle = style({
  fontSize: vars.figure[2],
  fontWeight: vars.weight.bold,
  letterSpacing: '-.035em',
  lineHeight: 1.12,
  '@media': { [media.belowLg]: { fontSize: vars.figure[1] } },
})
export const byMouse = style({ '@media': { [media.touch]: { display: 'none' } } })
export const byTouch = style({ display: 'none', '@media': { [media.touch]: { display: 'inline' } } })
export const dropNote = style({ marginTop: 6, maxWidth: '56ch', color: vars.color.ink2 })
/** A native control under a styled one: it receives the press, the key and a drop itself. */
export const choose = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 58,
  padding: '0 34px',
  borderRadius: vars.radius.control,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  fontSize: vars.size.item,
  fontWeight: vars.weight.semi,
  cursor: 'pointer',
  ':hover': { background: vars.color.primaryHover },
  ':focus-within': { boxShadow: `0 0 0 2px ${vars.color.paper}, 0 0 0 4px ${vars.color.focus}` },
})
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
})
export const under = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  marginTop: 16,
})
export const small = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const files = style({ display: 'grid', gap: 12, selectors: { '&:not(:empty)': { marginTop: 16 } } })
export const underWay = style({
  display: 'grid',
  gap: 12,
  padding: '16px 20px',
  background: vars.color.paper,
})
export const underWayHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
})
export const fileRows = style({ display: 'grid', gap: 12 })
export const fileRow = style({ display: 'grid', gridTemplateColumns: '22px minmax(0, 1fr)', gap: 12 })
export const fileWords = style({ display: 'grid', minWidth: 0, fontVariantNumeric: 'tabular-nums' })
export const fileName = style({ overflowWrap: 'anywhere', fontWeight: vars.weight.semi })
export const results = style({
  background: vars.color.ground,
  paddingBlock: '40px 72px',
  '@media': { [media.belowLg]: { paddingBlock: '24px 48px' }, print: { padding: 0, background: 'none' } },
})
export const resultList = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 56 })
export const jump = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 20px', marginBottom: 20 })
export const rest = style({ '@media': { print: { display: 'none' } } })
export const join = style({
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  gap: '32px 56px',
  alignItems: 'center',
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const joinText = style({ marginTop: 18, maxWidth: '52ch', color: vars.color.ink2 })
export const joinRows = style({ borderTop: `1.5px solid ${vars.color.ink}` })
export const joinRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 20px',
  padding: '15px 0',
  borderBottom: `1px solid ${vars.color.line}`,
})
export const joinTitle = style({ fontSize: vars.size.item, fontWeight: vars.weight.semi })
export const joinNote = style({
  display: 'block',
  color: vars.color.ink2,
  fontSize: vars.size.label,
  fontWeight: 400,
})
export const joinPrice = style({ color: vars.color.ink2, fontSize: vars.size.label, whiteSpace: 'nowrap' })
export const notTitle = style({ margin: '64px 0 20px' })
export const nots = style({ borderTop: `1.5px dashed ${vars.color.lineControl}` })
export const notRow = style({
  display: 'grid',
  gridTemplateColumns: '20px 5fr 7fr',
  gap: '6px 16px',
  padding: '16px 0',
  borderBottom: `1px dashed ${vars.color.line2}`,
  fontSize: vars.size.label,
  lineHeight: 1.45,
  '@media': { [media.belowLg]: { gridTemplateColumns: '20px minmax(0, 1fr)', padding: '14px 0' } },
})
export const notName = style({ fontSize: vars.size.item, fontWeight: vars.weight.semi, lineHeight: 1.3 })
export const notText = style({
  color: vars.color.ink2,
  '@media': { [media.belowLg]: { gridColumn: 2 } },
})
export const questions = style({
  display: 'grid',
  gridTemplateColumns: '4fr 8fr',
  gap: `32px ${vars.layout.gutter}`,
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const near = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: vars.layout.gutter,
  marginTop: 18,
  borderTop: `1.5px solid ${vars.color.ink}`,
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const nearLink = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  alignItems: 'baseline',
  padding: '16px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  textDecoration: 'none',
  fontSize: vars.size.item,
  fontWeight: vars.weight.semi,
  ':hover': { color: vars.color.primaryText },
})
export const nearNote = style({ color: vars.color.ink2, fontSize: vars.size.label, fontWeight: 400 })
export const previewFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 32px',
  padding: '18px 32px',
  '@media': { [media.belowLg]: { padding: 18 } },
})
export const previewHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 33% 224px',
  borderBlock: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
  fontSize: vars.size.tiny,
  '@media': { [media.belowLg]: { display: 'none' } },
})
globalStyle(`${previewHead} > span`, { padding: '10px 16px' })
globalStyle(`${previewHead} > span:first-child`, { paddingLeft: 56 })
globalStyle(`${previewHead} > span + span`, { borderLeft: `1px solid ${vars.color.line}` })
/** Three moments along a ruler; on a phone it runs down. */
export const ruler = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '::before': {
    content: '""',
    position: 'absolute',
    inset: '56px 0 auto',
    height: 14,
    borderTop: `2px solid ${vars.color.ink}`,
    background: stripes('to right', vars.color.lineControl, 16),
  },
  '@media': {
    [media.belowLg]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '::before': {
        inset: '0 auto 0 76px',
        width: 12,
        height: 'auto',
        borderTop: 0,
        borderLeft: `2px solid ${vars.color.ink}`,
        background: stripes('to bottom', vars.color.lineControl, 12),
      },
    },
  },
})
export const moment = style({
  position: 'relative',
  paddingRight: 28,
  '::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 56,
    width: 2,
    height: 30,
    background: vars.color.primary,
  },
  '@media': {
    [media.belowLg]: {
      padding: '0 0 32px 108px',
      '::before': { left: 76, top: 10, width: 24, height: 2 },
      selectors: { '&:last-child': { paddingBottom: 4 } },
    },
  },
})
export const momentTime = style({
  display: 'block',
  height: 56,
  fontSize: vars.figure[5],
  fontWeight: vars.weight.bold,
  letterSpacing: '-.04em',
  lineHeight: 1,
  '@media': {
    [media.belowLg]: { position: 'absolute', left: 0, top: 0, height: 'auto', fontSize: vars.size.h3 },
  },
})
export const momentTitle = style({
  margin: '48px 0 8px',
  '@media': { [media.belowLg]: { margin: '0 0 6px' } },
})
export const momentNote = style({ color: vars.color.ink2, fontSize: vars.size.label })
export const previewPlace = style({
  color: vars.color.ink2,
  fontSize: vars.size.tiny,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
})

/** Paper shows the report alone. */
globalStyle('body:has([data-own-title]) :is(header[role="banner"], footer, [role="contentinfo"])', {
  '@media': { print: { display: 'none' } },
})
