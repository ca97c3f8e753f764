import { describe, expect, it } from 'vitest'
import { readCsvRows, readTable } from './read-table.ts'

const NUMBER = '00:14:0203005:1047'
const PLOT = '00:14:0203005:7'
const ADDRESS = 'Образцовск, Садовая 11, 3'
const textsOf = (rows: readonly { text: string }[]) => rows.map(({ text }) => text)

describe('[INPUT-09] the headings of a table', () => {
  it.each<readonly [string, readonly (readonly string[])[]]>([
    [
      'under a title',
      [
        ['Реестр объектов на 27.11.2026', '', ''],
        ['', '', ''],
        ['№ п/п', 'Кадастровый номер', 'Адрес'],
        ['1', NUMBER, 'Кленовая, 14'],
      ],
    ],
    [
      'under a title with a house',
      [['Список квартир по адресу: ул. Кленовая, д. 14'], ['№', 'Кадастровый номер'], ['1', NUMBER]],
    ],
    ['under a title of one column', [['Объекты заказчика'], ['Кадастровый номер'], [NUMBER]]],
    [
      'under a title without digits',
      [['Реестр объектов недвижимости'], ['№ п/п', 'Кадастровый номер', 'Адрес'], ['1', NUMBER, ADDRESS]],
    ],
    [
      'under lines about the list',
      [
        ['Заказчик', 'ООО "Образец"'],
        ['Договор', '№ 15 от 01.02.2026'],
        ['№', 'Кадастровый номер', 'Адрес'],
        ['1', NUMBER, ADDRESS],
      ],
    ],
    [
      'with line breaks',
      [
        ['№\nп/п', 'Кадаст-\nровый\nномер', 'Адрес\nобъекта'],
        ['1', NUMBER, ADDRESS],
      ],
    ],
    [
      'with no-break spaces and soft hyphens',
      [
        ['№', 'Кадаст\u00adровый\u00a0номер'],
        ['1', NUMBER],
      ],
    ],
    [
      'with units and years',
      [
        ['№', 'Кадастровый номер (ЕГРН, 2026)', 'Площадь, м2', 'Стоимость на 01.01.2026, руб.'],
        ['1', NUMBER, '45,2', '5000000'],
      ],
    ],
    [
      'of two lines',
      [
        ['№ п/п', 'Кадастровый', 'Адрес'],
        ['', 'номер', 'объекта'],
        ['1', NUMBER, ADDRESS],
      ],
    ],
    [
      'below a group',
      [
        ['№ п/п', 'Сведения об объекте', '', 'Площадь'],
        ['', 'Кадастровый номер', 'Адрес', ''],
        ['1', NUMBER, ADDRESS, '45'],
      ],
    ],
    [
      'merged over two lines',
      [
        ['№', 'Кадастровый номер', 'Адрес'],
        ['№', 'Кадастровый номер', 'Адрес'],
        ['1', NUMBER, ADDRESS],
      ],
    ],
    [
      'above the numbers of columns',
      [
        ['№', 'Кадастровый номер', 'Адрес'],
        ['1', '2', '3'],
        ['1', NUMBER, ADDRESS],
      ],
    ],
    [
      'in capitals',
      [
        ['КАДАСТРОВЫЙ НОМЕР', 'АДРЕС'],
        [NUMBER, ADDRESS],
      ],
    ],
    [
      'that stand again on each page',
      [
        ['№', 'Кадастровый номер'],
        ['1', NUMBER],
        ['№', 'Кадастровый номер'],
        ['2', ''],
      ],
    ],
  ])('%s are none of its rows', (_, cells) => {
    const rows = readTable(cells).filter(({ text }) => text !== '2')
    expect(textsOf(rows)).toEqual([NUMBER])
  })

  it('above a group of numbers go on over each of them', () => {
    const cells = [
      ['№', 'Кадастровый номер', '', 'Адрес'],
      ['', 'земельного участка', 'помещения', ''],
      ['1', PLOT, NUMBER, ADDRESS],
    ]
    expect(textsOf(readTable(cells))).toEqual([NUMBER])
  })

  it('do not take an address above them for a title', () => {
    expect(textsOf(readTable([[ADDRESS], ['Кадастровый номер', 'Вид'], [NUMBER, 'Дом']]))).toEqual([
      ADDRESS,
      NUMBER,
    ])
  })

  it('may be missing under a title', () => {
    const cells = [['Реестр'], ['по состоянию на 01.11.2026'], [NUMBER]]
    expect(readTable(cells)).toEqual([
      { line: 3, text: NUMBER, unused: ['Над таблицей: Реестр', 'Над таблицей: по состоянию на 01.11.2026'] },
    ])
  })

  it('are followed by rows that merely have their words', () => {
    expect(textsOf(readTable([['Адрес'], ['Полевая улица'], ['Новый объект']]))).toEqual([
      'Полевая улица',
      'Новый объект',
    ])
  })
})

