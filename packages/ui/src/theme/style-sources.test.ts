import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrastPairs } from './contrast-pairs.ts'
import { findColourPairs } from './private/colour-pairs.ts'
import { breakpoints, media } from './tokens.ts'

const packages = join(import.meta.dirname, '../../..')
const sources = globSync('{ui,screens}/src/**/*.css.ts', { cwd: packages }).map((file) => ({
  file,
  source: readFileSync(join(packages, file), 'utf8'),
}))
const where = (pattern: RegExp) =>
  sources.flatMap(({ file, source }) =>
    source.split('\n').flatMap((line) => (pattern.test(line) ? [`${file}: ${line.trim()}`] : [])),
  )

describe('findColourPairs', () => {
  it('reads one block and its states, and leaves drawn boxes out', () => {
    const source = `style({
      color: vars.color.ink, background: vars.color.paper,
      ':hover': { background: vars.color.sunk },
      '::before': { content: '""', background: vars.color.red },
    })
    style({ color: vars.color.ink2 })`
    expect(findColourPairs(source)).toEqual(['ink on sunk', 'ink on paper'])
  })
})

describe('styles of the kit and of the screens', () => {
  it('are all found', () => {
    expect(sources.length).toBeGreaterThan(100)
  })

  it('take colours from tokens alone, but for paper in a printer and the code that cameras read', () => {
    const raw = where(/#[\da-f]{3,8}\b|\b(?:rgb|rgba|hsl|oklch)\(|: '(?:white|black)'/i)
    expect(raw.filter((line) => !/print: \{|qr-code/.test(line))).toEqual([])
  })

  it('[UI-080] change at the stated widths alone', () => {
    const { landingHero, ...stated } = breakpoints
    expect(Object.values(stated)).toEqual([576, 768, 992, 1200])
    const widths = Object.values(media).flatMap((condition) =>
      [...condition.matchAll(/(min|max)-width: ([\d.]+)px/g)].map(([, end, px]) =>
        end === 'max' ? Math.round(Number(px)) : Number(px),
      ),
    )
    expect(widths.filter((width) => !Object.values<number>(stated).includes(width))).toEqual([])
    // A condition written by hand would be a width of its own; the hero's one is checked below.
    expect(
      where(/(?:min|max)-width|width [<>]/).filter((line) => !line.includes('breakpoints.landingHero')),
    ).toEqual([])
    expect(landingHero).toBe(1400)
  })

  it('[UI-081] use 1400 px in exactly one rule', () => {
    expect(where(/breakpoints\.landingHero|1400/)).toHaveLength(1)
  })

  it('set only those colours on one another whose contrast is measured', () => {
    const measured = new Set(contrastPairs.map(([front, back]) => `${front} on ${back}`))
    const unmeasured = sources.flatMap(({ file, source }) =>
      findColourPairs(source).flatMap((pair) => (measured.has(pair) ? [] : [`${file}: ${pair}`])),
    )
    expect(unmeasured).toEqual([])
  })

  it('write and draw in colours that are measured on some ground', () => {
    const fronts = new Set<string>(contrastPairs.map(([front]) => front))
    // Result marks stand beside their word; what is disabled needs no contrast.
    const free = /result\.css\.ts|disabled/
    const unmeasured = sources.flatMap(({ file, source }) =>
      source
        .split('\n')
        .filter((line) => !free.test(file + line))
        .flatMap((line) => [...line.matchAll(/(?<![\w-])color: vars\.color\.(\w+)/g)])
        .flatMap(([, token = '']) => (fronts.has(token) ? [] : [`${file}: ${token}`])),
    )
    expect(unmeasured).toEqual([])
  })
})
