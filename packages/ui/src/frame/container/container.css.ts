import { vars } from '../../theme/theme.css.ts'
import { ring } from '../../theme/ring.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const container = style({
  width: `min(100% - 40px, ${vars.layout.container})`,
  marginInline: 'auto',
})

export const section = style({ paddingBlock: 'clamp(56px, 7vw, 96px)' })

export const background = styleVariants({
  paper: { background: vars.color.paper },
  grey: { background: vars.color.ground },
  deep: {
    vars: { [ring]: vars.color.onDeep },
    background: vars.color.deep,
    color: vars.color.onDeep,
  },
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  gap: `16px ${vars.layout.gutter}`,
  alignItems: 'end',
  marginBottom: 'clamp(28px, 4vw, 56px)',
})
export const headTitle = style({
  gridColumn: '1 / 8',
  '@media': { [media.belowLg]: { gridColumn: '1 / -1' } },
})
export const headNote = style({
  gridColumn: '8 / 13',
  color: vars.color.ink2,
  '@media': { [media.belowLg]: { gridColumn: '1 / -1' } },
})
export const headNoteDeep = style({ color: vars.color.onDeep2 })

export const panel = style({
  vars: { [ring]: vars.color.focus },
  background: vars.color.paper,
  border: `1px solid ${vars.color.line}`,
  '@media': { [media.belowLg]: { marginInline: -20, borderInline: 0 } },
})
export const panelHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: '4px 16px',
  padding: '22px 24px 14px',
  '@media': { [media.belowLg]: { padding: '20px 20px 12px' } },
})
export const panelNote = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const panelPad = style({
  padding: '0 24px 24px',
  '@media': { [media.belowLg]: { padding: '0 20px 20px' } },
})
