import { describe, expect, it } from 'vitest'
import { parseExtract } from '../src/index.ts'
import { bytesOf } from './read-fixture.ts'

const common = (number: string) =>
  `<object><common_data><cad_number>${number}</cad_number></common_data></object>`

describe('kinds of extracts', () => {
  it('reads a construction: purpose in words, area and length among its base parameters', () => {
    const extract = parseExtract(
      bytesOf(
        `<extract_base_params_construction><construction_record>${common('00:01:0001001:7')}` +
          '<params><base_parameters><base_parameter><extension>120.5</extension></base_parameter>' +
          '<base_parameter><area>33</area></base_parameter></base_parameters>' +
          '<purpose>Сооружения коммунального хозяйства</purpose></params>' +
          '</construction_record></extract_base_params_construction>',
      ),
    )
    expect(extract.object).toEqual({
      cadastralNumbers: ['00:01:0001001:7'],
      purpose: 'Сооружения коммунального хозяйства',
      area: 33,
      measures: [{ label: 'Протяженность, м', value: '120,5' }],
    })
    expect(extract.notUnderstood).toEqual([])
  })

  it.each(['extract_about_property_property_complex', 'extract_base_params_property_complex_record'])(
    'reads the value of a complex in %s',
    (root) => {
      const extract = parseExtract(
        bytesOf(
          `<${root}><property_complex_record>${common('00:01:0001001:8')}` +
            `<cost_info><cost><cost_value>100.5</cost_value></cost></cost_info></property_complex_record></${root}>`,
        ),
      )
      expect(extract.object.cost).toBe(100.5)
      expect(extract.notUnderstood).toEqual([])
    },
  )

  it('reads an extract about the cadastral value, which says nothing about rights', () => {
    const extract = parseExtract(
      bytesOf(
        `<extract_cadastral_value_property><base_data><room_record>${common('00:01:0001001:204')}</room_record></base_data>` +
          '<date_available_information>2026-01-01</date_available_information>' +
          '<cost><value>4123456.7</value><determination_date>2024-01-01</determination_date></cost>' +
          '</extract_cadastral_value_property>',
      ),
    )
    expect(extract).toMatchObject({
      silentOnRights: true,
      object: { cadastralNumbers: ['00:01:0001001:204'], cost: 4123456.7 },
      marks: [
        { text: 'Сведения на дату', date: '2026-01-01' },
        { text: 'Дата определения кадастровой стоимости', date: '2024-01-01' },
      ],
      notUnderstood: [],
    })
  })

  it('reads a parking space, whose floor is written without levels', () => {
    const extract = parseExtract(
      bytesOf(
        `<extract_about_property_car_parking_space><car_parking_space_record>${common('00:01:0001001:55')}` +
          '<location_in_build><floor>-1</floor><floor_type><code>05</code><value>Подвал</value></floor_type></location_in_build>' +
          '</car_parking_space_record></extract_about_property_car_parking_space>',
      ),
    )
    expect(extract.object.floor).toBe('-1 (подвал)')
  })
})
