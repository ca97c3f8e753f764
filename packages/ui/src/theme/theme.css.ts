import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { fizDark, fizLight, realtyDark, realtyLight, shadows } from './palettes.ts'
import { media, scale } from './tokens.ts'
import type { ColorTokens, Tokens } from './tokens.ts'

type Themed = Pick<Tokens, 'color' | 'shadow'>

const shape: Omit<Tokens, 'alias' | 'breakpoint'> = { ...scale, color: realtyLight, shadow: shadows.light }

/**
 * The theme contract. All colours, type sizes, the font family and the shadow come from here, and so do the widths at
 * which the layout changes (`media`); `style-sources.test.ts` checks that. Weights, radii, durations and control
 * heights come from here where a token has the value; a component may have its own. Line heights belong to the text
 * styles; a component sets its own beside its size. Gaps and paddings do not come from here: they are pixels in each
 * component, and only the charts take theirs from `space`.
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
