import { vars } from '../../theme/theme.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  padding: '20px 32px 0',
  '@media': { [media.belowSm]: { padding: '12px 20px 0' } },
})
export const body = style({
  flex: 'none',
  padding: '40px 32px 0',
  '@media': { [media.belowSm]: { padding: '28px 20px 0' } },
})
export const title = style({ marginBottom: 20 })
/** A whole sentence in place of a word. */
export const wayTitle = style({ marginBottom: 10 })
globalStyle(`${wayTitle} h2`, { fontSize: vars.figure[3], lineHeight: 1.08 })
export const lead = style({ margin: '0 0 22px', color: vars.color.ink2, lineHeight: 1.45 })
export const links = style({ display: 'flex', justifyContent: 'space-between', gap: 16 })
export const foot = style({
  marginTop: 'auto',
  padding: '28px 32px',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: 1.43,
  '@media': { [media.belowSm]: { padding: '24px 20px' } },
})
export const picture = style({ position: 'relative', flex: 'none', height: 170, overflow: 'hidden' })
