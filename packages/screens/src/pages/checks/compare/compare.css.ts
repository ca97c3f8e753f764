import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

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
export const lead = style({ maxWidth: '62ch', marginTop: 10, color: color.ink2 })
export const table = style({
  padding: '0 28px 26px',
  '@media': { [media.belowLg]: { padding: '0 20px 24px' } },
})
export const same = style({ padding: '18px 0 0', fontWeight: vars.weight.semi, cursor: 'pointer' })
export const questions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 24,
  alignItems: 'start',
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 } },
})
export const advice = style({ margin: 0, paddingLeft: 24, listStyle: 'decimal', display: 'grid', gap: 10 })
export const early = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '12px 24px',
  padding: '18px 22px',
  borderLeft: `6px solid ${color.line2}`,
  background: color.sunk,
})
export const earlyText = style({ flex: '1 1 320px' })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const closed = style({ color: color.ink2 })
export const choice = style({ display: 'grid', gap: 18, maxWidth: 640, padding: '4px 0 8px' })
export const prices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 24,
  maxWidth: 640,
  margin: '12px 0 28px',
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 } },
})
export const priceWords = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '10px 24px',
  margin: '14px 0 16px',
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
