import { style, styleVariants } from '@vanilla-extract/css'
import { stripes } from '../../theme/stripes.ts'
import { vars } from '../../theme/theme.css.ts'

/** The words for screen readers are placed in it, and scroll with the table. */
export const mark = style({ position: 'relative', display: 'inline-block', verticalAlign: -3 })
const cell = style({ display: 'block', width: 26, height: 16, border: `1.5px solid ${vars.color.ink}` })
export const kinds = styleVariants({
  may: [cell, { background: vars.color.ink }],
  second: [
    cell,
    {
      background: `linear-gradient(90deg, ${vars.color.ink} 0 44%, ${vars.color.paper} 44% 56%, ${vars.color.ink} 56%)`,
    },
  ],
  reason: [cell, { background: stripes('135deg', vars.color.ink, 5, 2) }],
  no: [cell, { border: `1px dashed ${vars.color.lineControl}` }],
})
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: '6px 22px', fontSize: vars.size.small })
export const item = style({ display: 'inline-flex', gap: 8, alignItems: 'center' })
