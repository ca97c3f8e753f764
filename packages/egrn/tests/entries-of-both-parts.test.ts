import { assert, constantFrom, property, shuffledSubarray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  entry,
  legacy,
  limitsOf,
  listed,
  OWNER,
  read,
  REGISTRATION,
  room,
  rulesOf,
  stated,
} from './invented-files.ts'

describe('[INPUT-06] entries of the cadastre and of the statement of rights', () => {
  it('are retained when in one part only, and listed once when in both', () => {
    const cadastre = listed(
      entry('022007000000', '00:14:0203005:112-00/011/2018-2'),
      entry('022003000000', '00-01/30-843/2003-145'),
    )
    const right =
      stated('022007000000', 'Ипотека', '00:14:0203005:112-00/011/2018-2') +
      stated('022006000000', 'Аренда', '00-5')
    expect(limitsOf(legacy({ cadastre, right }))).toEqual([
      ['Ипотека', '00:14:0203005:112-00/011/2018-2'],
      ['Аренда', '00-5'],
      ['Запрещение регистрации', '00-01/30-843/2003-145'],
    ])
    expect(limitsOf(legacy({ cadastre }))).toHaveLength(2)
    expect(limitsOf(legacy({ right }))).toHaveLength(2)
    expect(read(legacy({ cadastre, right })).notUnderstood).toEqual([])
  })

  it.each([
    ['with spaces in the number', '00-1/2018-2', ' 00-1/ 2018-2 '],
    ['with a sign before it', '00-1/2018-2', '№ 00-1/2018-2'],
    ['with another dash', '00-1/2018-2', '00–1/2018–2'],
  ])('are one %s', (_how, one, other) => {
    expect(
      limitsOf(
        legacy({
          cadastre: listed(entry('022007000000', one)),
          right: stated('022008000000', 'Залог в силу закона', other),
        }),
      ),
    ).toHaveLength(1)
  })

  it('are two with one number for two things, or without a number beside a numbered one', () => {
    const two = legacy({
      cadastre: listed(entry('022003000000', '5')),
      right: stated('022007000000', 'Ипотека', '5'),
    })
    expect(rulesOf(two)).toEqual(['arrest', 'mortgage'])
    const unnumbered = legacy({
      cadastre: listed(entry('022007000000')),
      right: stated('022007000000', 'Ипотека', '5'),
    })
    expect(limitsOf(unnumbered)).toHaveLength(2)
  })

  it('without numbers are one by type, day and what else they say', () => {
    const limit = '022004000000'
    const name = 'Ограничения прав на земельный участок'
    const term = (to: string) => `<Duration><Stopped>${to}</Stopped></Duration>`
    const of = (cadastre: string, right: string) => limitsOf(legacy({ cadastre: listed(cadastre), right }))
    expect(of(entry(limit), stated(limit, name))).toHaveLength(1)
    expect(of(entry(limit) + entry(limit), stated(limit, name))).toHaveLength(2)
    expect(
      of(entry(limit, '', term('01.01.2030')), stated(limit, name, '', term('01.01.2031'))),
    ).toHaveLength(2)
    expect(of(entry('022001000000'), stated(limit, name))).toHaveLength(2)
    expect(of(entry(limit).replace('2018-08-14', '2019-08-14'), stated(limit, name))).toHaveLength(2)
  })

  it('under several rights are listed once', () => {
    const right = stated('022007000000', 'Ипотека', '5')
    const xml = legacy({ right }).replace(
      '</ObjectRight>',
      `<Right RightNumber="2">${OWNER}${REGISTRATION.replace('644', '645')}${right}</Right></ObjectRight>`,
    )
    expect(limitsOf(xml)).toEqual([['Ипотека', '5']])
    expect(read(xml).rights).toHaveLength(2)
  })

  it('are listed once where a current file repeats a numbered one, and twice where they differ', () => {
    const record = (number: string, type: string) =>
      `<restrict_record><restrictions_encumbrances_data><restriction_encumbrance_number>${number}</restriction_encumbrance_number><restriction_encumbrance_type><value>${type}</value></restriction_encumbrance_type></restrictions_encumbrances_data></restrict_record>`
    const entries = [
      record('1', 'Ипотека'),
      record('1', 'Ипотека'),
      record('1', 'Арест'),
      record('', 'Аренда'),
      record('', 'Аренда'),
    ]
    expect(limitsOf(room('', `<restrict_records>${entries.join('')}</restrict_records>`))).toEqual([
      ['Ипотека', '1'],
      ['Арест', '1'],
      ['Аренда', undefined],
      ['Аренда', undefined],
    ])
  })

  it('are neither lost nor listed twice in any order', () => {
    const ENTRIES = ['1', '2', '3', '4'].map(
      (number) =>
        [
          number,
          ['022007000000', '022003000000', '022006000000', '022001000000'][Number(number) - 1]!,
        ] as const,
    )
    const some = shuffledSubarray([...ENTRIES])
    assert(
      property(some, some, constantFrom('KVOKS', 'KPOKS'), (cadastral, registered, root) => {
        const xml = legacy({
          root,
          cadastre: listed(...cadastral.map(([number, type]) => entry(type, number))),
          right:
            registered.map(([number, type]) => stated(type, 'Запись', number)).join('') ||
            '<NoEncumbrance>не зарегистрировано</NoEncumbrance>',
        })
        const numbers = limitsOf(xml).flatMap(([, number]) => number ?? [])
        expect(numbers.toSorted()).toEqual(
          [...new Set([...cadastral, ...registered].map(([number]) => number))].toSorted(),
        )
      }),
      { numRuns: 200 },
    )
  })

  const owned = (number: string, surname: string, share = '') =>
    `<Right><Name>Общая долевая собственность</Name><Type>001002000000</Type><Owners><Owner><Person><FamilyName>${surname}</FamilyName><FirstName>Пётр</FirstName></Person></Owner></Owners>${share}<Registration><RegNumber>${number}</RegNumber><RegDate>2014-12-16</RegDate></Registration></Right>`
  const holdersOf = (xml: string) =>
    read(xml).rights.map(({ holders, number }) => [holders.map(({ name }) => name).join(', '), number])

  it('keeps a right of the cadastre alone, and each right once', () => {
    const rights = (...list: readonly string[]) => legacy({ cadastre: `<Rights>${list.join('')}</Rights>` })
    const same = owned('00-00-12/065/2014-644', 'Тестов')
    expect(holdersOf(rights(same))).toEqual([['Тестов Пётр', '00-00-12/065/2014-644']])
    expect(read(rights(same)).rights[0]?.type).toBe('Общая долевая собственность')
    expect(holdersOf(rights(owned('00-7', 'Иванов'), same))).toEqual([
      ['Тестов Пётр', '00-00-12/065/2014-644'],
      ['Иванов Пётр', '00-7'],
    ])
    // One number for two shares.
    const two = rights(
      owned('00-00-12/065/2014-644', 'Иванов', '<Share Numerator="1" Denominator="2"/>'),
      same,
    )
    expect(holdersOf(two).map(([holder]) => holder)).toEqual(['Тестов Пётр', 'Иванов Пётр'])
  })
})
