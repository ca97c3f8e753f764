import { media, ring, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

const phone = media.belowMd

export const column = style({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' })
export const failed = style({ paddingBlock: 40 })

export const switcher = style({
  display: 'inline-flex',
  overflow: 'hidden',
  background: vars.color.paper,
  border: `1.5px solid ${vars.color.ink}`,
  borderRadius: vars.radius.control,
  pointerEvents: 'auto',
})
export const choice = style({
  minHeight: 44,
  padding: '0 14px',
  border: 0,
  background: 'none',
  color: vars.color.ink,
  font: 'inherit',
  fontSize: vars.size.small,
  fontWeight: vars.weight.semi,
  cursor: 'pointer',
  selectors: {
    '& + &': { borderLeft: `1.5px solid ${vars.color.ink}` },
    '&[aria-pressed="true"]': {
      vars: { [ring]: vars.color.paper },
      background: vars.color.ink,
      color: vars.color.paper,
    },
    '&:focus-visible': { outlineOffset: -4 },
  },
})
export const plate = style({
  padding: '3px 8px',
  background: vars.color.paper,
  border: `1px solid ${vars.color.line2}`,
  '@media': { [phone]: { padding: 0, border: 0 } },
})

export const map = style({ position: 'relative', background: vars.color.map })
export const mapPlace = style({ height: 560, '@media': { [phone]: { height: 430 } } })
const overMap = {
  position: 'absolute',
  insetInline: 0,
  zIndex: 1,
  width: `min(100% - 40px, ${vars.layout.container})`,
  marginInline: 'auto',
  pointerEvents: 'none',
} as const
export const mapAbove = style({ ...overMap, top: 30 })
export const mapCaption = style({
  ...overMap,
  bottom: 16,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  fontSize: vars.size.tiny,
  lineHeight: 1.35,
  '@media': {
    [phone]: {
      position: 'static',
      width: 'auto',
      margin: 0,
      padding: '10px 20px 16px',
      background: vars.color.paper,
    },
  },
})

export const verdict = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: 12,
  marginTop: 10,
  fontSize: vars.size.item,
  lineHeight: 1.4,
})
export const strong = style({ fontWeight: vars.weight.semi })

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'left',
  fontSize: vars.size.label,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { display: 'block' } },
})
export const head = style({
  color: vars.color.ink2,
  fontSize: vars.size.tiny,
  borderBottom: `1.5px solid ${vars.color.ink}`,
  '@media': {
    [phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
export const body = style({
  '@media': { [phone]: { display: 'block', borderTop: `1.5px solid ${vars.color.ink}` } },
})
export const row = style({
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: '44px minmax(0, 1fr) minmax(0, 1fr)',
      gap: '2px 12px',
      padding: '12px 0',
    },
  },
})
export const point = style({
  padding: '11px 16px 11px 0',
  fontSize: vars.size.item,
  fontWeight: vars.weight.bold,
  whiteSpace: 'nowrap',
  '@media': { [phone]: { gridRow: '1 / 3', padding: 0 } },
})
/** On a phone each value says what it is. */
const titled = {
  [phone]: {
    padding: 0,
    textAlign: 'left' as const,
    selectors: {
      '&::before': {
        content: 'attr(data-title)',
        display: 'block',
        color: vars.color.ink2,
        fontSize: vars.size.tiny,
      },
    },
  },
}
export const figure = style({
  padding: '11px 16px 11px 0',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  '@media': titled,
})
export const cell = style({ padding: '11px 0', '@media': titled })
export const more = style({ marginTop: 16 })

export const files = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  gap: '14px 24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const file = style({ display: 'grid', gap: 2 })
export const fileLink = style({
  justifySelf: 'start',
  color: vars.color.primaryText,
  fontWeight: vars.weight.semi,
  textUnderlineOffset: 4,
  '@media': { [media.touch]: { paddingBlock: 10 } },
})
export const fileNote = style({ color: vars.color.ink2, fontSize: vars.size.small })
export const explained = style({ marginTop: 16, color: vars.color.ink2, fontSize: vars.size.small })
