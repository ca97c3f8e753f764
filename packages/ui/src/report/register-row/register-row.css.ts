import { vars } from '../../theme/theme.css.ts'
import { ring } from '../../theme/ring.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

const columns = '56px 1fr 40%'
export const head = style({
  display: 'grid',
  gridTemplateColumns: columns,
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
  fontSize: vars.size.tiny,
  '@media': { [media.belowLg]: { display: 'none' } },
})
export const headRecord = style({ gridColumn: '1 / 3', padding: '10px 32px' })
export const headMeaning = style({ padding: '10px 24px', borderLeft: `1px solid ${vars.color.line}` })
export const row = style({
  display: 'grid',
  gridTemplateColumns: columns,
  borderBottom: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
  scrollMarginTop: 88,
  ':last-child': { borderBottom: 0 },
  '@media': { [media.belowLg]: { gridTemplateColumns: '38px 1fr' } },
})
export const rowWithPlace = style({
  gridTemplateColumns: '56px 1fr 33% 224px',
  '@media': { [media.belowLg]: { gridTemplateColumns: '38px 1fr' } },
})
export const place = style({
  padding: '16px',
  minWidth: 0,
  borderLeft: `1px solid ${vars.color.line}`,
  background: vars.color.ground,
  '@media': {
    [media.belowLg]: {
      gridColumn: '1 / -1',
      padding: '8px 18px',
      borderLeft: 0,
      borderTop: `1px solid ${vars.color.line}`,
    },
  },
})
export const index = style({
  padding: '17px 0 16px 32px',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  '@media': { [media.belowLg]: { paddingLeft: 18 } },
})
export const record = style({
  padding: '16px 24px 16px 0',
  minWidth: 0,
  '@media': { [media.belowLg]: { padding: '14px 18px 14px 4px' } },
})
export const label = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const value = style({
  marginTop: 2,
  fontSize: vars.size.item,
  lineHeight: 1.4,
  fontWeight: vars.weight.semi,
})
export const valueTone = styleVariants({
  red: { color: vars.color.redText },
  orange: { color: vars.color.orangeText },
  yellow: {},
  green: {},
  grey: {},
  wait: {},
})
export const detail = style({
  color: vars.color.ink2,
  fontSize: vars.size.label,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
})
export const meaning = style({
  display: 'grid',
  gridTemplateColumns: '20px 1fr',
  gap: 12,
  alignContent: 'start',
  padding: '16px 24px',
  borderLeft: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
  fontSize: vars.size.label,
  lineHeight: 1.45,
  '@media': {
    [media.belowLg]: {
      gridColumn: '1 / -1',
      padding: '12px 18px',
      borderLeft: 0,
    },
  },
})
export const meaningPlain = style({
  '@media': { [media.belowLg]: { gridTemplateColumns: '1fr', background: vars.color.ground } },
})
export const gap = style({ '@media': { [media.belowLg]: { display: 'none' } } })
export const meaningTone = styleVariants({
  red: {
    vars: { [ring]: vars.color.onFill },
    background: vars.color.red,
    color: vars.color.onFill,
    fontWeight: vars.weight.medium,
  },
  orange: { background: vars.color.orangeWash, color: vars.color.ink },
  yellow: { background: vars.color.yellowWash, color: vars.color.ink },
  green: { '@media': { [media.belowLg]: { background: vars.color.greenWash, color: vars.color.ink } } },
  grey: { background: vars.color.greyWash, color: vars.color.greyText },
  wait: { background: vars.color.primaryWash, color: vars.color.ink },
})
