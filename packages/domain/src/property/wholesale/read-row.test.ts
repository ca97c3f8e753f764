import { describe, expect, it } from 'vitest'
import { addressOfRow, readWholesaleRow } from './read-row.ts'

const kindOf = (text: string) => readWholesaleRow(text).kind

describe('a row of a list', () => {
  it.each([
    ['00:14:0203005:1047', '00:14:0203005:1047'],
    ['00;14;0203005;112', '00:14:0203005:112'],
    ['00/14/0203005/112', '00:14:0203005:112'],
    ['00,14,0203005,112', '00:14:0203005:112'],
    ['КН: 00:14:0203005:112', '00:14:0203005:112'],
    ['Кадастровый номер 00:14:0203005:112,', '00:14:0203005:112'],
    ['кв. 47 на Кленовой, 00:14:0203005:1047', '00:14:0203005:1047'],
    ['00:14:0203005:1047 (квартира, 2 этаж)', '00:14:0203005:1047'],
    ['дом 00:14:0203005:112, он же 00:14:0203005:112', '00:14:0203005:112'],
    ['00:14:0000000:71', '00:14:0000000:71'],
    ["'00:14:0203005:112", '00:14:0203005:112'],
  ])('%s is the number %s', (text, number) => {
    expect(readWholesaleRow(text)).toEqual({ kind: 'number', numbers: [number] })
  })

  it.each([
    ['capital Russian', 'ОО:14:О2ОЗОО5:1О47'],
    ['small Russian', 'оо:14:о2озоо5:1о47'],
    ['capital Latin', 'OO:14:O2O3OO5:1O47'],
    ['small Latin', 'oo:14:o2o3oo5:1o47'],
  ])('has digits for the %s letters that look like them', (_, text) => {
    expect(readWholesaleRow(text)).toEqual({ kind: 'number', numbers: ['00:14:0203005:1047'] })
  })

  it.each([
    'Кадастровый номер 00 14 0203005 112',
    'КАДАСТРОВЫЙ  НОМЕР: 00 14 0203005 112',
    'Кадастровый: 00 14 0203005 112',
    'Кад. № 00 14 0203005 112',
    'Кад.№ 00 14 0203005 112',
    'Кад  номер 00 14 0203005 112',
    'КН:00 14 0203005 112',
    'к/н 00 14 0203005 112',
    'Номер: 00 14 0203005 112',
    '№ 00 14 0203005 112',
    '№00 14 0203005 112',
  ])('«%s» is the number after its label', (text) => {
    expect(readWholesaleRow(text)).toEqual({ kind: 'number', numbers: ['00:14:0203005:112'] })
  })

  it.each(['«00 14 0203005 112»', '"«00 14 0203005 112»"', "'00 14 0203005 112", '00 14 0203005 112».,'])(
    '%s is the number without its quotes and the signs after it',
    (text) => {
      expect(readWholesaleRow(text)).toEqual({ kind: 'number', numbers: ['00:14:0203005:112'] })
    },
  )

  it.each([
    '- 00:14:0203005:112',
    '-00:14:0203005:112',
    '– 00:14:0203005:112',
    '— 00 14 0203005 112;',
    '• 00 14 0203005 112',
    '1. 00:14:0203005:112',
    '12) 00 14 0203005 112',
    '7. № 00:14:0203005:112',
    '3. КН 00:14:0203005:112',
  ])('«%s» is the number after the mark of its line', (text) => {
    expect(readWholesaleRow(text)).toEqual({ kind: 'number', numbers: ['00:14:0203005:112'] })
  })

  it.each(['1. 0014020300512', '• 0014020300512', '№0014020300512'])(
    '«%s» is bare digits after the mark of its line',
    (text) => {
      expect(readWholesaleRow(text)).toEqual({
        kind: 'number',
        numbers: ['00:14:0203005:12', '00:14:020300:512'],
      })
    },
  )

  it.each(['00. 14. 0203005. 112', '00.14.0203005.112'])('the points of %s are no marks', (text) => {
    expect(readWholesaleRow(text)).toEqual({ kind: 'number', numbers: ['00:14:0203005:112'] })
  })

  it('reads bare digits both ways', () => {
    expect(readWholesaleRow('0014020300512')).toEqual({
      kind: 'number',
      numbers: ['00:14:0203005:12', '00:14:020300:512'],
    })
  })

  it('has one reading of eleven bare digits, which are too few for a block of seven', () => {
    expect(readWholesaleRow('00140203005')).toEqual({ kind: 'number', numbers: ['00:14:020300:5'] })
  })

  it.each(['=HYPERLINK("http://x")', '@SUM(A1)', '+cmd|calc', '-2+3+cmd', ' =1+1', '+', '- ул. Полевая 2'])(
    '%s is a formula',
    (text) => {
      expect(kindOf(text)).toBe('formula')
    },
  )

  it.each(['+00:14:0203005:112', '+ 00:14:0203005:112', '+  00:14:0203005:112'])(
    '%s is the number: the sign before it is a slip of the hand',
    (text) => {
      expect(readWholesaleRow(text)).toEqual({ kind: 'number', numbers: ['00:14:0203005:112'] })
    },
  )

  it.each([
    ['0014020300', 'short'],
    ['00:14', 'short'],
    ['001402030051234567', 'long'],
    ['00:14:0203005:1:1234567', 'long'],
    ['00:14:0203005:1:2', 'parts'],
    ['1:2:3:4', 'short'],
    ['05:01:40:1234', 'short'],
    ['01.05.2026', 'short'],
    ['5.01000001123E+12', 'rounded'],
    ['5,01E+12', 'rounded'],
    ['1,2E+5', 'short'],
    ['7,70100010101234Е+15', 'rounded'],
    ['00:14:0203005112', 'parts'],
    ['00:14:020300511234', 'parts'],
    ['00:14:0203005:1234567:', 'parts'],
  ])('%s is no number: %s', (text, fault) => {
    expect(readWholesaleRow(text)).toEqual({ kind: 'bad-number', fault })
  })

  it.each([
    ['a narrow no-break hyphen', '00‑14‑0203005‑112'],
    ['signs of zero width', '00:14:\u200b0203005:\u2060112\ufeff'],
    ['no-break spaces', '00\u00a014\u202f0203005\u00a0112'],
    ['full-width signs', '００：１４：０２０３００５：１１２'],
    ['its text written as a formula', '="00:14:0203005:112"'],
    ['decimals of a quantity', '00140203005112,0', '00:14:020300:5112'],
  ])('has %s as any other number', (_, text, other?: string) => {
    const numbers = ['00:14:0203005:112', ...(other ? [other] : [])]
    expect(readWholesaleRow(text)).toEqual({ kind: 'number', numbers })
  })

  it.each([
    '1. 00:14:0203005:112',
    '1) 00:14:0203005:112',
    '1.00:14:0203005:112',
    '1 00:14:0203005:112',
    '1: 00:14:0203005:112',
    '1 - 00:14:0203005:112',
    '(1) 00:14:0203005:112',
    '1;00:14:0203005:112',
    '1—00:14:0203005:112',
    '1. 00 : 14 : 0203005 : 112, дом',
    '[12] 00:14:0203005:112',
    '№1 00:14:0203005:112',
    '№ 1. 00-14-0203005-112',
    '#3 00 14 0203005 112',
    '7. № 00 14 0203005 112',
    '3) КН 00 14 0203005 112',
    '12. Кадастровый номер: 00 14 0203005 112;',
    '1. 00:14:0203005:112, Кленовая 14',
  ])('[INPUT-09] «%s» is the number after its count', (text) => {
    expect(readWholesaleRow(text)).toEqual({ kind: 'number', numbers: ['00:14:0203005:112'] })
  })

  it.each([
    ['5:01:0000001:1234', [], ['05:01:0000001:1234']],
    ['5 1 0000001 1234', [], ['05:01:0000001:1234']],
    ['1. 5:01:0000001:1234', [], ['05:01:0000001:1234']],
    ['0:14:203005:112', [], ['00:14:0203005:112', '00:14:203005:112']],
    [
      '5010000011234',
      ['50:10:0000112:34', '50:10:000011:234'],
      ['05:01:0000011:234', '05:01:000001:1234', '05:01:0000001:1234'],
    ],
    [
      '5010000011234.0',
      ['50:10:0000112:34', '50:10:000011:234'],
      ['05:01:0000011:234', '05:01:000001:1234', '05:01:0000001:1234'],
    ],
    [
      '5\u00a0010\u00a0000\u00a0011\u00a0234',
      ['50:10:0000112:34', '50:10:000011:234'],
      ['05:01:0000011:234', '05:01:000001:1234', '05:01:0000001:1234'],
    ],
    [
      '5.010000011234E+12',
      ['50:10:0000112:34', '50:10:000011:234'],
      ['05:01:0000011:234', '05:01:000001:1234', '05:01:0000001:1234'],
    ],
    ['5400000461', [], ['05:40:000046:1', '05:40:0000046:1']],
  ])('[INPUT-09] of %s the numbers %j may be taken, and %j are asked for', (text, exact, likely) => {
    expect(readWholesaleRow(text)).toEqual({ kind: 'number', numbers: [...exact, ...likely], likely })
  })

  it('asks nothing where the first digits are zeros: no sheet has dropped any', () => {
    expect(readWholesaleRow('05010000001123')).not.toHaveProperty('likely')
  })

  it.each([
    ['1. Образцовск,  Садовая 11, 3', 'Образцовск, Садовая 11, 3'],
    ['12) 1-я Садовая 11', '1-я Садовая 11'],
    ['• Садо\u00adвая 11', 'Садовая 11'],
    ['3 Интернационала, 11', '3 Интернационала, 11'],
    ['50 лет Октября 3', '50 лет Октября 3'],
  ])('%j is searched for as %j', (text, address) => expect(addressOfRow(text)).toBe(address))

  it.each([
    'Образцовск, Садовая 11, 3',
    'ул. Кленовая, д. 14',
    'Полевая 2',
    'Полевая,2',
    'Полевая2',
    'Полевая улица',
    'Ростов-на-Дону, Садовая 11-А',
    'Полевая 2, ключи: info@example.ru',
  ])('%s is an address', (text) => {
    expect(kindOf(text)).toBe('address')
  })

  it('is an address when it names two numbers: it is not known which is meant', () => {
    expect(kindOf('доли в 00:14:0203005:1047 и 00:14:0203005:112')).toBe('address')
  })

  it.each(['?', '-', '—', 'нет', 'н/д', '#REF!', '   ', 'д 5', '7 № 12', '2"5'])('%j is neither', (text) => {
    expect(kindOf(text)).toBe('unclear')
  })
})
