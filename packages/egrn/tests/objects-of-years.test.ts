import { documentKind, summariseExtract } from '@proverka/domain/reports'
import { describe, expect, it } from 'vitest'
import { parseExtract } from '../src/index.ts'
import { legacy, read, TODAY } from './invented-files.ts'
import { readFixture } from './read-fixture.ts'

describe('[INPUT-06] the object of the forms of 2016 to 2020', () => {
  const OBJECT =
    '<Object><CadastralNumber>00:14:0203005:112</CadastralNumber><ObjectTypeText>Здание</ObjectTypeText><Name>Жилой дом</Name><Area><Area>67.1</Area></Area><Address><Content>г. Образцовск, ул. Садовая, д. 11</Content></Address></Object>'
  const FACTS = {
    cadastralNumbers: ['00:14:0203005:112'],
    type: 'Здание',
    name: 'Жилой дом',
    address: 'г. Образцовск, ул. Садовая, д. 11',
    area: 67.1,
  }

  it.each([
    ['beside the statement', OBJECT],
    ['inside Realty', `<Realty>${OBJECT}</Realty>`],
    [
      'with the number as an attribute',
      OBJECT.replace(
        '<Object><CadastralNumber>00:14:0203005:112</CadastralNumber>',
        '<Object CadastralNumber="00:14:0203005:112">',
      ),
    ],
  ])('is read from Object %s', (_where, instead) => {
    const { object, notUnderstood, parts } = read(legacy({ instead }))
    expect([object, notUnderstood, parts?.object]).toEqual([FACTS, [], 'filled'])
  })

  it('is read from its description in the statement of rights', () => {
    const xml = legacy({ instead: '' }).replace(
      '<ObjectRight>',
      `<ObjectDesc>${OBJECT.slice(8, -9)}<ID_Object>5</ID_Object></ObjectDesc><ObjectRight>`,
    )
    expect(read(xml).object).toEqual(FACTS)
  })

  it('may be in several quarters and contain flats, rooms and parking spaces', () => {
    const numbers = (list: string, item: string, from: number) =>
      `<${list}><${item}>00:14:0203005:${from}</${item}><${item}>00:14:0203005:${from + 1}</${item}></${list}>`
    const cadastre = `${numbers('CadastralNumbersFlats', 'CadastralNumber', 200)}<CarParkingSpaces><CarParkingSpace CadastralNumber="00:14:0203005:300"><Area>14.5</Area></CarParkingSpace></CarParkingSpaces>${numbers('ParentCadastralNumbers', 'CadastralNumber', 7)}${numbers('AllNewObjects', 'CadastralNumber', 400)}`
    const xml = legacy({ cadastre }).replace(
      '</CadastralBlocks>',
      '<CadastralBlock>00:14:0203006</CadastralBlock></CadastralBlocks>',
    )
    const { object, notUnderstood } = read(xml)
    expect(object).toMatchObject({
      quarter: '00:14:0203005, 00:14:0203006',
      innerNumbers: ['00:14:0203005:200', '00:14:0203005:201', '00:14:0203005:300'],
      parentNumbers: ['00:14:0203005:7', '00:14:0203005:8'],
      formedNumbers: ['00:14:0203005:400', '00:14:0203005:401'],
    })
    expect(notUnderstood).toEqual([])
  })
})

describe('[INPUT-06] a plot of 2018 with all that its schema has', () => {
  const document =
    '<Document><CodeDocument>558</CodeDocument><Name>Постановление</Name><Number>7</Number><Desc>копия</Desc></Document>'
  const { object, encumbrances, marks, notUnderstood } = read(
    '<KVZU><Parcels><Parcel CadastralNumber="00:14:0203005:7" State="05" DateExpiry="2030-01-01"><Name>02</Name><CompositionEZ><EntryParcel CadastralNumber="00:14:0203005:3"/></CompositionEZ><HiredHouse><UseHiredHouse>1</UseHiredHouse></HiredHouse>' +
      '<Rights><Right><Name>Собственность</Name><Desc>сведения о прежних правах</Desc><Registration><RegNumber>1</RegNumber><RestorCourt>01.01.2012</RestorCourt></Registration></Right></Rights>' +
      `<Encumbrances><Encumbrance><Name>Охранная зона</Name><Type>022004000000</Type><AccountNumber>00.00.2.1</AccountNumber><CadastralNumberRestriction>00:14:0203005:8</CadastralNumberRestriction>${document}</Encumbrance></Encumbrances>` +
      '<KeyParameters><KeyParameter Type="01" Value="1.5" Unit="008"/><KeyParameter Type="06" Value="20"/></KeyParameters>' +
      '<CulturalHeritage><InclusionEGROKN><NameCultural>Дом купца</NameCultural></InclusionEGROKN></CulturalHeritage></Parcel></Parcels></KVZU>',
  )

  it('is read whole', () => {
    expect(notUnderstood).toEqual([])
    expect(object).toMatchObject({
      status: 'Временный, срок до 01.01.2030',
      innerNumbers: ['00:14:0203005:3'],
      measures: [
        { label: 'Протяженность, км', value: '1,5' },
        { label: 'Площадь застройки, кв. м', value: '20' },
      ],
    })
    expect(encumbrances[0]).toMatchObject({ type: 'Охранная зона', subject: '00.00.2.1; 00:14:0203005:8' })
    expect(marks).toEqual([
      { kind: 'heritage', text: 'Объект культурного наследия: Дом купца' },
      { kind: 'note', text: 'сведения о прежних правах' },
      { kind: 'reinstatement', number: '1', text: 'Право восстановлено судом: 01.01.2012' },
    ])
  })
})

