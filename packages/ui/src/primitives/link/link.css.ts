import { vars } from '../../theme/theme.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

export const variant = styleVariants({
  text: {},
  quiet: { color: vars.color.ink2, ':hover': { color: vars.color.ink } },
  back: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 32,
    fontSize: vars.size.label,
    color: vars.color.ink2,
    textDecoration: 'none',
    ':hover': { color: vars.color.ink },
  },
})

/** A button that reads as a link: for actions within a sentence. */
export const button = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.primaryText,
  textDecoration: 'underline',
  textUnderlineOffset: '.18em',
  textDecorationThickness: '1px',
  cursor: 'pointer',
  textAlign: 'left',
  ':hover': { textDecorationThickness: '2px' },
  ':disabled': { color: vars.color.ink2, textDecoration: 'none', cursor: 'not-allowed' },
})
