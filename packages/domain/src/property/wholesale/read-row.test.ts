import { describe, expect, it } from 'vitest'
import { readWholesaleRow } from './read-row.ts'

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

  it('reads eleven bare digits one way: they are too few for a block of seven', () => {
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
    ['0:14:0203005:112', 'parts'],
    ['0:14:0203005:1', 'parts'],
    ['00:14:0203005112', 'parts'],
    ['00:14:020300511234', 'parts'],
    ['00:14:0203005:1234567:', 'parts'],
  ])('%s is no number: %s', (text, fault) => {
    expect(readWholesaleRow(text)).toEqual({ kind: 'bad-number', fault })
  })

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

  it.each(['?', 'нет', 'н/д', '#REF!', '   ', 'д 5', '7 № 12', '2"5'])('%j is neither', (text) => {
    expect(kindOf(text)).toBe('unclear')
  })
})
