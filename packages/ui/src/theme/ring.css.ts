import { createVar, fallbackVar } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

/**
 * Colour of the focus ring for everything inside. A solid ground, on which the theme's `focus` is not seen, sets it; a
 * paper surface on such a ground resets it to `vars.color.focus`.
 */
export const ring = createVar()

/** The colour that the ring has here. */
export const ringColor = fallbackVar(ring, vars.color.focus)
