import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'
import { media } from '../../theme/tokens.ts'

const breathe = keyframes({ '50%': { opacity: 0.5 } })

export const block = style({ display: 'grid', gap: 12 })
export const line = style({
  display: 'block',
  maxWidth: '100%',
  borderRadius: vars.radius.mark,
  background: vars.color.sunk,
  animation: `${breathe} 1.6s ease-in-out infinite`,
})
export const variant = styleVariants({
  text: { height: 14, width: '78%' },
  row: { height: 28, width: '100%' },
  title: { height: 28, width: '46%' },
  hero: { height: 46, width: '64%' },
  label: { height: 14, width: 130 },
  control: { height: 48, width: 180, borderRadius: vars.radius.control },
  badge: { height: 26, width: 118 },
})
/** Lines of running text, uneven as text is. */
export const text = style({
  selectors: {
    '&:nth-child(5n + 2)': { width: '62%' },
    '&:nth-child(5n + 3)': { width: '88%' },
    '&:nth-child(5n + 4)': { width: '74%' },
    '&:nth-child(5n)': { width: '46%' },
  },
})
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(100px, 36%) 1fr',
  alignItems: 'center',
  gap: 16,
  minHeight: 47,
  borderBottom: `1px solid ${vars.color.line}`,
})
export const facts = style({ display: 'grid' })
export const card = style({
  display: 'grid',
  gap: 16,
  padding: 24,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
  '@media': { [media.belowMd]: { marginInline: -20, padding: 20, borderInline: 0 } },
})
/** As high as an order of two parts, so that nothing jumps when it comes. */
export const order = style([
  card,
  {
    gridTemplateColumns: '1fr 1fr',
    minHeight: 176,
    '@media': { [media.belowMd]: { gridTemplateColumns: '1fr' } },
  },
])
export const stack = style({ display: 'grid', alignContent: 'start', gap: 14 })
export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8px 16px',
})
