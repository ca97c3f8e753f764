import { realtyLight } from '../palettes.ts'
import { breakpoints, scale } from '../tokens.ts'
import type { ColorTokens, Tokens } from '../tokens.ts'

const BLACK =
  /^(ink|primary$|primaryHover|primaryActive|deep$|dangerButton|lineControl|onFill|map(Label|Zone))|Text$/

/** A third theme of black and white, to prove in tests that nothing depends on the colours of the two brands. */
export const plainTheme: Tokens = {
  ...scale,
  breakpoint: breakpoints,
  color: Object.fromEntries(
    Object.keys(realtyLight).map((name) => [name, BLACK.test(name) ? '#000000' : '#ffffff']),
  ) as ColorTokens,
}
