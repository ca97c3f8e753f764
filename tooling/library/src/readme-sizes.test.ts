import { deepEqual, equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sizeFaults, sizeText, withSizes } from './readme-sizes.ts'

const size = (title: string, bytes: number) => ({ package: 'domain', title, bytes })

describe('the table of sizes in a README', () => {
  const EMPTY = '# A\n\n<!-- sizes -->\n<!-- /sizes -->\n\nAfter.\n'

  it('is written from what was measured', () => {
    const readme = withSizes(EMPTY, [size('`isInn` alone', 164), size('`@proverka/domain`', 13_580)])
    equal(readme.includes('| `isInn` alone | 170 B |\n| `@proverka/domain` | 14 KB |'), true)
    equal(readme.endsWith('<!-- /sizes -->\n\nAfter.\n'), true)
    equal(withSizes(readme, [size('`isInn` alone', 164)]).includes('14 KB'), false)
  })

  it('is true while nothing outgrows it or falls far below it', () => {
    const readme = withSizes(EMPTY, [size('a', 53_150), size('b', 164)])
    const faults = (a: number, b: number) => sizeFaults(readme, [size('a', a), size('b', b)])
    deepEqual(faults(53_150, 164), [])
    deepEqual(faults(54_000, 170), [])
    deepEqual(faults(54_001, 170), ['a weighs 54001 bytes, its README says 54000'])
    deepEqual(faults(53_000, 171), ['b weighs 171 bytes, its README says 170'])
    deepEqual(faults(40_000, 170), ['a weighs only 40000 bytes, its README says 54000'])
  })

  it('names every entry, and no other', () => {
    const readme = withSizes(EMPTY, [size('a', 500)])
    deepEqual(sizeFaults(readme, []), ['a is not there any more'])
    deepEqual(sizeFaults(readme, [size('a', 500), size('b', 1500)]), [
      'its README does not say what b weighs: 1.5 KB',
    ])
    deepEqual(sizeFaults('# A', []), ['its README has no table of sizes'])
  })

  it('rounds up', () => {
    deepEqual([164, 990, 991, 9900, 9901, 53_150].map(sizeText), [
      '170 B',
      '990 B',
      '1 KB',
      '9.9 KB',
      '10 KB',
      '54 KB',
    ])
  })
})
