import { array, assert, integer, nat, property, tuple, uint8Array } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ExtractError, parseExtract } from '../src/index.ts'
import { decodeXml } from '../src/decode.ts'
import type { ExtractErrorCode } from '../src/index.ts'
import { bytesOf, CLEAN_FIXTURES, readFixture } from './read-fixture.ts'

function codeOf(bytes: Uint8Array): ExtractErrorCode | 'parsed' {
  try {
    parseExtract(bytes)
    return 'parsed'
  } catch (error) {
    if (error instanceof ExtractError) return error.code
    throw error
  }
}

const ROOT = 'extract_about_property_room'

describe('refused files', () => {
  it.each([
    ['', 'not-xml'],
    ['Договор', 'not-xml'],
    ['{"a":1}', 'not-xml'],
    ['%PDF-1.7', 'not-xml'],
    ['PK\u0003\u0004', 'not-xml'],
    [`<${ROOT}><a></b></${ROOT}>`, 'not-xml'],
    [`<${ROOT}></${ROOT}><${ROOT}/>`, 'not-xml'],
    ['<?xml version="1.0" encoding="none-such"?><a/>', 'not-xml'],
    ['<html></html>', 'other-schema'],
    ['<extract_about_property_spaceship/>', 'other-schema'],
    [`<!DOCTYPE ${ROOT}><${ROOT}/>`, 'forbidden-markup'],
    [`<!DOCTYPE x SYSTEM "file:///etc/passwd"><${ROOT}/>`, 'forbidden-markup'],
    [`<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><${ROOT}>&a;</${ROOT}>`, 'forbidden-markup'],
    [`<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;&a;&a;">]><${ROOT}>&b;</${ROOT}>`, 'forbidden-markup'],
    [`<${ROOT}>&nbsp;</${ROOT}>`, 'forbidden-markup'],
    [`<${ROOT}><status>`, 'truncated'],
    [`<${ROOT}><!-- `, 'truncated'],
  ] as const)('%j is %s', (text, code) => {
    expect(codeOf(bytesOf(text))).toBe(code)
  })

  it('refuses nesting that no extract has', () => {
    expect(codeOf(bytesOf(`<${ROOT}>${'<a>'.repeat(5000)}`))).toBe('forbidden-markup')
  })

  it('speaks Russian and keeps the code', () => {
    expect(() => parseExtract(bytesOf('<html/>'))).toThrowError(
      'Это не выписка из ЕГРН: файл XML другого вида',
    )
  })

  it('refuses more than 50 MB and takes the five predefined entities', () => {
    expect(codeOf(new Uint8Array(50 * 1024 * 1024 + 1))).toBe('too-large')
    const status = parseExtract(
      bytesOf(`<${ROOT}><status>&lt;&amp;&#1071;&quot;&apos;&gt;</status></${ROOT}>`),
    )
    expect(status.object.status).toBe(`<&Я"'>`)
  })

  it('refuses bytes that are not the declared text', () => {
    const bytes = Uint8Array.from([...bytesOf(`<${ROOT}>`), 0xff, 0xff, ...bytesOf(`</${ROOT}>`)])
    expect(codeOf(bytes)).toBe('not-xml')
  })
})

describe('encodings', () => {
  const text = `<${ROOT}><status>Учтён</status></${ROOT}>`
  const utf16 = (little: boolean, mark: boolean) => {
    const bytes = new Uint8Array((text.length + 1) * 2)
    const view = new DataView(bytes.buffer)
    view.setUint16(0, 0xfeff, little)
    for (let at = 0; at < text.length; at += 1) view.setUint16((at + 1) * 2, text.charCodeAt(at), little)
    return mark ? bytes : bytes.subarray(2)
  }

  it.each([
    ['UTF-8 with a mark', bytesOf(`\uFEFF${text}`)],
    ['UTF-16LE with a mark', utf16(true, true)],
    ['UTF-16BE with a mark', utf16(false, true)],
    ['UTF-16LE without a mark', utf16(true, false)],
    ['UTF-8 that calls itself UTF-16', bytesOf(`<?xml version="1.0" encoding="utf-16"?>${text}`)],
  ])('reads %s', (_name, bytes) => {
    expect(parseExtract(bytes).object.status).toBe('Учтён')
  })
})

