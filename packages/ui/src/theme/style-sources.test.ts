import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrastPairs } from './contrast-pairs.ts'
import { contrast } from './contrast.ts'
import { palettes } from './palettes.ts'
import { findColourPairs } from './private/colour-pairs.ts'
import { findGrounds } from './private/grounds.ts'
import { breakpoints, media } from './tokens.ts'
import type { ColorTokens } from './tokens.ts'

const repository = join(import.meta.dirname, '../../../..')
const sources = globSync('{packages/{ui,screens},apps/{realty,fiz}}/src/**/*.css.ts', {
  cwd: repository,
}).map((file) => ({ file, source: readFileSync(join(repository, file), 'utf8') }))
const where = (pattern: RegExp) =>
  sources.flatMap(({ file, source }) =>
    source.split('\n').flatMap((line) => (pattern.test(line) ? [`${file}: ${line.trim()}`] : [])),
  )

describe('findColourPairs', () => {
  it('reads one block and its states, without decorative boxes', () => {
    const source = `style({
      color: vars.color.ink, background: vars.color.paper,
      ':hover': { background: vars.color.sunk },
      '::before': { content: '""', background: vars.color.red },
    })
    style({ color: vars.color.ink2 })`
    expect(findColourPairs(source)).toEqual(['ink on sunk', 'ink on paper'])
  })
})

describe('findGrounds', () => {
  it('reads the ring of the block and of its states, without decorative boxes', () => {
    const source = `style({
      vars: { [ring]: vars.color.onDeep },
      background: vars.color.deep,
      ':hover': { background: vars.color.ink },
      '::before': { content: '""', background: vars.color.red },
    })
    styleVariants({ red: { background: vars.color.red }, none: {} })`
    expect(findGrounds(source)).toEqual([
      { token: 'ink', ring: 'onDeep' },
      { token: 'deep', ring: 'onDeep' },
      { token: 'red', ring: undefined },
    ])
  })
})

/** Controls: their ring is outside them, on the ground behind them. */
const CONTROLS =
  /\/(?:button|pagination|checkbox|switch|calendar|file-drop|result-bar|service-card|price-row|photo-viewer|filter-buttons|own-extract\/page|blog\/blog)\.css\.ts:/
/** Marks and words, in which nothing takes the focus. */
const HOLD_NOTHING =
  /\/(?:badge|balance-parts|permission-mark|result|match-strength|match-cells|waiting-mark|link-steps|form-cells|part-times|source-state|step-trail|term|event-line|term-ruler|photo-gallery|progress-bar|thin-progress|tooltip|specimen)\.css\.ts:|modal\.css\.ts: (?:backdrop|deepLine),|(?:tariff|overview)\.css\.ts: primary,|(?:deals|balance|partner|tariff|verify|watches)\.css\.ts: ink,|watches\.css\.ts: orange,|tariff\.css\.ts: grey,|sources\.css\.ts: green,/

/** The theme's ring has less than 3 : 1 on it in some theme, or that is not measured. */
const hidesRing = (token: string): boolean =>
  Object.values(palettes).some((theme) => {
    const ground = theme[token as keyof ColorTokens]
    return !ground.startsWith('#') || contrast(theme.focus, ground) < 3
  })

describe('styles of the kit, of the screens and of the sites', () => {
  it('are all found', () => {
    expect(sources.length).toBeGreaterThan(100)
  })

  it('take colours from tokens alone, but for paper, in a printer or under a logo, and the code that cameras read', () => {
    const raw = where(/#[\da-f]{3,8}\b|\b(?:rgb|rgba|hsl|oklch)\(|: '(?:white|black)'/i)
    expect(raw.filter((line) => !/print: \{|qr-code|settings\/logo/.test(line))).toEqual([])
  })

  it('take sizes of type from tokens alone, but for a part of a size or of a box around it', () => {
    const size = /\bvars\.(?:size|figure|number)\b|'\.\d+em'|cqw/
    const raw = where(/\bfontSize: |\bfont: /).filter(
      (line) => !size.test(line) && !line.includes("'inherit'"),
    )
    expect(raw).toEqual([])
    expect(where(/fontSize: vars\./).length).toBeGreaterThan(100)
  })

  it('take shadows of what floats from tokens alone', () => {
    const blurred = where(/boxShadow: .*\d(?:px)? \d+px \d+px/)
    expect(blurred).toEqual([])
  })

  it('a solid ground sets a ring of its own that is seen on it', () => {
    const measured = new Set(contrastPairs.map(([front, back]) => `${front} on ${back}`))
    const hidden = sources.flatMap(({ file, source }) =>
      findGrounds(source)
        .filter(({ token, ring }) =>
          ring === undefined ? hidesRing(token) : !measured.has(`${ring} on ${token}`),
        )
        .map(({ token, ring }) => `${file}: ${token}, ring ${ring ?? 'of the theme'}`),
    )
    expect(hidden.filter((ground) => !CONTROLS.test(ground) && !HOLD_NOTHING.test(ground))).toEqual([])
  })

  it('draw no ring in a colour that is not the ring’s', () => {
    const rings = where(/\boutline(?:Color)?: [`v].*\bvars\.color/)
    // The dashes of «not checked» are a border that takes no space.
    expect(rings.filter((line) => !line.includes('dashed'))).toEqual([])
  })

  it('are all that reads `vars`: a component that did would bring the names of all tokens to the browser', () => {
    const components = globSync('{packages/{ui,screens},apps/{realty,fiz}}/src/**/*.tsx', { cwd: repository })
    const reading = components
      .filter((file) => !file.endsWith('.stories.tsx'))
      .filter((file) => /import \{[^}]*\bvars\b/.test(readFileSync(join(repository, file), 'utf8')))
    expect(reading).toEqual([])
    expect(components.length).toBeGreaterThan(100)
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
    // A hand-written condition would add another breakpoint; the hero's one is checked below.
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
    // Result marks are beside their label; what is disabled needs no contrast.
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
