import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const packages = join(import.meta.dirname, '../../..')

/**
 * Lines of the kit and of the screens that people read: no tests, comments, expectations, pasted spellings, and no
 * descriptions for search engines.
 */
const lines = globSync('{ui,screens}/src/**/*.{ts,tsx}', { cwd: packages })
  .filter((file) => !/\.test\.|pasted\/|mask/.test(file))
  .flatMap((file) =>
    readFileSync(join(packages, file), 'utf8')
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .split('\n')
      .filter((line) => !/^\s*(?:\/\/|description=)|expect|getBy|findBy|name: '\[|\.replace/.test(line))
      .map((line) => ({ file, line: line.trim() })),
  )
const where = (pattern: RegExp) =>
  lines.flatMap(({ file, line }) => (pattern.test(line) ? [`${file}: ${line}`] : []))

describe('Russian texts of the kit and of the screens', () => {
  it('are found', () => {
    expect(where(/[а-яё]{4}/i).length).toBeGreaterThan(1000)
  })

  it('have plain spaces, so that one search finds a sentence: the build sets the no-break ones', () => {
    expect(where(/[а-яё,.](?:\\u00a0|&nbsp;|\u00a0)[а-яё—]/i)).toEqual([])
  })

  it('never part an amount that code writes from its unit: the build sees the words alone', () => {
    expect(where(/\} (?:₽|м²|млн|млрд|тыс)/)).toEqual([])
  })

  it('have «ёлочки», a true dash and no emoji', () => {
    expect(where(/(?<!„[^„“]*)“|”|[а-яё] - [а-яё]|\p{Extended_Pictographic}/iu)).toEqual([])
  })
})
