import registered from '@proverka/domain/fixtures/addresses.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { ONE_ADDRESS } from './address-questions.test-data.ts'
import { createSearchIndex } from './search-index.ts'

const ADDRESSES = [
  'г. Москва, ул. Ленина, д. 15, к. 2, кв. 7',
  'г. Москва, ул. Ленина, д. 15, кв. 2',
  'г. Москва, ул. Б. Полянка, д. 7, стр. 5',
  'г. Санкт-Петербург, пр-кт. Невский, д. 5, кв. 1',
  'Нижегородская обл., г. Нижний Новгород, ул. Горького, д. 3, кв. 8',
  'Свердловская обл., г. Екатеринбург, наб. Рабочей Молодежи, д. 2',
  'Самарская обл., г. Самара, мкр. 3, д. 5, кв. 9',
  'Новосибирская обл., г. Куйбышев, ул. Мира, д. 1',
  'Самарская обл., г. Самара, ул. Мира, д. 1',
  'г. Чернила, пр-кт. Мира, д. 1, кв. 1',
  'г. Чернила, ул. Мира, д. 1, кв. 1',
  'г. Чернила, ул. 8 Марта, д. 5, кв. 12',
  'г. Чернила, ул. Набережная, д. 6А',
  'г. Чернила, 2-й Заводской проезд, д. 4/1',
  'г. Чернила, ул. Зелёная, д. 10, кв. 3',
  'г. Чернила, ул. Зеленая, д. 10, кв. 3, ком. 2',
  'г. Чернила, тер. СНТ «Рассвет», уч. 55',
  'Омская обл., Калачинский р-н, с. Ивановка, ул. Школьная, д. 1',
  'Омская обл., Тарский р-н, с. Ивановка, ул. Школьная, д. 1',
  'г. Чернила, ул. Семафорная, д. 12а, пом. 3',
  'г. Чернила, ул. Семафорова, д. 12а',
]

const indexOf = (addresses: readonly string[]) => {
  const index = createSearchIndex()
  addresses.forEach((address, at) => index.put({ id: at + 1, number: `00:14:0203005:${100 + at}`, address }))
  return index
}

const index = indexOf(ADDRESSES)
const found = (text: string) => index.search(text, 8).map((id) => ADDRESSES[id - 1])

