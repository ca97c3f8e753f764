import { media, ring, stripes, vars } from '@proverka/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color } = vars

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  paddingBlock: '32px 88px',
  '@media': { [media.belowLg]: { gap: 16, paddingBlock: '20px 56px' } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: '12px 32px',
})
export const back = style({ marginBottom: 12 })
export const subject = style({ marginTop: 10, color: color.ink2, overflowWrap: 'anywhere' })
export const files = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 190px minmax(0, 1fr)',
  border: `1.5px solid ${color.ink}`,
  background: color.paper,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const side = style({
  padding: '18px 24px 20px',
  '@media': { [media.belowMd]: { padding: '14px 20px' } },
})
export const day = style({
  marginBottom: 10,
  fontSize: vars.size.h1,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.05em',
  lineHeight: 1.1,
})
export const details = style({ marginTop: 8, color: color.ink2, fontSize: vars.size.small })
export const span = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  '@media': { [media.belowMd]: { flexDirection: 'row', gap: 10, paddingInline: 20 } },
})
export const spanWords = style({ padding: '0 8px', fontSize: vars.size.item, fontWeight: 650 })
export const spanLine = style({
  width: '100%',
  height: 10,
  marginTop: 6,
  border: `1.5px solid ${color.ink}`,
  borderTop: 0,
  '@media': {
    [media.belowMd]: {
      flex: 1,
      width: 'auto',
      height: 0,
      margin: 0,
      border: 0,
      borderTop: `1.5px solid ${color.ink}`,
    },
  },
})

export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  border: `1.5px solid ${color.ink}`,
  borderTop: 0,
  background: color.paper,
})
const counter = style({
  display: 'flex',
  gap: 12,
  alignItems: 'baseline',
  padding: '10px 24px 12px',
  border: 0,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '& + &': { borderLeft: `1px solid ${color.lineControl}` },
    '&:disabled': { cursor: 'default', color: color.ink2 },
    '&[aria-pressed="true"]': { boxShadow: `inset 0 -5px ${color.ink}` },
  },
  '@media': {
    [media.belowMd]: { flexDirection: 'column', gap: 0, padding: '8px 12px 10px', lineHeight: 1.2 },
  },
})
export const count = styleVariants({
  changed: [
    counter,
    {
      selectors: {
        '&[data-empty="false"]': {
          background: color.orange,
          color: color.onFill,
          vars: { [ring]: color.onFill },
        },
      },
    },
  ],
  same: [counter],
  incomparable: [counter, { background: stripes('135deg', color.line, 7) }],
})
export const countNumber = style({
  fontSize: vars.figure[3],
  fontWeight: vars.weight.bold,
  letterSpacing: '-.05em',
  lineHeight: 1.1,
  selectors: { [`${count.incomparable} > &`]: { padding: '0 4px', background: color.paper } },
})
export const countWord = style({
  selectors: { [`${count.incomparable} > &`]: { padding: '0 4px', background: color.paper } },
  '@media': { [media.belowMd]: { fontSize: vars.size.label } },
})
export const table = style({
  padding: '0 28px 26px',
  '@media': { [media.belowLg]: { padding: '0 20px 24px' } },
})
export const note = style({ maxWidth: '76ch', color: color.ink2 })
/** A line under the head of a report. */
export const others = style({
  padding: '14px 20px',
  border: `1px solid ${color.line}`,
  background: color.paper,
  '@media': { print: { display: 'none' } },
})
