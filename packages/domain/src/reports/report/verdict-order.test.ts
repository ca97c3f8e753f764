import { expect, it } from 'vitest'
import { SUMMARY_RULES } from './summary-rules.ts'
import { verdictOrder } from './verdict-order.ts'

it('every rule that a report may be judged by is listed, in its order and without a person’s sums', () => {
  const told = verdictOrder()
  expect(told.length).toBe(SUMMARY_RULES.length - 1)
  for (const { ground, headline } of told) {
    expect(ground).not.toMatch(/[{}]|\s{2}/)
    expect(headline).toMatch(/^[А-Я]/)
    expect(headline).not.toMatch(/[{}]|\s{2}|₽/)
  }
  const grounds = told.map(({ ground }) => ground)
  expect(grounds.indexOf('розыск')).toBeLessThan(grounds.indexOf('записей не найдено'))
  expect(grounds.indexOf('часть источников не ответила')).toBeLessThan(grounds.indexOf('записей не найдено'))
})

it('the rules without a check of their own are listed in plain words, with what would change each', () => {
  expect(verdictOrder().slice(-9)).toStrictEqual([
    {
      ground: 'серьезные записи',
      headline: 'Есть серьезные записи, разберите их до сделки',
      condition: 'записи закрыты',
    },
    {
      ground: 'записи, требующие внимания',
      headline: 'Есть записи, на которые стоит посмотреть',
      condition: 'по этим записям появится решение',
    },
    {
      ground: 'возможные однофамильцы',
      headline: 'Есть записи о возможных однофамильцах',
      condition: 'окажется, что запись не об однофамильце',
    },
    {
      ground: 'часть источников не подключена',
      headline: 'Вывод неполный: часть источников не подключена',
    },
    {
      ground: 'часть источников не ответила',
      headline: 'Вывод неполный: часть источников не проверена',
      condition: 'ответят непроверенные источники',
    },
    {
      ground: 'недостаточно данных',
      headline: 'Недостаточно данных: цены мы не называем',
      condition: 'рядом появятся новые объявления или сделки',
    },
    {
      ground: 'не хватает данных',
      headline: 'Вывод неполный: не хватает данных о человеке',
      condition: 'вы добавите недостающие данные',
    },
    { ground: 'проверка идет', headline: 'Проверка идет', condition: 'ответят остальные источники' },
    { ground: 'записей не найдено', headline: 'Записей не найдено' },
  ])
})
