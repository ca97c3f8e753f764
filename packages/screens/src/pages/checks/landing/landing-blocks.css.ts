import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

const one = 'minmax(0, 1fr)'

export const words = style({ marginTop: 6, color: vars.color.ink2, fontSize: vars.size.label })

/** One time axis with a tick for each moment; vertical on a phone. */
export const axis = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  borderTop: `2px solid ${vars.color.ink}`,
  '@media': {
    [media.belowLg]: { gridAutoFlow: 'row', borderTop: 0, borderLeft: `2px solid ${vars.color.ink}` },
  },
})
export const moment = style({
  position: 'relative',
  padding: '22px 24px 0 0',
  '::before': {
    content: '""',
    position: 'absolute',
    top: -2,
    left: 0,
    width: 2,
    height: 14,
    background: vars.color.ink,
  },
  '@media': {
    [media.belowLg]: {
      padding: '0 0 24px 24px',
      '::before': { top: 14, left: 0, width: 14, height: 2 },
    },
  },
})
export const when = style({
  marginBottom: 10,
  color: vars.color.primaryText,
  fontSize: vars.figure[1],
  fontWeight: vars.weight.bold,
  letterSpacing: '-.03em',
  fontVariantNumeric: 'tabular-nums',
})

export const items = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0 48px',
  '@media': { [media.belowLg]: { gridTemplateColumns: one } },
})
export const item = style({ padding: '16px 0 18px', borderTop: `1px solid ${vars.color.line2}` })
export const itemName = style({ fontSize: vars.size.item, fontWeight: vars.weight.semi, lineHeight: 1.3 })

export const script = style({
  display: 'grid',
  gridTemplateColumns: '5fr 7fr',
  gap: '28px 56px',
  alignItems: 'start',
  '@media': { [media.belowLg]: { gridTemplateColumns: one } },
})
export const scriptNotes = style({ display: 'grid', gap: 8 })
export const email = style({
  display: 'grid',
  gap: 12,
  padding: '24px 28px',
  background: vars.color.paper,
  color: vars.color.ink,
  border: `1px solid ${vars.color.lineControl}`,
  '@media': { [media.belowSm]: { padding: '20px 18px' } },
})
export const emailFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  justifyContent: 'space-between',
  alignItems: 'center',
  marginTop: 4,
  paddingTop: 14,
  borderTop: `1px solid ${vars.color.line}`,
})
export const first = style({ fontWeight: vars.weight.semi })
