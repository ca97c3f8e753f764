import type { palettes } from '../palettes.ts'

/** The four themes, brand beside brand. */
export const themeNames = [
  ['realty-light', 'Недвижимость, светлая'],
  ['fiz-light', 'Физлица, светлая'],
  ['realty-dark', 'Недвижимость, темная'],
  ['fiz-dark', 'Физлица, темная'],
] as const satisfies readonly (readonly [keyof typeof palettes, string])[]