describe('[INPUT-06] units of an area', () => {
  const parcel = (area: string) =>
    read(`<KVZU><Parcels><Parcel CadastralNumber="00:14:0203005:7">${area}</Parcel></Parcels></KVZU>`)

  it.each([
    ['<Area><Area>600</Area><Unit>055</Unit></Area>', 600],
    ['<Area><Area>600</Area></Area>', 600],
    ['<Area>600</Area>', 600],
    ['<Area><Area>1.25</Area><Unit>059</Unit></Area>', 12_500],
    ['<Area><Total>12,5</Total><Unit>059</Unit></Area>', 125_000],
    ['<Area><Area>0.0601</Area><Unit>059</Unit></Area>', 601],
    ['<Area><Area>0.6</Area><Unit>058</Unit></Area>', 600],
    ['<Area><Area>0.5</Area><Unit>061</Unit></Area>', 500_000],
    ['<Area><Area>6</Area><Unit>109</Unit></Area>', 600],
    ['<Area><Area>600</Area><Unit>012002001000</Unit></Area>', 600],
    ['<Area><Area>1.25</Area><Unit>012002002000</Unit></Area>', 12_500],
    ['<Area><Area>1.25</Area><Unit>га</Unit></Area>', 12_500],
    ['<Area><AreaText>0,06 га</AreaText></Area>', 600],
    ['<Area><AreaText>600 кв. м</AreaText></Area>', 600],
    ['<Area><AreaText>6 соток</AreaText></Area>', 600],
    ['<Area>600 +/- 9</Area>', 600],
    ['<Area><AreaText>600 ± 8.5 кв. м</AreaText></Area>', 600],
    ['<Area>600 кв.м.</Area>', 600],
    ['<Area>1,2 тыс. кв. м</Area>', 1200],
    ['<Area><AreaText>1 014,5 м²</AreaText></Area>', 1014.5],
  ])('%s is %d m²', (area, metres) => {
    expect([parcel(area).object.area, parcel(area).notUnderstood]).toEqual([metres, []])
  })

  it('an unknown unit gives no area, and says so', () => {
    const { object, notUnderstood } = parcel('<Area><Area>600</Area><Unit>777</Unit></Area>')
    expect([object.area, notUnderstood]).toEqual([undefined, ['KVZU/Parcels/Parcel/Area/Area']])
  })

  it('the plan of a quarter is in hectares, in both forms', () => {
    const old = read(
      '<KPT><CadastralBlocks><CadastralBlock CadastralNumber="00:14:0203005"><Area><Total>23.6</Total><Unit>059</Unit></Area></CadastralBlock></CadastralBlocks></KPT>',
    )
    expect(old.object).toMatchObject({ cadastralNumbers: ['00:14:0203005'], area: 236_000 })
    const plan = read(
      '<extract_cadastral_plan_territory><cadastral_blocks><cadastral_block><cadastral_number>00:14:0203005</cadastral_number><area_quarter><area>23.6</area><unit>059</unit></area_quarter></cadastral_block></cadastral_blocks></extract_cadastral_plan_territory>',
    )
    expect([plan.object, plan.notUnderstood]).toEqual([
      { cadastralNumbers: ['00:14:0203005'], quarter: '00:14:0203005', area: 236_000 },
      [],
    ])
  })
})

describe('[INPUT-06] a document of the cadastre', () => {
  it.each(['KVZU', 'KPZU', 'KVOKS', 'KPOKS'])(
    '%s without the statement of rights tells of the object alone',
    (root) => {
      const body = root.endsWith('ZU')
        ? '<Parcels><Parcel CadastralNumber="00:14:0203005:7"><Area><Area>600</Area></Area></Parcel></Parcels>'
        : '<Realty><Building CadastralNumber="00:14:0203005:7"><Area>600</Area></Building></Realty>'
      const extract = read(
        `<${root}>${body}<CertificationDoc><Date>2016-03-04</Date><Number>1</Number></CertificationDoc></${root}>`,
      )
      const summary = summariseExtract(extract, TODAY)
      expect(documentKind(extract).title).toMatch(/^Кадастров.*, 2016 год$/)
      expect([extract.silentOnRights, extract.parts, summary.conclusions, summary.colour]).toEqual([
        true,
        { object: 'filled' },
        [],
        'grey',
      ])
      expect(summary.headline).toBe('В этом документе не указаны права и правообладатели и обременения')
    },
  )

  it('tells the entries that it copies, and concludes from them that there is a mortgage, never that there is no owner', () => {
    const extract = parseExtract(readFixture('kvzu_demo.xml'))
    expect(documentKind(extract).title).toBe('Кадастровая выписка о земельном участке, 2016 год')
    expect(extract.rights).toHaveLength(1)
    const leased = read(
      '<KVZU><Parcels><Parcel CadastralNumber="00:14:0203005:7"><Rights><Right><Name>Аренда</Name><Owners/></Right></Rights><Encumbrances><Encumbrance><Type>022007000000</Type></Encumbrance></Encumbrances></Parcel></Parcels></KVZU>',
    )
    expect(summariseExtract(leased, TODAY).conclusions.map(({ key }) => key)).toEqual(['mortgage'])
  })

  it('with it is an extract of EGRN', () => {
    const extract = parseExtract(readFixture('reestr_extract_v07_cooperative-own.xml'))
    expect([documentKind(extract).title, extract.silentOnRights]).toEqual([
      'Выписка из ЕГРН формы 2017 года',
      undefined,
    ])
  })
})
