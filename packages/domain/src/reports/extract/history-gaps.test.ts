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
  ])('%s', (_name, rights, gaps) => expect(historyGaps({ rights })).toEqual(gaps))
})