describe('an address', () => {
  it.each(ONE_ADDRESS.flatMap(([address, questions]) => questions.map((question) => [question, address])))(
    '«%s» finds %s',
    (question, address) => {
      expect(found(question)).toEqual([address])
    },
  )

  it('prefers the kind of street that is typed, and without one gives both', () => {
    expect(found('чернила пр-кт мира 1 кв 1')).toEqual(['г. Чернила, пр-кт. Мира, д. 1, кв. 1'])
    expect(found('чернила улица мира 1 1')).toEqual(['г. Чернила, ул. Мира, д. 1, кв. 1'])
    expect(found('чернила мира 1 1')).toHaveLength(2)
  })

  it('takes a city that is called so before one that was', () => {
    expect(found('Куйбышев, Мира, 1')).toEqual(['Новосибирская обл., г. Куйбышев, ул. Мира, д. 1'])
    expect(found('Куйбышев, мкр 3, 5, кв 9')).toEqual(['Самарская обл., г. Самара, мкр. 3, д. 5, кв. 9'])
  })

  it('takes words as typed before words with a typo', () => {
    expect(found('семафорова 12а')).toEqual(['г. Чернила, ул. Семафорова, д. 12а'])
    expect(found('самафорова 12а')).toEqual(['г. Чернила, ул. Семафорова, д. 12а'])
  })

  it('reads ё as е, and gives the rooms of a flat with it', () => {
    expect(found('зелёная 10 3')).toEqual([
      'г. Чернила, ул. Зелёная, д. 10, кв. 3',
      'г. Чернила, ул. Зеленая, д. 10, кв. 3, ком. 2',
    ])
    expect(found('зеленая 10 кв 3 комната 2')).toEqual(['г. Чернила, ул. Зеленая, д. 10, кв. 3, ком. 2'])
  })

  it('takes a house and a flat before a part of a house, when both exist', () => {
    expect(found('ленина 15 2')).toEqual(['г. Москва, ул. Ленина, д. 15, кв. 2'])
  })

  it('reads two bare numbers in reverse order when nothing else matches', () => {
    expect(found('1 невский 5')).toEqual(['г. Санкт-Петербург, пр-кт. Невский, д. 5, кв. 1'])
    expect(found('12 8 марта 5 чернила')).toEqual(['г. Чернила, ул. 8 Марта, д. 5, кв. 12'])
    expect(found('кв 2 ленина 15')).toEqual(['г. Москва, ул. Ленина, д. 15, кв. 2'])
    const turned = indexOf(['г. Чернила, ул. Мира, д. 3, кв. 8', 'г. Чернила, ул. Мира, д. 8, кв. 3'])
    expect(turned.search('мира 3 8', 8)).toEqual([1])
    expect(turned.search('мира 8 3', 8)).toEqual([2])
  })

  it.each([
    ['г. Чернила, ул. Весенняя, д. 14, к. 3, лит. А', 'лит. А, к. 3, д. 14, ул. Весенняя', 'весенняя 14 3 а'],
    ['г. Чернила, ул. Весенняя, д. 35/28, стр. 3', 'стр. 3, д. 35/28, Весенняя', 'Весенняя 35/28 3'],
    ['г. Чернила, ул. Весенняя, д. 30, стр. У2', 'чернила весенняя 30 у2', 'стр. У2, д. 30, ул. Весенняя'],
    [
      'г. Чернила, ул. Весенняя, д. 157-159, лит. Е',
      'весенняя 157-159 е',
      'лит. Е, д. 157-159, ул. Весенняя',
    ],
    ['г. Чернила, ул. Весенняя, д. 5а, к. Б', 'весенняя 5а б', 'к. Б, д. 5а, ул. Весенняя'],
    ['г. Чернила, ул. Весенняя, д. 257-е', 'Весенняя 257-е', 'dtctyyzz 257-t'],
    ['г. Чернила, ул. Весенняя, д. 31, пом. 39-42', 'весенняя 31 39-42', 'пом. 39-42, д. 31, ул. Весенняя'],
    ['г. Чернила, ул. Весенняя, д. 4, к. 2, пом. XXV', 'весенняя 4 2 xxv', 'весенняя 4к2 пом 25'],
    ['г. Чернила, ул. Весенняя, д. 6, кв. 12', '12, д. 6, ул. Весенняя', 'кв. 12, д. 6, ул. Весенняя'],
    ['г. Чернила, ул. Весенняя, д. 12, к. 3, под. 1,2,3', 'к. 3, д. 12, Весенняя', 'весенняя 12/3'],
    [
      'Приморский край, г. Чернила, ул. Весенняя, д. 8Б',
      'приморский крйа чернила весенняя 8б',
      'росися, чернила, весенняя 8б',
    ],
    ['с. Малое, ул. Берёзовая, уч. 2Б', 'c/ vfkjt? ek/ ,th`pjdfz? ex/ 2,', 'уч 2б березовая малое'],
  ])('finds «%s» in the order and spelling of people', (address, ...questions) => {
    const one = indexOf([...ADDRESSES, address])
    for (const question of questions)
      expect([question, one.search(question, 8)]).toEqual([question, [ADDRESSES.length + 1]])
  })

  it('gives both villages of one name, and one with its district', () => {
    expect(found('с ивановка школьная 1')).toHaveLength(2)
    expect(found('тарский р-н ивановка школьная 1')).toHaveLength(1)
  })

  it.each([
    ['another region', 'Тверская обл., г. Самара, ул. Мира, д. 1'],
    ['another city', 'Тверь, ул. Мира, д. 1'],
    ['another house', 'Москва, Ленина 16'],
    ['another flat', 'Москва, Ленина 15к2 кв 8'],
    ['a typo in a number', '9 марта 5 12'],
    ['a typo in a word of three letters', 'снт рассвет ул мер 1'],
    ['two typos in a word', 'чернила зиленоя 10'],
    [
      'very many parts of a house',
      `москва ленина ${Array.from({ length: 60 }, (_, at) => at + 1).join('/')}`,
    ],
    ['very many words', Array.from({ length: 90 }, (_, at) => `слово${at}`).join(' ')],
    ['nothing', ''],
    ['signs', "'':* & | ! <-> \\ ( ) [ ] ^ $"],
    ['a mark alone', 'кв'],
  ])('finds nothing by %s', (_, question) => {
    expect(found(question)).toEqual([])
  })

  it('is found by itself, whatever registers write', () => {
    const real = [...registered.flats, ...registered.housesWithoutFlat]
    const own = indexOf(real)
    const missed = real.filter((address, at) => !own.search(address, 8).includes(at + 1))
    expect(missed).toEqual([])
    const plain = real.filter(
      (address, at) => !own.search(address.replaceAll(/[.,]/g, ' ').toLowerCase(), 8).includes(at + 1),
    )
    expect(plain.length).toBeLessThanOrEqual(1)
  })
})

