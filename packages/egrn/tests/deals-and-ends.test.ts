import { describe, expect, it } from 'vitest'
import { entry, legacy, listed, read, room, rulesOf, stated } from './invented-files.ts'

describe('[INPUT-06] registered deals', () => {
  const deal = (type: string, rest = '') =>
    room(
      '',
      `<deal_records><deal_record><deal_data><deal_number>1</deal_number><deal_type><value>${type}</value></deal_type></deal_data>${rest}</deal_record></deal_records>`,
    )
  const consent =
    '<third_party_consents><third_party_consent><law><article>35</article></law><dissenting_entities><dissenting_entity><individual><surname>Тестова</surname></individual></dissenting_entity></dissenting_entities></third_party_consent></third_party_consents>'

  it.each([
    'Договор аренды (субаренды)',
    'Договор купли-продажи',
    'Договор участия в долевом строительстве',
    'Иная сделка',
  ])('are no deals without a consent: %s', (type) => {
    expect(rulesOf(deal(type))).toEqual([])
    expect(read(deal(type)).marks).toMatchObject([{ kind: 'deal', text: type }])
    expect(read(deal(type)).parts?.deals).toBe('absent')
  })

  it('are such where the register says so', () => {
    expect(rulesOf(deal('Договор дарения', consent))).toEqual(['no-consent'])
    const inside = room(
      '',
      `<deal_records><deal_record><deal_data><deal_type><value>Договор</value></deal_type>${consent}</deal_data></deal_record></deal_records>`,
    )
    expect(rulesOf(inside)).toEqual(['no-consent'])
    const restricted = room(
      '',
      `<restrict_records><restrict_record><restrictions_encumbrances_data/>${consent}</restrict_record></restrict_records>`,
    )
    expect(rulesOf(restricted)).toContain('no-consent')
  })
})

describe('[INPUT-06] an encumbrance that has ended', () => {
  const term = (words: string) =>
    legacy({ right: stated('022007000000', 'Ипотека', '5', `<Duration><Term>${words}</Term></Duration>`) })

  it.each([
    'погашено',
    'прекращено 12.03.2018',
    'Ограничение прекращено 12.03.2018',
    'Ипотека погашена',
    'снято 12.03.2018',
  ])('is listed and not an obstacle: %s', (words) => {
    expect(rulesOf(term(words))).toEqual([])
    expect(read(term(words)).encumbrances).toHaveLength(1)
  })

  it.each(['до погашения', 'не погашено', 'до прекращения обязательства', 'с 30.08.2016 на 180 месяцев'])(
    'is not one whose end is to come: %s',
    (words) => expect(rulesOf(term(words))).toEqual(['mortgage']),
  )

  it('is one with a day of cancellation, in either form', () => {
    const record = (info: string) =>
      room(
        '',
        `<restrict_records><restrict_record><record_info><registration_date>2015-01-01T00:00:00+03:00</registration_date>${info}</record_info><restrictions_encumbrances_data><restriction_encumbrance_type><value>Арест</value></restriction_encumbrance_type></restrictions_encumbrances_data></restrict_record></restrict_records>`,
      )
    expect(rulesOf(record('<cancel_date>2018-03-12T00:00:00+03:00</cancel_date>'))).toEqual([])
    expect(read(record('<cancel_date>2018-03-12T00:00:00+03:00</cancel_date>')).notUnderstood).toEqual([])
    expect(rulesOf(record(''))).toEqual(['arrest'])
    const old = entry('022002000000', '5').replace(
      '</Registration>',
      '<EndDate>2018-03-12</EndDate></Registration>',
    )
    expect(rulesOf(legacy({ cadastre: listed(old) }))).toEqual([])
  })

  it('is said to be overdue where only its term is over', () => {
    const until = (day: string) =>
      legacy({
        right: stated('022007000000', 'Ипотека', '5', `<Duration><Stopped>${day}</Stopped></Duration>`),
      })
    expect(rulesOf(until('14.08.2020'))).toEqual(['overdue-encumbrance'])
    expect(rulesOf(until('14.08.2030'))).toEqual(['mortgage'])
  })
})

describe('[INPUT-06] codes of encumbrances', () => {
  const typeOf = (type: string, name = '') =>
    read(
      legacy({
        cadastre: listed(`<Encumbrance>${name && `<Name>${name}</Name>`}<Type>${type}</Type></Encumbrance>`),
      }),
    ).encumbrances[0]?.type

  it.each([
    ['022001000000', 'Сервитут'],
    ['022001001000', 'Публичный сервитут'],
    ['022001002000', 'Частный сервитут'],
    ['022002000000', 'Арест'],
    ['022003000000', 'Запрещение регистрации'],
    [
      '022004000000',
      'Ограничения прав на земельный участок, предусмотренные статьями 56, 56.1 Земельного кодекса Российской Федерации',
    ],
    [
      '022004001000',
      'Ограничения прав на земельный участок, предусмотренные статьей 56 Земельного кодекса Российской Федерации',
    ],
    [
      '022004002000',
      'Ограничения прав на земельный участок, предусмотренные статьей 56.1 Земельного кодекса Российской Федерации',
    ],
    ['022018000000', 'Залог в качестве меры пресечения'],
    ['022099000000', 'Прочие ограничения прав и обременения объекта недвижимости'],
    // A code that is newer than the dictionary has the words of its group.
    ['022003001000', 'Запрещение регистрации'],
    ['022555000000', 'Вид ограничения или обременения не указан'],
    ['Ипотека', 'Ипотека'],
  ])('%s is «%s»', (code, words) => expect(typeOf(code)).toBe(words))

  it('a name goes before the code, known or not', () => {
    expect(typeOf('022555000000', 'Водоохранная зона')).toBe('Водоохранная зона')
    expect(typeOf('022006000000', 'Аренда (в том числе, субаренда)')).toBe('Аренда (в том числе, субаренда)')
  })

  it('in current files are in entries and in limits of land', () => {
    const code = '<code>022004001000</code>'
    const record = `<restrict_records><restrict_record><restrictions_encumbrances_data><restriction_encumbrance_type>${code}</restriction_encumbrance_type></restrictions_encumbrances_data></restrict_record></restrict_records>`
    const words =
      'Ограничения прав на земельный участок, предусмотренные статьей 56 Земельного кодекса Российской Федерации'
    expect(read(room('', record)).encumbrances[0]?.type).toBe(words)
    const limit = `<restrictions_encumbrances><restriction_encumbrance><part_number>1</part_number><encumbrance_type>${code}</encumbrance_type></restriction_encumbrance></restrictions_encumbrances>`
    expect(read(room(limit)).marks).toEqual([
      { kind: 'land-limit', text: `Ограничение использования: ${words}; 1` },
    ])
  })
})
