import { describe, expect, it } from 'vitest'
import { ExtractError, locateExtract, parseExtract } from '../src/index.ts'
import { bytesOf, readFixture } from './read-fixture.ts'

const BODY =
  '<extract_about_property_room><details_statement><group_top_requisites><organ_registr_rights>Филиал Роскадастра по Образцовской области</organ_registr_rights><registration_number>КУВИ-001/2026-1</registration_number></group_top_requisites></details_statement>' +
  '<room_record><object><common_data><cad_number>00:14:0203005:1047</cad_number></common_data></object><address_room><address><address><readable_address>г. Образцовск, ул. Садовая, д. 11, кв. 3</readable_address></address></address></address_room></room_record>' +
  '<right_records><right_record><right_data><right_type><value>Собственность</value></right_type><right_number>1</right_number></right_data><right_holders><right_holder><individual><surname>Тестов</surname><name>Пётр</name></individual></right_holder></right_holders></right_record></right_records></extract_about_property_room>'

const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>\n${BODY}`

/** The bytes of a text in an encoding of one byte a letter. */
function oneByte(text: string, label: string): Uint8Array {
  const decoder = new TextDecoder(label)
  const codes = new Map(Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code]))
  return Uint8Array.from([...text], (sign) => codes.get(sign) ?? 0x3f)
}

function utf16(text: string, little: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), little)
  return bytes
}

const joined = (...parts: readonly (Uint8Array | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]))

const MARK = [0xef, 0xbb, 0xbf]

const READ: readonly (readonly [how: string, bytes: Uint8Array])[] = [
  ['UTF-8 declared as windows-1251', bytesOf(declared('windows-1251'))],
  ['UTF-8 declared as Windows-1251 with a mark', joined(MARK, bytesOf(declared('Windows-1251')))],
  ['UTF-8 declared as ISO-8859-5', bytesOf(declared('ISO-8859-5'))],
  ['UTF-8 declared as Latin-1', bytesOf(declared('ISO-8859-1'))],
  ['windows-1251', oneByte(declared('windows-1251'), 'windows-1251')],
  ['windows-1251 declared as cp1251', oneByte(declared('cp1251'), 'windows-1251')],
  ['windows-1251 declared as UTF-8', oneByte(declared('UTF-8'), 'windows-1251')],
  ['windows-1251 declared as UTF-16', oneByte(declared('utf-16'), 'windows-1251')],
  ['windows-1251 declared as Latin-1', oneByte(declared('ISO-8859-1'), 'windows-1251')],
  ['windows-1251 declared as KOI8-R', oneByte(declared('koi8-r'), 'windows-1251')],
  ['windows-1251 without a declaration', oneByte(BODY, 'windows-1251')],
  ['KOI8-R', oneByte(declared('koi8-r'), 'koi8-r')],
  ['KOI8-R declared as windows-1251', oneByte(declared('windows-1251'), 'koi8-r')],
  ['CP866 declared as windows-1251', oneByte(declared('windows-1251'), 'ibm866')],
  ['UTF-16LE declared as UTF-8', joined([0xff, 0xfe], utf16(declared('UTF-8'), true))],
  ['UTF-16BE declared as windows-1251', joined([0xfe, 0xff], utf16(declared('windows-1251'), false))],
  ['UTF-16LE without a mark after a blank line', utf16(`\r\n${declared('UTF-16')}`, true)],
  ['UTF-16BE without a mark after spaces', utf16(`  ${declared('UTF-16')}`, false)],
  ['a blank line before the declaration', bytesOf(`\r\n${declared('UTF-8')}`)],
  ['spaces and tabs before the declaration', bytesOf(` \t\n  ${declared('UTF-8')}`)],
  ['a blank line before the mark', joined([0x0a], MARK, bytesOf(declared('UTF-8')))],
  ['two marks', joined(MARK, MARK, bytesOf(declared('UTF-8')))],
  ['windows-1251 after a blank line', oneByte(`\n${declared('windows-1251')}`, 'windows-1251')],
  ['UTF-8 declared as windows-1251 after a blank line', bytesOf(`\n\n${declared('windows-1251')}`)],
]

describe('[INPUT-07] a file in another encoding than it declares', () => {
  it.each(READ)('is read: %s', (_how, bytes) => {
    const { object, rights, organ } = parseExtract(bytes)
    expect(object.address).toBe('г. Образцовск, ул. Садовая, д. 11, кв. 3')
    expect(organ).toBe('Филиал Роскадастра по Образцовской области')
    expect(rights[0]?.holders[0]?.name).toMatch(/^Тестов П[ё?]тр$/)
  })

  const double = (label: string) => bytesOf(new TextDecoder(label).decode(bytesOf(declared('UTF-8'))))
  const mixed = joined(bytesOf(declared('UTF-8').slice(0, 300)), oneByte(BODY.slice(262), 'windows-1251'))

  it.each([
    ['UTF-8 that was taken for windows-1251 and stored', double('windows-1251')],
    ['UTF-8 that was taken for Latin-1 and stored', double('latin1')],
    [
      'windows-1251 that was taken for Latin-1 and stored',
      bytesOf(new TextDecoder('latin1').decode(oneByte(declared('UTF-8'), 'windows-1251'))),
    ],
    ['windows-1251 after a mark of UTF-8', joined(MARK, oneByte(declared('UTF-8'), 'windows-1251'))],
    [
      'one name that was taken for windows-1251',
      bytesOf(declared('UTF-8').replace('Тестов', new TextDecoder('windows-1251').decode(bytesOf('Тестов')))),
    ],
    ['letters that were lost', bytesOf(declared('UTF-8').replaceAll(/[А-яЁё]/g, '\uFFFD'))],
    ['UTF-8 in the beginning and windows-1251 in the end', mixed],
    [
      'UTF-8 with a byte that is none',
      joined(
        bytesOf(declared('windows-1251').slice(0, 400)),
        [0xff, 0xc0],
        bytesOf(declared('x').slice(392)),
      ),
    ],
  ])('is refused rather than shown garbled: %s', (_how, bytes) => {
    expect(() => parseExtract(bytes)).toThrow(ExtractError)
  })

  it('keeps the lines and places of the file after blank lines', () => {
    const { places, text } = locateExtract(bytesOf(`\n\n${declared('UTF-8')}`))
    const place = places['/rights/0']
    expect(place?.line).toBe(4)
    expect(text.slice(place?.start, place?.end)).toMatch(/^<right_record>.*<\/right_record>$/)
  })

  it('takes one Russian word by the declaration alone', () => {
    const short = (encoding: string) =>
      oneByte(
        `<?xml version="1.0" encoding="${encoding}"?><extract_about_property_room><status>Учтён</status></extract_about_property_room>`,
        'windows-1251',
      )
    expect(parseExtract(short('windows-1251')).object.status).toBe('Учтён')
    expect(() => parseExtract(short('UTF-8'))).toThrow(ExtractError)
  })

  it('reads the fixture in windows-1251 as its declaration says', () => {
    const { object } = parseExtract(readFixture('extract_base_params_land_cp1251_synthetic.xml'))
    expect(object.category).toBe('Земли населенных пунктов')
  })
})
