import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { fizDark, fizLight, realtyDark, realtyLight } from './palettes.ts'
import { media, scale } from './tokens.ts'
import type { ColorTokens, Tokens } from './tokens.ts'

const shape: Omit<Tokens, 'breakpoint'> = { ...scale, color: realtyLight }

/** The theme contract: every style takes its values from here and from nowhere else. */
export const vars = createGlobalThemeContract(shape, (_value, path) => path.join('-').toLowerCase())

const { color: colorVars, ...scaleVars } = vars

createGlobalTheme(':root', scaleVars, scale)

function apply(root: string, light: ColorTokens, dark: ColorTokens): void {
  globalStyle(root, { colorScheme: 'light', vars: assignVars(colorVars, light) })
  globalStyle(`${root}:not([data-theme])`, {
    '@media': { [media.dark]: { colorScheme: 'dark', vars: assignVars(colorVars, dark) } },
  })
  globalStyle(`${root}[data-theme="dark"]`, { colorScheme: 'dark', vars: assignVars(colorVars, dark) })
}

apply(':root', realtyLight, realtyDark)
apply(':root[data-brand="fiz"]', fizLight, fizDark)
