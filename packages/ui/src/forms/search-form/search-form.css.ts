import { vars } from '../../theme/theme.css.ts'
import { keyframes, style } from '@vanilla-extract/css'

export const consent = style({ marginTop: 14, fontSize: vars.size.small })

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })

/** After a second: most searches are over by then. Over the page, so that nothing moves. */
export const cancel = style({
  position: 'absolute',
  zIndex: 11,
  top: 'calc(100% + 8px)',
  right: 0,
  padding: '6px 12px',
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius.control,
  background: vars.color.paper,
  fontSize: vars.size.small,
  animation: `${appear} 1ms 1s both`,
})
