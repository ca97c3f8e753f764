import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

/** Looks of headings and of running text, apart from their rank in the document. */
export const text = styleVariants({
  hero: {
    fontSize: vars.size.hero,
    lineHeight: vars.leading.hero,
    letterSpacing: vars.tracking.hero,
    fontWeight: vars.weight.black,
  },
  h1: {
    fontSize: vars.size.h1,
    lineHeight: vars.leading.h1,
    letterSpacing: vars.tracking.h1,
    fontWeight: vars.weight.black,
  },
  h2: {
    fontSize: vars.size.h2,
    lineHeight: vars.leading.h2,
    letterSpacing: vars.tracking.h2,
    fontWeight: vars.weight.bold,
  },
  h3: {
    fontSize: vars.size.h3,
    lineHeight: vars.leading.h3,
    letterSpacing: vars.tracking.h3,
    fontWeight: vars.weight.semi,
  },
  lead: { fontSize: vars.size.lead, lineHeight: vars.leading.lead },
  body: { fontSize: vars.size.body, lineHeight: vars.leading.body },
  small: { fontSize: vars.size.small, lineHeight: vars.leading.small },
  tiny: { fontSize: vars.size.tiny, lineHeight: vars.leading.tiny },
})

export const muted = style({ color: vars.color.ink2 })
export const numeric = style({ fontVariantNumeric: 'tabular-nums lining-nums' })
/** An e-mail or a name that a line may not end in: it goes to the next line whole, and is parted only where it is longer. */
export const keptWhole = style({ display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' })
export const noWrap = style({ whiteSpace: 'nowrap' })
export const visuallyHidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
