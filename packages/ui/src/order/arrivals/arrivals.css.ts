import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'
import { media } from '../../theme/tokens.ts'

const PHONE = media.belowMd

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [PHONE]: { display: 'block' } },
})
/* On a phone each line says by itself what it is; screen readers still announce the headings. */
export const head = style({
  '@media': {
    [PHONE]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
export const headCell = style({
  padding: '8px 16px 8px 0',
  borderBottom: `1.5px solid ${vars.color.ink}`,
  color: vars.color.ink2,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.medium,
  textAlign: 'left',
})
export const body = style({
  '@media': { [PHONE]: { display: 'block', borderTop: `1.5px solid ${vars.color.ink}` } },
})
export const row = style({
  '@media': {
    [PHONE]: {
      display: 'grid',
      gridTemplateColumns: '96px minmax(0, 1fr)',
      gap: '2px 14px',
      padding: '14px 0',
      borderBottom: `1px solid ${vars.color.line}`,
    },
  },
})
const plain = { [PHONE]: { display: 'block', padding: 0, border: 0 } }
export const cell = style({
  padding: '14px 16px 14px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'left',
  verticalAlign: 'top',
  '@media': plain,
})
export const when = style([cell, { fontWeight: vars.weight.semi, whiteSpace: 'nowrap' }])
export const where = style([
  cell,
  {
    color: vars.color.ink2,
    '@media': {
      [PHONE]: { gridColumn: 2, display: 'block', padding: 0, border: 0, fontSize: vars.size.small },
    },
  },
])
export const detail = style({
  display: 'block',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: 1.4,
})
