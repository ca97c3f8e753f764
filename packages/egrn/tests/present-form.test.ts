import { extractSchema } from '@proverka/domain/reports'
import { describe, expect, it } from 'vitest'
import { parseExtract } from '../src/index.ts'
import { bytesOf, CLEAN_FIXTURES, readFixture } from './read-fixture.ts'

describe('every fixture', () => {
  it.each(CLEAN_FIXTURES)('%s is read without anything left over', (name) => {
    expect(parseExtract(readFixture(name)).notUnderstood).toEqual([])
  })

  it.each([...CLEAN_FIXTURES, 'extract_about_property_land_demo.xml'])(
    '%s fits the type that travels',
    (name) => {
      const extract = parseExtract(readFixture(name))
      // The schema drops what it does not know, so an extra field would differ.
      expect(extractSchema['~standard'].validate(extract)).toMatchObject({ value: extract })
      expect(extractSchema['~standard'].validate(extract)).not.toHaveProperty('issues.0')
    },
  )
})

describe('a building of 2026', () => {
  const extract = parseExtract(readFixture('extract_about_property_build_2026_1038_abridged.xml'))

  it('tells number, day and organ', () => {
    expect(extract).toMatchObject({
      kind: 'extract_about_property_build',
      number: 'КУВИ-001/2026-111489785',
      date: '2026-08-18',
      organ: 'Филиал публично-правовой компании "Роскадастр" по Москве',
    })
  })

  it('tells the object, with words for a technical type', () => {
    expect(extract.object).toMatchObject({
      cadastralNumbers: ['77:05:0004001:1038'],
      quarter: '77:05:0004001',
      type: 'Здание',
      area: 7477,
      purpose: 'Нежилое',
      cost: 419940022.48,
      floors: '5',
      landNumbers: ['77:05:0004001:2046'],
      oldNumbers: ['1336/3', '2132597', '77-77-05/041/2007-941'],
      status: 'Сведения об объекте недвижимости имеют статус "актуальные, ранее учтенные"',
    })
    expect(extract.object.innerNumbers).toHaveLength(41)
  })

  it('tells the owner, the rooms with their floors and the deals', () => {
    expect(extract.ownership).toBe('named')
    expect(extract.rights).toEqual([
      {
        type: 'Собственность',
        number: '77:05:0004001:1038-77/051/2024-7',
        date: '2024-02-29T12:27:11+03:00',
        holders: [
          {
            kind: 'organisation',
            state: 'named',
            name: 'Общество с ограниченной ответственностью "УНИКС"',
            inn: '9724179743',
            ogrn: '1247700153667',
          },
        ],
        documents: [],
      },
    ])
    expect(extract.objects?.[0]).toEqual({
      cadastralNumbers: ['77:05:0004001:1437'],
      area: 1524.7,
      floor: '1',
      purpose: 'Нежилое',
    })
    expect(extract.objects?.at(-1)?.floor).toBe('1 (антресоль)')
    expect(extract.marks?.map((mark) => mark.number)).toContain('77-77/005-77/005/011/2015-958/1')
  })
})

describe('small files', () => {
  it('splits a list of numbers in one tag', () => {
    const extract = parseExtract(readFixture('extract_about_property_build_synthetic.xml'))
    expect(extract.object.landNumbers).toEqual(['26:29:130106:72', '26:29:130322:7'])
    expect(extract.ownership).toBe('unregistered')
  })

  it('reads a right without a holder as a hidden person', () => {
    const extract = parseExtract(readFixture('extract_about_property_room_synthetic.xml'))
    expect(extract.ownership).toBe('withheld')
    expect(extract.rights[0]?.holders).toEqual([{ kind: 'person', state: 'withheld' }])
    expect(extract.object).toMatchObject({
      cadastralNumbers: ['77:01:0001001:1234'],
      address: 'г. Москва, ул. Тестовая, д. 1, кв. 10',
      area: 42.9,
      floor: '1',
      purpose: 'Жилое помещение',
      parentNumbers: ['77:01:0001001:1000'],
    })
  })

  it('reads land with geometry and windows-1251', () => {
    expect(parseExtract(readFixture('extract_about_property_land_synthetic.xml')).object).toEqual({
      cadastralNumbers: ['26:29:130106:382'],
      type: 'Земельный участок',
      area: 1986,
    })
    expect(parseExtract(readFixture('extract_base_params_land_cp1251_synthetic.xml')).object).toEqual({
      cadastralNumbers: ['50:22:0010205:311'],
      area: 14500,
      category: 'Земли населенных пунктов',
      purpose: 'Земли населенных пунктов',
    })
  })
})

