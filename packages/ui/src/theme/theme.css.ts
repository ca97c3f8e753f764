import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { fizDark, fizLight, realtyDark, realtyLight, shadows } from './palettes.ts'
import { media, scale } from './tokens.ts'
import type { ColorTokens, Tokens } from './tokens.ts'

type Themed = Pick<Tokens, 'color' | 'shadow'>

const shape: Omit<Tokens, 'alias' | 'breakpoint'> = { ...scale, color: realtyLight, shadow: shadows.light }

/**
 * The theme contract. From here and from nowhere else come every colour, every size of type, the family and the shadow;
 * `style-sources.test.ts` holds that, and the widths at which the layout changes (`media`). Weights, radii, durations
 * and control heights come from here where a token has the value; a part may have one of its own. Line heights belong to
 * the styles of text; a part sets its own beside its size. Gaps and paddings do not come from here: they are the pixels
 * with which a part was drawn, each in its place, and only the charts take theirs from `space`.
 */
export const vars = createGlobalThemeContract(shape, (_value, path) => path.join('-').toLowerCase())

const { color: colorVars, shadow: shadowVars, ...scaleVars } = vars

createGlobalTheme(':root', scaleVars, scale)

const assign = ({ color, shadow }: Themed) => ({
  ...assignVars(colorVars, color),
  ...assignVars(shadowVars, shadow),
})

function apply(root: string, lightColors: ColorTokens, darkColors: ColorTokens): void {
  const light = { colorScheme: 'light', vars: assign({ color: lightColors, shadow: shadows.light }) }
  const dark = { colorScheme: 'dark', vars: assign({ color: darkColors, shadow: shadows.dark }) }
  globalStyle(root, light)
  globalStyle(`${root}:not([data-theme])`, { '@media': { [media.dark]: dark } })
  globalStyle(`${root}[data-theme="dark"]`, dark)
}

apply(':root', realtyLight, realtyDark)
apply(':root[data-brand="fiz"]', fizLight, fizDark)
