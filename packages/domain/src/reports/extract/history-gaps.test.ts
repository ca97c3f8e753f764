import { describe, expect, it } from 'vitest'
import type { ExtractRight } from './extract.ts'
import { historyGaps } from './history-gaps.ts'

const right = (
  date: string | undefined,
  endedAt?: string,
  more: Partial<ExtractRight> = {},
): ExtractRight => ({
  type: 'Собственность',
  holders: [],
  documents: [],
  ...(date && { date }),
  ...(endedAt && { endedAt }),
  ...more,
})
const share = (fraction: string) => ({ type: 'Общая долевая собственность', share: fraction })
const joint = { type: 'Общая совместная собственность' }

describe('[TRUE-01] gaps in a history of rights', () => {
  it.each<[name: string, rights: ExtractRight[], gaps: unknown]>([
    ['one after another', [right('2010-01-01', '2015-02-03'), right('2015-02-03T12:00:00+03:00')], []],
    [
      'days without an owner',
      [right('2010-01-01', '2015-02-03'), right('2016-01-01')],
      [{ kind: 'none', from: '2015-02-03', to: '2016-01-01' }],
    ],
    ['nobody owns it today', [right('2010-01-01', '2015-02-03')], [{ kind: 'none', from: '2015-02-03' }]],
    [
      'whole shares',
      [right('2010-01-01', undefined, share('1/3')), right('2010-01-01', undefined, share('2/3'))],
      [],
    ],
    [
      'shares below the whole',
      [right('2010-01-01', undefined, share('1/3')), right('2010-01-01', undefined, share('1/3'))],
      [{ kind: 'part', from: '2010-01-01' }],
    ],
    [
      'two owners of the whole at once',
      [right('2010-01-01', '2015-01-01'), right('2012-01-01')],
      [{ kind: 'over', from: '2012-01-01', to: '2015-01-01' }],
    ],
    [
      'spouses own together',
      [right('2010-01-01', undefined, joint), right('2010-01-01', undefined, joint)],
      [],
    ],
    ['a share in words is not counted', [right('2010-01-01', undefined, share('1200 баллогектаров'))], []],
    ['an entry without a day', [right(undefined), right('2010-01-01')], [{ kind: 'undated' }]],
    ['no chain: a lease', [right('2010-01-01', undefined, { type: 'Аренда' })], []],
    [
      'rights of one person to several objects',
      [
        right('2010-01-01', '2011-01-01', { cadastralNumber: '00:01:1:1' }),
        right('2015-01-01', undefined, { cadastralNumber: '00:01:1:2' }),
      ],
      [],
    ],
    [
      'a gap that runs over several entries is one gap',
      [
        right('2010-01-01', '2011-01-01'),
        right('2012-01-01', '2013-01-01', share('1/2')),
        right('2012-06-01', '2013-01-01', share('1/4')),
        right('2013-01-01'),
      ],
      [
        { kind: 'none', from: '2011-01-01', to: '2012-01-01' },
        { kind: 'part', from: '2012-01-01', to: '2013-01-01' },
      ],
    ],
    [
      'each time without an owner is a gap of its own',
      [right('2010-01-01', '2011-01-01'), right('2012-01-01', '2013-01-01'), right('2014-01-01')],
      [
        { kind: 'none', from: '2011-01-01', to: '2012-01-01' },
        { kind: 'none', from: '2013-01-01', to: '2014-01-01' },
      ],
    ],
    [
      'shares that change and stay below the whole are one gap',
      [
        right('2010-01-01', '2012-01-01', share('1/4')),
        right('2012-01-01', '2014-01-01', share('1/2')),
        right('2014-01-01'),
      ],
      [{ kind: 'part', from: '2010-01-01', to: '2014-01-01' }],
    ],
    [
      'ten tenths are the whole',
      Array.from({ length: 10 }, () => right('2010-01-01', undefined, share('1/10'))),
      [],
    ],
    [
      'a share may have many digits',
      [right('2010-01-01', undefined, share('125/250')), right('2010-01-01', undefined, share('50/100'))],
      [],
    ],
    ['a share of one is the whole', [right('2010-01-01', undefined, share('1'))], []],
    [
      'two whole shares at once are too much',
      [right('2010-01-01', undefined, share('1')), right('2012-01-01', undefined, share('1'))],
      [{ kind: 'over', from: '2012-01-01' }],
    ],
    [
      'a share of many digits is counted',
      [right('2010-01-01', undefined, share('125/1000'))],
      [{ kind: 'part', from: '2010-01-01' }],
    ],
    [
      'an entry without a day leaves every other gap open',
      [right(undefined), right('2010-01-01', '2011-01-01'), right('2015-01-01')],
      [{ kind: 'undated' }],
    ],
    ['a day of one digit is none', [right('2010-01-1')], [{ kind: 'undated' }]],
    ['a share of nothing is not counted', [right('2010-01-01', undefined, share('1/0'))], []],
    ['a fraction amid words is not counted', [right('2010-01-01', undefined, share('доля 1/3'))], []],
    ['a fraction before words is not counted', [right('2010-01-01', undefined, share('1/3 доли'))], []],
    [
      'a shared right without its share is not counted',
      [right('2010-01-01', undefined, { type: 'Общая долевая собственность' })],
      [],
    ],
    [
      'spouses own the whole, and a share beside theirs is too much',
      [right('2010-01-01', undefined, joint), right('2012-01-01', undefined, share('1/2'))],
      [{ kind: 'over', from: '2012-01-01' }],
    ],
    [
      'spouses own a part together, and who owns it with whom is not told',
      [
        right('2010-01-01', undefined, { ...joint, share: '1/2' }),
        right('2010-01-01', undefined, { ...joint, share: '1/2' }),
        right('2010-01-01', undefined, share('1/2')),
      ],
      [],
    ],
    [
      'a right that ends on a day in words',
      [right('2010-01-01', 'в 2015 году'), right('2015-02-03')],
      [{ kind: 'undated' }],
    ],
    ['a right that begins on a day in words', [right('с 2010-01-01')], [{ kind: 'undated' }]],
    ['a day without its zeros is none', [right('2010-1-01')], [{ kind: 'undated' }]],
    ['no rights, no gaps', [], []],
    [
      'one right of an object and a lease of another',
      [
        right('2010-01-01', '2011-01-01', { cadastralNumber: '00:01:1:1' }),
        right('2010-01-01', undefined, { cadastralNumber: '00:01:1:2', type: 'Аренда' }),
      ],
      [{ kind: 'none', from: '2011-01-01' }],
    ],
  ])('%s', (_name, rights, gaps) => expect(historyGaps({ rights })).toEqual(gaps))
})
