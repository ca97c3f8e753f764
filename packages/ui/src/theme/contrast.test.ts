import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { contrastPairs } from './contrast-pairs.ts'
import { palettes, realtyLight, resultAliases, stated } from './palettes.ts'
import { plainTheme } from './private/plain-theme.ts'
import { breakpoints, scale } from './tokens.ts'

describe.each([...Object.entries(palettes), ['plain', plainTheme.color] as const])(
  'theme %s',
  (_name, theme) => {
    it.each(contrastPairs)('%s on %s has at least %d', (front, back, least) => {
      expect(contrast(theme[front], theme[back])).toBeGreaterThanOrEqual(least)
    })
  },
)

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

  it('gives every theme the same tokens', () => {
    const names = Object.keys(realtyLight)
    for (const theme of [...Object.values(palettes), plainTheme.color])
      expect(Object.keys(theme)).toEqual(names)
  })

  it('keeps the stated breakpoints and container', () => {
    expect(Object.values(breakpoints)).toEqual([576, 768, 992, 1200, 1400])
    expect(scale.layout.container).toBe('1150px')
  })
})
