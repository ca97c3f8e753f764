import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { qrPath } from './qr-path.ts'

const link = 'https://realty.localhost/?partner_id=0'

/** The modules that a path darkens, as a set of «x y». */
function modulesOf(path: string): Set<string> {
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1H(\d+)z/g)]
  return new Set(
    runs.flatMap(([, x, y, length]) =>
      Array.from({ length: Number(length) }, (_, i) => `${Number(x) + i} ${y}`),
    ),
  )
}

describe('qrPath', () => {
  it('draws exactly the dark modules of the code', () => {
    const { data } = encode(link, { ecc: 'M', border: 4 })
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))
    expect(modulesOf(qrPath(link).path)).toEqual(new Set(dark))
  })

  it('leaves a quiet zone of four modules at each side', () => {
    const { path, side } = qrPath(link)
    for (const module of modulesOf(path)) {
      const [x = 0, y = 0] = module.split(' ').map(Number)
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(4)
      expect(Math.max(x, y)).toBeLessThan(side - 4)
    }
  })

  it('takes Russian letters', () => {
    expect(qrPath('Проверка').side).toBeGreaterThan(20)
  })
})