describe('[INPUT-09] of several columns of numbers', () => {
  it.each([
    [['Кадастровый номер земельного участка', 'Кадастровый номер'], 1],
    [['Кадастровый номер ЗУ', 'Кадастровый номер объекта'], 1],
    [['Кадастровый номер здания', 'Кадастровый номер помещения'], 1],
    [['Кадастровый номер дома', 'Кадастровый номер квартиры'], 1],
    [['Условный номер', 'Кадастровый номер'], 1],
    [['Кадастровый (или условный) номер', 'Условный номер'], 0],
    [['Ранее присвоенный кадастровый номер', 'Кадастровый номер'], 1],
    [['Кадастровый квартал', 'Кадастровый номер'], 1],
    [['Кадастровая стоимость', 'КН'], 1],
    [['Номер', 'Кад. №'], 1],
    [['Кадастровый номер участка', 'Кадастровый номер здания'], 1],
    [['Кадастровый инженер, номер', 'К/Н'], 1],
    [
      ['Кадастровые номера иных объектов, в пределах которых расположен объект', 'Кадастровый номер объекта'],
      1,
    ],
    [['parent_cad_num', 'cadastral_number'], 1],
    [['КН ЗУ', 'КН ОКС'], 1],
  ] as const)('%j the right one names the object, the other stands beside it', (headings, right) => {
    const cells = headings.map((_, at) => (at === right ? NUMBER : PLOT))
    const [row] = readTable([[...headings], cells])
    expect(row).toMatchObject({ text: NUMBER, unused: [`${headings[1 - right]}: ${PLOT}`] })
  })

  it('the only one names it, whatever it is of', () => {
    expect(
      textsOf(
        readTable([
          ['Кадастровый номер земельного участка', 'Вид'],
          [PLOT, 'ИЖС'],
        ]),
      ),
    ).toEqual([PLOT])
  })

  it('of another object says so where there is nothing else', () => {
    const headings = ['№', 'Кадастровый номер', 'Кадастровый номер земельного участка']
    expect(textsOf(readTable([headings, ['1', '', PLOT]]))).toEqual([`${headings[2]}: ${PLOT}`])
  })

  it.each([
    '-',
    '—',
    'н/д',
    'нет',
    'отсутствует',
    'не присвоен',
    '#Н/Д',
    'б/н',
    '77-77-01/001/2010-123',
    '05.01.2026',
  ])('an absent one («%s») leaves the address', (absent) => {
    expect(
      textsOf(
        readTable([
          ['Кадастровый номер', 'Адрес'],
          [absent, ADDRESS],
        ]),
      ),
    ).toEqual([ADDRESS])
  })

  it('numbers of people and phones name no object beside an address', () => {
    const [row] = readTable([[ADDRESS, '500100732259', '1027700132195', '89161234567']])
    expect(row).toMatchObject({ text: ADDRESS, unused: ['500100732259', '1027700132195', '89161234567'] })
    expect(readTable([[NUMBER, '7707083893']])).toMatchObject([{ text: NUMBER, unused: ['7707083893'] }])
  })
})

describe('[INPUT-09] nothing of a line is dropped in silence', () => {
  it('attaches other cells to the row, with their heading', () => {
    const csv = '№;Кадастровый номер;Владелец;Площадь, м2;Прим.\n1;00:14:0203005:1047;"Иванов; Пётр";45,2;-'
    expect(readCsvRows(csv)).toEqual([
      { line: 2, text: NUMBER, unused: ['Владелец: Иванов; Пётр', 'Площадь, м2: 45,2'] },
    ])
  })

  it('so do titles, beside the first row', () => {
    expect(
      readTable([['Реестр на 27.11.2026'], ['№', 'Кадастровый номер'], ['1', NUMBER], ['2', PLOT]]),
    ).toEqual([
      { line: 3, text: NUMBER, unused: ['Над таблицей: Реестр на 27.11.2026'] },
      { line: 4, text: PLOT },
    ])
  })

  it('without headings only the count of the lines says nothing', () => {
    expect(
      readTable([
        ['1', NUMBER, 'гараж'],
        ['2', PLOT, '12'],
      ]),
    ).toEqual([
      { line: 1, text: NUMBER, unused: ['гараж'] },
      { line: 2, text: PLOT, unused: ['12'] },
    ])
  })

  it('two numbers in one cell are two rows', () => {
    for (const between of [', ', '; ', '\n', ' и ', ' / '])
      expect(
        textsOf(
          readTable([
            ['Кадастровый номер', 'Вид'],
            [`${NUMBER}${between}${PLOT}`, 'Дом'],
          ]),
        ),
      ).toEqual([NUMBER, PLOT])
  })

  it('a corrected file of ours has them in a column of their own', () => {
    const cells = [
      ['Строка', 'Вставлено', 'Кадастровый номер', 'Адрес', 'Итог', 'Не использовано'],
      ['2', 'сад. 11-3', NUMBER, ADDRESS, 'Есть в реестре', 'Владелец: Иванов'],
    ]
    expect(readTable(cells)).toEqual([{ line: 2, text: NUMBER, unused: ['Владелец: Иванов'] }])
  })
})
