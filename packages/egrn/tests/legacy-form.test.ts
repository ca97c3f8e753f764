import { describe, expect, it } from 'vitest'
import { parseExtract } from '../src/index.ts'
import { readFixture } from './read-fixture.ts'

describe('a flat of 2017 in joint ownership', () => {
  const extract = parseExtract(readFixture('reestr_extract_v07_cooperative-own.xml'))

  it('tells number, day and object', () => {
    expect(extract).toMatchObject({
      kind: 'KPOKS',
      number: '99/2017/32687537',
      date: '2017-10-26',
      object: {
        cadastralNumbers: ['27:17:0301301:395'],
        address: 'Хабаровский край, р-н Хабаровский, с Калинка, ул Молодежная, д 6, кв 41',
        area: 49.1,
        floor: '4',
        purpose: 'Жилое помещение, квартира',
        cost: 949474.69,
        status: 'Ранее учтенный',
      },
    })
  })

  it('joins both places that write the right: full type from one, owners from the other', () => {
    expect(extract.ownership).toBe('named')
    expect(extract.rights).toEqual([
      {
        type: 'Общая совместная собственность',
        number: '27-27/001-27/001/217/2016-2896/2',
        date: '2016-08-30',
        holders: [
          { kind: 'person', state: 'named', name: 'Тестов Иван Иванович' },
          { kind: 'person', state: 'named', name: 'Примерова Мария Петровна' },
        ],
        documents: [],
      },
    ])
  })

  it('tells the mortgage once, with its term, bank and contract', () => {
    expect(extract.encumbrances).toEqual([
      {
        type: 'Залог в силу закона',
        number: '27-27/001-27/001/217/2016-2898/1',
        date: '2016-08-30',
        from: '2016-08-30',
        to: 'с 30.08.2016 на 180 месяцев',
        subject: 'весь объект',
        holders: [
          {
            kind: 'organisation',
            state: 'named',
            name: 'Публичное акционерное общество "Дальневосточный банк"',
            inn: '2540016961',
          },
        ],
        documents: [{ name: 'Договор купли-продажи квартиры', number: 'б/н', date: '2016-08-25' }],
      },
    ])
  })
})

describe('other files of the old form', () => {
  it('knows a flat without rights', () => {
    const extract = parseExtract(readFixture('reestr_extract_v07_no-rights.xml'))
    expect(extract).toMatchObject({ ownership: 'unregistered', rights: [], encumbrances: [] })
    expect(extract.object.cadastralNumbers).toEqual(['27:23:0050732:531'])
  })

  it('reads a company with INN, a lease with both ends and a note', () => {
    const extract = parseExtract(readFixture('reestr_extract_v07_organization-owner.xml'))
    expect(extract.rights[0]?.holders).toEqual([
      {
        kind: 'organisation',
        state: 'named',
        name: 'Общество с ограниченной ответственностью "Универсам"',
        inn: '2723113137',
      },
    ])
    expect(extract.encumbrances[0]).toMatchObject({ type: 'Аренда', from: '2016-01-01', to: '2018-12-31' })
    expect(extract.marks).toEqual([
      { kind: 'note', text: 'Произведена перепланировка, технический паспорт от 02.03.2009 г.' },
    ])
  })

  it('reads land with words for codes and a share in attributes', () => {
    const extract = parseExtract(readFixture('kvzu_demo.xml'))
    expect(extract.object).toMatchObject({
      area: 1014,
      category: 'Земли населенных пунктов',
      permittedUse: 'для индивидуального жилищного строительства',
      status: 'Учтенный',
    })
    expect(extract.rights[0]).toMatchObject({
      share: '1/2',
      holders: [{ kind: 'public', state: 'named', name: 'город Образцовск' }],
    })
  })
})

it('a share in a house that is being built is a note, and no deal without a consent', () => {
  const text = new TextDecoder().decode(readFixture('reestr_extract_v07_cooperative-own.xml'))
  const holding = '<ShareHolding><ShareHolders>Договор участия № 5</ShareHolders></ShareHolding>'
  const changed = text.replace('<ObjectRight>', `<ObjectRight>${holding}`)
  const { marks } = parseExtract(new TextEncoder().encode(changed))
  expect(marks).toContainEqual(
    expect.objectContaining({
      kind: 'note',
      text: expect.stringContaining('Участие в долевом строительстве'),
    }),
  )
  expect(marks?.filter(({ kind }) => kind === 'deal')).toEqual([])
})

it('reads a notice in place of the rights', () => {
  const notice =
    '<NoticelObj><HeadContent><Title>х</Title></HeadContent><NoticeObj><TextNotice>сведения о правах не найдены</TextNotice></NoticeObj><FootContent><Recipient>Тестова Анна</Recipient></FootContent></NoticelObj>'
  const xml = `<KVOKS><Realty><Building CadastralNumber="00:14:0203005:112"/></Realty><ReestrExtract>${notice}</ReestrExtract></KVOKS>`
  const { marks, notUnderstood } = parseExtract(new TextEncoder().encode(xml))
  expect(marks).toEqual([{ kind: 'note', text: 'Уведомление реестра: сведения о правах не найдены' }])
  expect(notUnderstood).toEqual([])
})
