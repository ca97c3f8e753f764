import { assignVars, styleVariants } from '@vanilla-extract/css'
import { fizDark, fizLight, realtyDark, realtyLight, shadows } from '../../theme/palettes.ts'
import { vars } from '../../theme/theme.css.ts'
import { media, scale, type ColorTokens, type ShadowTokens } from '../../theme/tokens.ts'

const colours = (color: ColorTokens, shadow: ShadowTokens) => ({
  ...assignVars(vars.color, color),
  ...assignVars(vars.shadow, shadow),
})

const brands = {
  realty: { light: realtyLight, dark: realtyDark },
  fiz: { light: fizLight, dark: fizDark },
}

/** The theme of a site within the console: its colours, and the sizes that the console sets closer. */
export const scope = styleVariants(brands, ({ light, dark }) => ({
  vars: {
    ...assignVars(vars.size, scale.size),
    ...assignVars(vars.leading, scale.leading),
    [vars.layout.control]: scale.layout.control,
    ...colours(light, shadows.light),
  },
  background: vars.color.paper,
  color: vars.color.ink,
  fontSize: vars.size.body,
  lineHeight: vars.leading.body,
  selectors: { ':root[data-theme="dark"] &': { vars: colours(dark, shadows.dark) } },
  '@media': {
    [media.dark]: {
      selectors: { ':root:not([data-theme]) &': { vars: colours(dark, shadows.dark) } },
    },
  },
}))