describe('a cadastral number', () => {
  const numbers = [
    '00:14:0203005:1047',
    '00:14:020300:51047',
    '00:01:0001001:1',
    '26:12:000000:0000:19659/192:0001/Ж',
  ]
  const own = createSearchIndex()
  numbers.forEach((number, at) => own.put({ id: at + 1, number, address: `г. Чернила, д. ${at}` }))
  own.put({ id: 9, number: null, address: 'г. Чернила, д. 9' })

  it.each([
    ' 00:14:0203005:1047 ',
    '00 14 0203005 1047',
    '00.14.0203005.1047',
    '00-14-0203005-1047',
    '00/14/0203005/1047',
    '00;14;0203005;1047',
    '00 : 14 : 0203005 : 1047',
    '001402030051047',
    '00140203005:1047',
    '0014 0203005 1047',
    '0:14:0203005:1047',
    '00:14:203005:1047',
    'Кадастровый номер: 00:14:0203005:1047',
    'КН 00:14:0203005:1047',
  ])('«%s» is 00:14:0203005:1047', (text) => {
    expect(own.search(text, 8)).toEqual([1])
  })

  it('has a block of six without one of seven', () => {
    expect(own.search('00:14:020300:51047', 8)).toEqual([2])
    expect(own.search('0:1:1001:1', 8)).toEqual([3])
  })

  it('may be an old one, or a list of them', () => {
    expect(own.search('26:12:000000:0000:19659/192:0001/ж', 8)).toEqual([4])
    expect(own.search('00:14:0203005:1047, 00:01:0001001:1', 8)).toEqual([1, 3])
  })

  it.each([
    '00:14:0203005:104',
    '00:14:0203005:10470',
    '00:14:0203005:1047:1',
    '77:05:0004001:15-77/060/2025-41',
    '1047',
  ])('«%s» is none of them', (text) => {
    expect(own.search(text, 8)).toEqual([])
  })

  it('is suggested from its beginning, in order', () => {
    expect(own.suggest('00:14:02', 8).map(({ id }) => id)).toEqual([2, 1])
    expect(own.suggest('0014 0203', 8)).toEqual([])
    // Digits alone may have a block of seven or of six.
    expect(own.suggest('00140203005104', 8).map(({ id }) => id)).toEqual([1, 2])
    expect(own.suggest('00 14 0203005 1', 8).map(({ id }) => id)).toEqual([1])
  })
})

describe('suggestions', () => {
  const suggested = (text: string) =>
    index.suggest(text, 3).map(({ id, level }) => `${level} ${ADDRESSES[id - 1]}`)

  it('are streets before houses before flats', () => {
    expect(suggested('Семаф')).toEqual([
      'place г. Чернила, ул. Семафорная, д. 12а, пом. 3',
      'place г. Чернила, ул. Семафорова, д. 12а',
      'object г. Чернила, ул. Семафорная, д. 12а, пом. 3',
    ])
    expect(suggested('чернила зеленая 1')[0]).toBe('house г. Чернила, ул. Зелёная, д. 10, кв. 3')
    expect(suggested('зеленая 10 кв 3')[0]).toBe('object г. Чернила, ул. Зелёная, д. 10, кв. 3')
  })

  it('go on from an unfinished word with a typo, in the wrong layout, from an old name', () => {
    for (const text of ['полянк', 'палянк', 'gjkzyr', 'москва пол'])
      expect(suggested(text)[0]).toContain('Полянка')
    expect(suggested('пит нев')).toEqual([])
    expect(suggested('питер нев')[0]).toContain('Невский')
    expect(suggested('пите')[0]).toContain('Невский')
  })

  it('take the beginning of a kind for the beginning of a name too', () => {
    expect(suggested('наб')[0]).toContain('Набережная')
  })
})

describe('the index', () => {
  it('forgets what is removed and moves what is changed', () => {
    const own = indexOf(ADDRESSES)
    own.remove(1)
    expect(own.search('ленина 15к2 7', 8)).toEqual([])
    expect(own.search('00:14:0203005:100', 8)).toEqual([])
    own.put({ id: 2, number: null, address: 'г. Москва, ул. Новая, д. 1' })
    expect(own.search('ленина 15', 8)).toEqual([])
    expect(own.search('новая 1', 8)).toEqual([2])
    own.remove(404)
    expect(own.sizes.objects).toBe(ADDRESSES.length - 1)
    own.remove(3)
    expect(own.suggest('полян', 8)).toEqual([])
  })
})
