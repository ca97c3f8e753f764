import { vars } from '../../theme/theme.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const finding = style({
  marginBottom: 16,
  padding: '22px 28px 26px',
  background: vars.color.paper,
  border: `1px solid ${vars.color.line}`,
  borderLeftWidth: 8,
  scrollMarginTop: 88,
  '@media': {
    [media.belowLg]: {
      marginInline: -20,
      padding: '20px 20px 22px 14px',
      borderRightWidth: 0,
      overflowWrap: 'anywhere',
    },
  },
})
export const tone = styleVariants({
  red: { borderLeftColor: vars.color.red },
  orange: { borderLeftColor: vars.color.orange },
  yellow: { borderLeftColor: vars.color.yellow },
  green: { borderLeftColor: vars.color.green },
  grey: { borderLeft: `8px double ${vars.color.lineControl}` },
  wait: { borderLeftColor: vars.color.primaryLine },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 14px',
  marginBottom: 14,
})
export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 })
export const stamp = style({
  marginLeft: 'auto',
  '@media': { [media.belowLg]: { marginLeft: 0, width: '100%' } },
})
export const meaning = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  marginTop: 18,
  background: vars.color.ground,
  '@media': { [media.belowLg]: { gridTemplateColumns: '1fr', margin: '18px -20px 0 -14px' } },
})
export const part = style({
  display: 'grid',
  alignContent: 'start',
  gap: 6,
  padding: '16px 20px',
  fontSize: vars.size.label,
  lineHeight: 1.45,
  selectors: { '& + &': { borderLeft: `1px solid ${vars.color.line}` } },
  '@media': {
    [media.belowLg]: { selectors: { '& + &': { borderLeft: 0, borderTop: `1px solid ${vars.color.line}` } } },
  },
})
export const partTitle = style({ fontWeight: vars.weight.semi })
export const law = style({ color: vars.color.ink2, fontSize: vars.size.small })
