import { assert, property, shuffledSubarray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { read, room } from './invented-files.ts'

describe('[INPUT-06] an address by GAR', () => {
  const gar = (parts: string) =>
    `<address_gar><gar_id>00000000-0000-4000-8000-000000000001</gar_id>${parts}</address_gar>`
  const REGION = '<region><code>00</code><value>Образцовская область</value></region>'
  const CITY = '<city><type>г</type><name>Образцовск</name></city>'
  const STREET = '<street><type>ул</type><name>Садовая</name></street>'
  const HOUSE = '<house><type>д</type><name>11</name></house>'
  const FLAT = '<apartment><type>кв</type><name>3</name></apartment>'
  const WHOLE = 'Образцовская область, г Образцовск, ул Садовая, д 11, кв 3'
  const inside = (address: string) =>
    `<address_room><address><address>${address}</address></address></address_room>`

  it('is made of its parts where there is no readable line, whatever their order', () => {
    assert(
      property(shuffledSubarray([REGION, CITY, STREET, HOUSE, FLAT], { minLength: 5 }), (parts) => {
        const { object, notUnderstood } = read(room(inside(gar(parts.join('')))))
        expect([object.address, notUnderstood]).toEqual([WHOLE, []])
      }),
    )
  })

  it.each([
    [
      'groups',
      `<level_settlement>${REGION}${CITY}</level_settlement><detailed_level>${STREET}${HOUSE}${FLAT}</detailed_level>`,
    ],
    [
      'names of FIAS',
      `${REGION}<city><type_city>г</type_city><name_city>Образцовск</name_city></city><street><type_street>ул</type_street><name_street>Садовая</name_street></street><level1><type_level1>д</type_level1><name_level1>11</name_level1></level1><apartment><type_apartment>кв</type_apartment><name_apartment>3</name_apartment></apartment>`,
    ],
    [
      'types of a dictionary',
      `${REGION}<city><type><code>103</code><value>г</value></type><name>Образцовск</name></city>${STREET}${HOUSE}${FLAT}`,
    ],
    [
      'names of its own',
      `${REGION}<city><city_type>г</city_type><city_name>Образцовск</city_name></city>${STREET}<house><house_type>д</house_type><house_number>11</house_number></house>${FLAT}`,
    ],
    [
      'attributes',
      `${REGION}<city type="г" name="Образцовск"/><street type="ул" name="Садовая"/><house Type="д" Value="11"/><apartment type="кв" number="3"/>`,
    ],
    [
      'types and names side by side',
      `${REGION}<city_type>г</city_type><city_name>Образцовск</city_name><street_type>ул</street_type><street_name>Садовая</street_name><house_type>д</house_type><house_number>11</house_number><apartment_type>кв</apartment_type><apartment_number>3</apartment_number>`,
    ],
    ['one line of its own', `${REGION}<full_address>${WHOLE}</full_address>`],
    [
      'codes beside',
      `<oktmo>00701000</oktmo>${REGION}<city><fias>x</fias><type>г</type><name>Образцовск</name></city>${STREET}${HOUSE}${FLAT}`,
    ],
  ])('is read with %s', (_how, parts) => {
    expect(read(room(inside(gar(parts)))).object.address).toBe(WHOLE)
  })

  it('is read in every kind and place, and yields to the readable line', () => {
    const all = gar(REGION + CITY + STREET + HOUSE + FLAT)
    const line = '<readable_address>г. Образцовск, ул. Садовая, д. 11</readable_address>'
    expect(read(room(inside(all + line))).object.address).toBe('г. Образцовск, ул. Садовая, д. 11')
    for (const place of ['address_location', 'address_room', 'address']) {
      expect(read(room(`<${place}>${all}</${place}>`)).object.address).toBe(WHOLE)
      expect(read(room(`<${place}><address>${all}</address></${place}>`)).object.address).toBe(WHOLE)
    }
    const land = `<extract_base_params_land><land_record><address_location><address>${all}</address></address_location></land_record></extract_base_params_land>`
    expect([read(land).object.address, read(land).notUnderstood]).toEqual([WHOLE, []])
    const history = `<extract_transfer_rights_property><base_data><room_record>${inside(all)}</room_record></base_data></extract_transfer_rights_property>`
    expect(read(history).object.address).toBe(WHOLE)
    const empty = '<readable_address>-</readable_address>'
    expect(read(room(inside(all + empty))).object.address).toBe(WHOLE)
  })

  it('names a region by its code alone, and a town that is a region once', () => {
    const region = '<region><code>77</code></region>'
    expect(read(room(inside(gar(region + STREET)))).object.address).toBe('Москва, ул Садовая')
    const moscow =
      '<region><code>77</code><value>Москва</value></region><city><type>г</type><name>Москва</name></city>'
    expect(read(room(inside(gar(moscow + STREET)))).object.address).toBe('г Москва, ул Садовая')
  })

  it('keeps parts of FIAS with two underscores', () => {
    const fias = `<address_fias><level_settlement>${REGION}<soviet_village><type_soviet_village>с/с</type_soviet_village><name__soviet_village>Тихий</name__soviet_village></soviet_village></level_settlement><detailed_level><other>за рекой</other></detailed_level></address_fias>`
    expect(read(room(inside(fias))).object.address).toBe('Образцовская область, с/с Тихий, за рекой')
  })
})