describe('land with namespaces, in another order, with unknown parts', () => {
  const extract = parseExtract(readFixture('extract_about_property_land_demo.xml'))

  it('lists what it does not understand by path, and nothing else', () => {
    expect(extract.notUnderstood).toEqual([
      'extract_about_property_land/@guide',
      'extract_about_property_land/land_record/params/soil_grade',
      'extract_about_property_land/future_records',
    ])
  })

  it('reads numbers with spaces and commas, codes without words and an address in parts', () => {
    expect(extract.object).toMatchObject({
      area: 14500,
      cost: 1200000.5,
      category: 'Земли населенных пунктов',
      permittedUse: 'Для индивидуального жилищного строительства',
      type: 'Земельный участок',
      address: 'Образцовая область, г Образцовск, ул Тихая',
      innerNumbers: ['00:01:0001001:10', '00:01:0001001:11'],
    })
  })

  it('knows a town as an owner without INN', () => {
    expect(extract.rights[0]?.holders).toEqual([{ kind: 'public', state: 'named', name: 'город Образцовск' }])
    expect(extract.ownership).toBe('named')
  })

  it('reads encumbrances from either name of the parties', () => {
    expect(extract.encumbrances).toEqual([
      {
        type: 'Аренда',
        number: '00:01:0001001:9-00/001/2020-2',
        date: '2020-03-01T00:00:00+03:00',
        from: '2020-02-27',
        to: 'на 49 лет',
        subject: 'весь объект',
        holders: [
          {
            kind: 'organisation',
            state: 'named',
            name: 'АО «Образец»',
            inn: '0000000000',
            ogrn: '1020000000000',
          },
        ],
        documents: [{ name: 'Договор аренды', number: '5', date: '2020-02-27' }],
        rightNumbers: ['00:01:0001001:9-00/001/2019-1'],
      },
      {
        type: 'Запрещение регистрации',
        number: '00:01:0001001:9-00/001/2021-3',
        holders: [
          {
            kind: 'public',
            state: 'named',
            name: 'Неопределенный круг лиц',
            role: 'Лицо, в пользу которого установлены ограничения',
          },
        ],
        documents: [],
      },
    ])
  })
})

describe('history of rights', () => {
  const extract = parseExtract(readFixture('extract_transfer_rights_property_demo.xml'))

  it('keeps each right with its end, share and documents', () => {
    expect(extract.rights.map((right) => [right.date, right.endedAt, right.share])).toEqual([
      ['2009-04-15T10:00:00+03:00', '2018-06-01T12:30:00+03:00', undefined],
      ['2018-06-01T12:30:00+03:00', undefined, '1/3'],
      ['2018-06-01T12:30:00+03:00', undefined, '2/3'],
    ])
    expect(extract.rights[0]?.documents).toEqual([
      {
        name: 'Договор передачи',
        number: '17-П',
        date: '2009-03-01',
        issuer: 'Администрация города Образцовска',
      },
    ])
  })

  it('says withheld as soon as one current owner is hidden, and reads no personal data but names', () => {
    expect(extract.ownership).toBe('withheld')
    expect(JSON.stringify(extract)).not.toMatch(/1980-01-02|00000000000"/)
  })
})

describe('answers without an extract', () => {
  it('reads a refusal as a notice that says nothing about rights', () => {
    const extract = parseExtract(readFixture('exract_decision_refuse_provide_info_demo.xml'))
    expect(extract).toMatchObject({
      kind: 'exract_decision_refuse_provide_info',
      number: 'КУВИ-001/2026-000000003',
      silentOnRights: true,
      object: { cadastralNumbers: ['00:01:0001001:204'] },
      notice: { kind: 'refusal', reason: 'Запрос подан лицом, которому сведения не предоставляются' },
    })
  })

  it('reads a notice of absence', () => {
    const extract = parseExtract(
      bytesOf(
        '<exract_notice_absence_request_info_12><content_request>Объект 00:01:0001001:5</content_request>' +
          '<reasons_notification>Сведения отсутствуют</reasons_notification></exract_notice_absence_request_info_12>',
      ),
    )
    expect(extract.notice).toEqual({
      kind: 'absence',
      asked: 'Объект 00:01:0001001:5',
      reason: 'Сведения отсутствуют',
    })
  })
})

const roomOf = (number: string, right: string) =>
  `<room_record><object><common_data><cad_number>${number}</cad_number></common_data></object>` +
  `<right_record><right_data><right_number>${right}</right_number></right_data></right_record></room_record>`

describe('objects of one person', () => {
  it('ties each right to its object', () => {
    const extract = parseExtract(
      bytesOf(
        '<extract_rights_individ_available_real_estate_objects><base_data><room_records>' +
          `${roomOf('00:01:0001001:1', 'A')}${roomOf('00:01:0001001:2', 'B')}` +
          '</room_records></base_data></extract_rights_individ_available_real_estate_objects>',
      ),
    )
    expect(extract.rights.map((right) => [right.cadastralNumber, right.number])).toEqual([
      ['00:01:0001001:1', 'A'],
      ['00:01:0001001:2', 'B'],
    ])
    expect(extract.objects?.map((object) => object.cadastralNumbers)).toEqual([['00:01:0001001:2']])
  })
})
