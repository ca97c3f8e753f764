import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'
import { ring } from '../../theme/ring.css.ts'

/**
 * The paper of all popups. Before any script the browser centres it; `data-placed` means that it stands beside its
 * button.
 */
export const paper = style({
  vars: { [ring]: vars.color.focus },
  position: 'fixed',
  maxHeight: 'calc(100dvh - 32px)',
  overflow: 'auto',
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius.control,
  background: vars.color.paper,
  color: vars.color.ink,
  boxShadow: vars.shadow.pop,
  textAlign: 'left',
  whiteSpace: 'normal',
  selectors: { '&[data-placed]': { inset: 'auto', margin: 0 } },
})
export const popup = style([
  paper,
  {
    maxWidth: 'min(100vw - 16px, 360px)',
    padding: '16px 18px',
    fontSize: vars.size.label,
    lineHeight: 1.45,
    fontWeight: vars.weight.text,
    selectors: { '&:popover-open': { display: 'grid', gap: 8 } },
  },
])
export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.primaryText,
  textDecoration: 'underline dotted',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.25em',
  textAlign: 'left',
  cursor: 'pointer',
  ':hover': { textDecorationStyle: 'solid' },
})
export const title = style({ fontWeight: vars.weight.semi, fontSize: vars.size.body })
