import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const list = style({
  maxHeight: 400,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '0 28px',
  '@media': { [media.belowMd]: { maxHeight: '72vh', padding: '0 20px' } },
})
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'left',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowMd]: { display: 'block' } },
})
export const head = style({ '@media': { [media.belowMd]: { display: 'none' } } })
export const rows = style({ '@media': { [media.belowMd]: { display: 'block' } } })
export const columnHead = style({
  position: 'sticky',
  zIndex: 1,
  top: 0,
  padding: '10px 16px 10px 0',
  background: vars.color.paper,
  boxShadow: `inset 0 -1.5px ${vars.color.ink}`,
  color: vars.color.ink2,
  fontSize: vars.size.tiny,
  lineHeight: 1.3,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
})
export const row = style({
  ':hover': { background: vars.color.ground },
  '@media': {
    [media.belowMd]: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      gap: '6px 10px',
      alignItems: 'center',
      padding: '16px 0',
      borderBottom: `1px solid ${vars.color.line}`,
    },
  },
})
export const cell = style({
  padding: '16px 16px 16px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  verticalAlign: 'middle',
  '@media': { [media.belowMd]: { padding: 0, border: 0 } },
})
export const whole = style([cell, { '@media': { [media.belowMd]: { gridColumn: '1 / -1' } } }])
export const address = style([
  whole,
  {
    maxWidth: 320,
    fontSize: vars.size.label,
    lineHeight: 1.4,
    '@media': { [media.belowMd]: { order: 1, maxWidth: 'none' } },
  },
])
export const area = style([
  cell,
  {
    textAlign: 'right',
    whiteSpace: 'nowrap',
    '@media': { [media.belowMd]: { order: 2, textAlign: 'left', fontWeight: vars.weight.semi } },
  },
])
export const kind = style([cell, { '@media': { [media.belowMd]: { order: 3 } } }])
export const areaHead = style([columnHead, { textAlign: 'right' }])
export const action = style([
  cell,
  { paddingRight: 0, textAlign: 'right', '@media': { [media.belowMd]: { order: 4 } } },
])
export const status = style({ marginTop: 6 })
export const past = style({ display: 'block', color: vars.color.orangeText, fontWeight: vars.weight.medium })
export const more = style({ marginTop: 6, fontSize: vars.size.small })
export const details = style({ padding: '0 0 16px', '@media': { [media.belowMd]: { display: 'block' } } })
export const detailsCell = style({ padding: '4px 0 18px', borderBottom: `1px solid ${vars.color.line}` })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  padding: '18px 28px 24px',
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  '@media': { [media.belowMd]: { padding: '14px 20px 20px' } },
})
export const house = style({
  maxHeight: 'min(640px, 66vh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '0 28px 20px',
  '@media': { [media.belowMd]: { maxHeight: '72vh', padding: '0 20px 16px' } },
})
export const all = style({ marginTop: 20 })
