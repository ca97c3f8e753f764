import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { contrastPairs } from './contrast-pairs.ts'
import { palettes, realtyLight, resultAliases, stated } from './palettes.ts'
import { breakpoints, scale } from './tokens.ts'

/** The deliberately plain third theme: black on white, to prove that nothing depends on the brands' own colours. */
const plain = Object.fromEntries(
  Object.keys(realtyLight).map((name) => [
    name,
    /^(ink|primary$|primaryHover|primaryActive|deep$|dangerButton|lineControl|onFill|map(Label|Zone))|Text$/.test(
      name,
    )
      ? '#000000'
      : '#ffffff',
  ]),
) as unknown as typeof realtyLight

describe.each([...Object.entries(palettes), ['plain', plain] as const])('theme %s', (_name, theme) => {
  it.each(contrastPairs)('%s on %s has at least %d', (front, back, least) => {
    expect(contrast(theme[front], theme[back])).toBeGreaterThanOrEqual(least)
  })
})

describe('contrast', () => {
  it('is 21 for black and white in either order, and 1 for a colour and itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
    expect(contrast('#336fee', '#336fee')).toBe(1)
  })
})

describe('stated values', () => {
  it('[UI-084, UI-085] keeps the stated success and danger colours in every theme', () => {
    for (const theme of Object.values(palettes)) {
      expect(theme[resultAliases.success]).toBe('#13ce66')
      expect(theme[resultAliases.danger]).toBe('#ff4949')
    }
    expect(stated.primary).toBe(palettes['realty-light'].primary)
  })

  it('keeps the stated breakpoints and container', () => {
    expect(Object.values(breakpoints)).toEqual([576, 768, 992, 1200, 1400])
    expect(scale.layout.container).toBe('1150px')
  })
})
