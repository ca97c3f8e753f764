import { defineConfig, parse, RECOMMENDED_CONFIG } from '@terrazzo/parser'
import { describe, expect, it } from 'vitest'
import { toDesignTokens } from './design-tokens.ts'
import { palettes } from './palettes.ts'
import { themeNames } from './private/theme-names.ts'
import { breakpoints, scale } from './tokens.ts'

/** Reads a file of tokens as a tool does; fails on what breaks the format. */
async function read(file: unknown) {
  const cwd = new URL('file:///tokens/')
  // Names are those of the code.
  const rules = { ...RECOMMENDED_CONFIG, 'core/consistent-naming': 'off' } as const
  const config = defineConfig({ lint: { rules } }, { cwd })
  const { tokens } = await parse([{ filename: new URL('one.tokens.json', cwd), src: JSON.stringify(file) }], {
    config,
  })
  return tokens
}

describe('toDesignTokens', () => {
  it.each(themeNames)('%s is read whole by a parser of the format', async (name) => {
    const tokens = await read(toDesignTokens(name))
    const ofScale = Object.values(scale).flatMap((group) => Object.keys(group))
    const aliases = ['danger', 'warning', 'success', 'info']
    const expected = [Object.keys(palettes[name]), aliases, ['pop'], ofScale, Object.keys(breakpoints)]
    expect(Object.keys(tokens)).toHaveLength(expected.flat().length)
  })

  it('gives every kind of value as the format has it', async () => {
    const tokens = await read(toDesignTokens('fiz-dark'))
    expect(tokens['color.primary']?.$value).toMatchObject({
      colorSpace: 'srgb',
      components: [0, 0.498, 0.5882],
      alpha: 1,
      hex: '#007f96',
    })
    expect(tokens['color.backdrop']?.$value).toMatchObject({ alpha: 0.62, hex: '#060e1c' })
    expect(tokens['color.danger']?.$value).toEqual(tokens['color.red']?.$value)
    expect(tokens['space.5']?.$value).toEqual({ value: 24, unit: 'px' })
    expect(tokens['size.body']?.$value).toEqual({ value: 1, unit: 'rem' })
    expect(tokens['motion.dialog']?.$value).toEqual({ value: 320, unit: 'ms' })
    expect(tokens['motion.ease']?.$value).toEqual([0.2, 0.7, 0.2, 1])
    expect(tokens['tracking.hero']?.$value).toBe(-0.042)
    expect(tokens['font.family']?.$value).toContain('Golos Text')
    expect(tokens['shadow.pop']?.$value).toMatchObject([
      { offsetY: { value: 12, unit: 'px' }, spread: { value: -8, unit: 'px' }, color: { alpha: 0.6 } },
    ])
  })

  it('keeps the expression of a size that follows the window, at its largest', () => {
    expect(toDesignTokens('realty-light')).toMatchObject({
      size: {
        hero: {
          $value: { value: 4.75, unit: 'rem' },
          $extensions: { 'ru.proverka.css': 'clamp(2.625rem, 1.2rem + 4.4vw, 4.75rem)' },
        },
      },
    })
  })

  it('says what each colour is for', () => {
    expect(toDesignTokens('realty-light')).toMatchObject({
      color: { ink: { $description: 'Главный текст' } },
    })
  })

  it('the parser refuses what is no token', async () => {
    await expect(read({ space: { $type: 'dimension', 1: { $value: '4' } } })).rejects.toThrow(/dimension/i)
  })
})
