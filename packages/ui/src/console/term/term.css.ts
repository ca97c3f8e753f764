import { style, styleVariants } from '@vanilla-extract/css'
import { stripes } from '../../theme/stripes.ts'
import { vars } from '../../theme/theme.css.ts'

export const term = style({
  display: 'inline-grid',
  gridTemplateColumns: '62px auto',
  gap: 8,
  alignItems: 'center',
})
export const ruler = style({
  position: 'relative',
  height: 9,
  border: `1px solid ${vars.color.lineControl}`,
  // Five divisions over whatever has passed.
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `repeating-linear-gradient(to right, transparent 0 calc(20% - 1px), ${vars.color.lineControl} calc(20% - 1px) 20%)`,
  },
})
export const overdue = style({
  borderColor: vars.color.redText,
  background: stripes('135deg', vars.color.redText, 5, 2),
  '::after': { content: 'none' },
})
export const passed = styleVariants({
  calm: { height: '100%', background: vars.color.ink },
  risk: { height: '100%', background: vars.color.orange },
  late: {},
})
export const words = styleVariants({
  calm: {},
  risk: { color: vars.color.orangeText, fontWeight: vars.weight.semi },
  late: { color: vars.color.redText, fontWeight: vars.weight.semi },
})
