import { describe, expect, it } from 'vitest'
import { legacy, read, room, rulesOf } from './invented-files.ts'

const ABSENCES = [
  '--.',
  '—',
  '-',
  '...',
  ' – ',
  '&#160;-&#160;',
  'нет',
  'Нет.',
  'данные отсутствуют',
  'Данные отсутствуют.',
  'отсутствуют',
  'не зарегистрировано',
  'Не зарегистрированы.',
  'сведения отсутствуют',
  'нет данных',
  'н/д',
]

describe('[INPUT-06] an absence in words or signs', () => {
  const SAYINGS = [
    'RightAssert',
    'RightClaim',
    'RightAgainst',
    'RightSteal',
    'WithoutThirdParty',
    'InabilityRegWithoutOwner',
    'InabilityRegZU',
  ]

  it.each(ABSENCES)('is no claim, dispute or lack of consent in files of 2016 to 2020: %j', (text) => {
    for (const name of SAYINGS) {
      const xml = legacy({ sayings: `<${name}>${text}</${name}>` })
      expect([name, rulesOf(xml), read(xml).marks, read(xml).notUnderstood]).toEqual([
        name,
        [],
        undefined,
        [],
      ])
      expect(rulesOf(legacy({ sayings: `<${name}><Content>${text}</Content></${name}>` }))).toEqual([])
    }
  })

  it('leaves each saying that names something an alarm', () => {
    const marked = SAYINGS.map((name) =>
      rulesOf(legacy({ sayings: `<${name}>Иск Петрова от 01.02.2021</${name}>` })),
    )
    expect(marked).toEqual([
      ['dispute'],
      ['dispute'],
      ['dispute'],
      ['dispute'],
      ['no-consent'],
      ['personal-participation'],
      ['unregistrable'],
    ])
    const mixed = '<RightAssert>Заявление от 01.02.2021, данные о возражениях отсутствуют</RightAssert>'
    expect(rulesOf(legacy({ sayings: mixed }))).toEqual(['dispute'])
  })

  it('takes the names of the parts as the printed form does', () => {
    const { marks } = read(
      legacy({ sayings: '<RightClaim>Иск</RightClaim><RightAssert>Заявление</RightAssert>' }),
    )
    expect(marks?.map(({ kind, text }) => [kind, text])).toEqual([
      ['claim', 'Правопритязание: Заявление'],
      ['litigation', 'Заявленное в суде право требования: Иск'],
    ])
  })

  it.each(ABSENCES)('is no entry of today’s files: %j', (text) => {
    const list = (name: string) => `<${name}>${text}</${name}>`
    const lists = [
      'claim_records',
      'non_registrabilitys',
      'state_expropriation',
      'incapacity',
      'ownerless_right_record',
      'third_party_consents',
      'legal_documents',
    ]
    for (const name of lists) {
      expect([name, read(room('', list(name))).marks]).toEqual([name, undefined])
      expect([name, read(room('', `<${name}>${list('item')}</${name}>`)).marks]).toEqual([name, undefined])
    }
    const right =
      '<right_record><right_data><right_type><value>Собственность</value></right_type><right_number>1</right_number></right_data>%</right_record>'
    for (const name of ['litigations', 'objections', 'personal_participations', 'third_party_consents'])
      expect(rulesOf(room('', `<right_records>${right.replace('%', list(name))}</right_records>`))).toEqual([
        'hidden-owner',
      ])
    expect(read(room('', list('restrict_records'))).encumbrances).toEqual([])
    expect(
      read(room('', `<restrict_records>${list('restrict_record')}</restrict_records>`)).encumbrances,
    ).toEqual([])
    expect(
      read(
        room(
          '',
          `<restrict_records><restrict_record><restrictions_encumbrances_data><restriction_encumbrance_type><value>${text}</value></restriction_encumbrance_type></restrictions_encumbrances_data></restrict_record></restrict_records>`,
        ),
      ).encumbrances,
    ).toEqual([])
    expect(read(room('', `<right_records>${list('right_record')}</right_records>`)).rights).toEqual([])
  })

  it.each(ABSENCES)('is no encumbrance and no fact in files of 2016 to 2020: %j', (text) => {
    const listed = legacy({
      cadastre: `<Encumbrances><Encumbrance><Name>${text}</Name></Encumbrance></Encumbrances><Name>${text}</Name><Address><Note>${text}</Note></Address>`,
      right: `<Encumbrance><Name>${text}</Name></Encumbrance>`,
    })
    const { encumbrances, object, notUnderstood } = read(listed)
    expect([encumbrances, object.name, object.address, notUnderstood]).toEqual([[], undefined, undefined, []])
    const none = legacy({}).replace(
      /<Right .*<\/Right>/,
      `<Right><NoRegistration>${text}</NoRegistration></Right>`,
    )
    expect([read(none).rights, read(none).ownership]).toEqual([[], 'unregistered'])
  })

  it('says that a list in words is not understood rather than empty', () => {
    expect(read(room('', '<restrict_records>Ипотека, банк</restrict_records>')).parts?.encumbrances).toBe(
      'not-understood',
    )
    expect(read(legacy({ right: '<NoEncumbrance>ипотека</NoEncumbrance>' })).parts?.encumbrances).toBe(
      'not-understood',
    )
    expect(read(legacy({ right: '<NoEncumbrance>--</NoEncumbrance>' })).parts?.encumbrances).toBe('no-data')
    expect(read(legacy({ right: '<Encumbrance>Ипотека</Encumbrance>' })).encumbrances[0]?.type).toBe(
      'Ипотека',
    )
  })
})

describe('[INPUT-06] what was not read', () => {
  it('is nothing that says nothing', () => {
    const xml = room(
      '<new_fact>-</new_fact><system_key>00000000-0000-4000-8000-000000000001</system_key><other_fact>данные отсутствуют</other_fact>',
    )
    expect(read(xml).notUnderstood).toEqual([])
    expect(read(room('<new_fact>5</new_fact>')).notUnderstood).toEqual([
      'extract_about_property_room/room_record/new_fact',
    ])
  })
})