describe('cut files', () => {
  it.each(CLEAN_FIXTURES)('%s cut anywhere is refused, never half a result', (name) => {
    const bytes = readFixture(name)
    const whole = parseExtract(bytes)
    const end = new TextDecoder('latin1').decode(bytes).lastIndexOf('>') + 1
    const step = Math.max(1, Math.floor(end / 400))
    for (let length = 0; length < end; length += step) {
      expect(['truncated', 'not-xml'], `${name} cut at ${length}`).toContain(
        codeOf(bytes.subarray(0, length)),
      )
    }
    expect(codeOf(bytes.subarray(0, end - 1))).toBe('truncated')
    expect(parseExtract(bytes.subarray(0, end))).toEqual(whole)
  })
})

describe('any bytes', () => {
  it('give an extract or an ExtractError', () => {
    assert(
      property(uint8Array({ maxLength: 300 }), (bytes) => {
        expect(codeOf(bytes)).toMatch(/^[a-z-]+$/)
      }),
      { numRuns: 500 },
    )
  })

  it('give the same for bent fixtures', () => {
    const fixture = readFixture('extract_transfer_rights_property_demo.xml')
    const change = tuple(nat(fixture.length - 1), integer({ min: 0, max: 255 }))
    assert(
      property(array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        const bent = Uint8Array.from(fixture)
        for (const [at, value] of changes) bent[at] = value
        expect(codeOf(bent)).toMatch(/^[a-z-]+$/)
      }),
      { numRuns: 300 },
    )
  })
})

const roomOf = (index: number) =>
  `<right_record><right_data><right_number>00:01:0001001:${index}-00/001/2020-1</right_number>` +
  '<right_type><value>Собственность</value></right_type></right_data></right_record>'
const fileOf = (count: number) =>
  bytesOf(
    `<${ROOT}><right_records>${Array.from({ length: count }, (_, i) => roomOf(i)).join('')}</right_records></${ROOT}>`,
  )

// A reader whose time grows with the square of the size would not be through with these in an hour.
describe('size', { timeout: 60_000 }, () => {
  it('reads 5 MB to the last record', () => {
    const large = fileOf(28_000)
    expect(large.length).toBeGreaterThan(5_000_000)
    expect(parseExtract(large).rights).toHaveLength(28_000)
  })

  it('[SAFE-18] refuses 600,000 rights by the number of tags, before a tree is made of them', () => {
    const right = '<right_record><right_data/></right_record>'
    const bytes = bytesOf(`<${ROOT}><right_records>${right.repeat(600_000)}</right_records></${ROOT}>`)
    expect(bytes.length).toBeLessThan(50 * 1024 * 1024)
    expect(() => decodeXml(bytes)).toThrow('Файл больше 50 МБ или в нем больше миллиона записей')
    expect(codeOf(bytes)).toBe('too-large')
  })

  it('compares the entries of both parts of a file of 2017 in time that grows with their number', () => {
    const rights = Array.from(
      { length: 20_000 },
      (_, at) => `<Right><Name>Собственность ${at % 2}</Name></Right>`,
    ).join('')
    const numbered = Array.from(
      { length: 20_000 },
      (_, at) =>
        `<Right><Registration><RegNumber>${at}</RegNumber><Name>Собственность</Name></Registration></Right>`,
    ).join('')
    const xml = `<KVZU><Parcels><Parcel><Rights>${rights}${numbered}</Rights></Parcel></Parcels><ReestrExtract><ExtractObjectRight><ExtractObject><ObjectRight>${rights}${numbered}</ObjectRight></ExtractObject></ExtractObjectRight></ReestrExtract></KVZU>`
    expect(parseExtract(bytesOf(xml)).rights.length).toBeGreaterThanOrEqual(40_000)
  })

  it('survives long lists, long words and empty tags by the million', () => {
    const list = bytesOf(
      `<${ROOT}><ownerless_right_record><a>${'<b>c</b>'.repeat(200_000)}</a></ownerless_right_record></${ROOT}>`,
    )
    expect(codeOf(list)).toBe('parsed')
    const digits = '1'.repeat(2_000_000)
    const share = `<right_records><right_record><right_data><share_description>${digits}</share_description></right_data></right_record></right_records>`
    expect(codeOf(bytesOf(`<${ROOT}>${share}</${ROOT}>`))).toBe('parsed')
    expect(codeOf(bytesOf(`<${ROOT}>${'<a/>'.repeat(2_000_000)}</${ROOT}>`))).toBe('too-large')
  })
})
