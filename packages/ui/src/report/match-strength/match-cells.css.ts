import { vars } from '../../theme/theme.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const block = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  fontSize: vars.size.small,
  color: vars.color.ink2,
})
export const cells = style({ display: 'inline-flex', flexWrap: 'wrap', rowGap: 2, paddingLeft: 1 })
export const cell = style({
  padding: '5px 9px',
  marginLeft: -1,
  border: `1px solid ${vars.color.lineControl}`,
  background: vars.color.paper,
  color: vars.color.ink3,
  fontSize: vars.size.tiny,
  lineHeight: 1.2,
  '@media': { [media.belowSm]: { paddingInline: 6 } },
})
export const state = styleVariants({
  same: {
    background: vars.color.ink,
    borderColor: vars.color.ink,
    color: vars.color.paper,
    fontWeight: vars.weight.medium,
  },
  differs: {
    background: vars.color.redWash,
    borderStyle: 'dashed',
    color: vars.color.redText,
    textDecoration: 'line-through',
  },
  unknown: {},
})
