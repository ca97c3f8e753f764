import { createMemoryRouter, RouterProvider } from 'react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AppFactsContext } from '../../../runtime/brand/brand-context.ts'
import { SAMPLE_BRANDS } from '../../../stories/sample-brands.ts'
import { Component } from './privacy-page.tsx'

/** The page as a host with this brand draws it, before any script. */
function pageOf(brand: (typeof SAMPLE_BRANDS)['realty']): string {
  const router = createMemoryRouter([{ id: 'privacy', path: '/privacy', element: <Component /> }], {
    initialEntries: ['/privacy/'],
  })
  return renderToStaticMarkup(
    <AppFactsContext value={{ brand, served: new Set(['privacy']) }}>
      <RouterProvider router={router} />
    </AppFactsContext>,
  )
}

const html = pageOf(SAMPLE_BRANDS.realty)
const offer = html.slice(html.indexOf('id="offer"'), html.indexOf('id="personal-data"'))
const policy = html.slice(0, html.indexOf('id="offer"'))

describe('the public offer on its page', () => {
  it.each([
    ['POLICY-01', /предоплата 100%/],
    ['POLICY-02', /оказывается в течение 7 рабочих дней после оплаты/],
    ['POLICY-03', /принятым, если в течение 1 рабочего дня/],
    ['POLICY-04', /хранится в личном кабинете 1 месяц, затем исполнитель вправе удалить/],
    ['POLICY-05', /возвращается в течение 30 рабочих дней тем же способом/],
    ['POLICY-06', /в реестре нет запрошенных данных, деньги не возвращаются/],
    ['POLICY-07', /Ответственность исполнителя ограничена ценой услуги/],
  ])('[%s] says %s', (_row, words) => expect(offer).toMatch(words))
})

describe('the policy on its page', () => {
  it('[POLICY-08] has nine numbered sections', () => {
    const numbers = [...policy.matchAll(/<h2[^>]*>(\d+)\. [А-Я]/g)].map(([, number]) => Number(number))
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it.each([
    ['POLICY-09', /назначает ответственных/],
    ['POLICY-10', /обучает сотрудников/],
    ['POLICY-11', /оценивает угрозы/],
    ['POLICY-12', /Доступ к данным ограничен правилами, действия с данными записываются в журнал/],
    ['POLICY-13', /выявляет несанкционированный доступ/],
    ['POLICY-14', /контролирует принятые меры/],
    ['POLICY-15', /Базы данных находятся на территории Российской Федерации/],
    ['POLICY-16', /Срок обработки зависит от цели и указан в согласии или договоре/],
    [
      'POLICY-17',
      /уничтожаются или обезличиваются, когда истек срок, отозвано согласие, нет правового основания или оператор прекратил деятельность/,
    ],
    ['POLICY-18', /После отзыва согласия .* в течение 30 дней, если федеральный закон не требует иного/],
    ['POLICY-19', /Неавтоматизированная обработка не ведется/],
    [
      'POLICY-20',
      /собирают IP-адрес, данные браузера, характеристики устройства, время доступа и запрошенные страницы/,
    ],
    [
      'POLICY-22',
      /можно заблокировать или удалить в браузере, но тогда часть функций может работать неверно/,
    ],
    ['POLICY-23', /Права и обязанности оператора.*Оператор вправе .*Оператор обязан/s],
    [
      'POLICY-24',
      /вправе получить сведения об обработке, потребовать уточнить, заблокировать или удалить свои данные и отозвать согласие.*обжаловать в Роскомнадзоре или в суде/s,
    ],
    ['POLICY-25', /Политика действует бессрочно, пока ее не заменит новая версия/],
  ])('[%s] says %s', (_row, words) => expect(policy).toMatch(words))

  it('[POLICY-26] names the operator of its host', () => {
    const { operator } = SAMPLE_BRANDS.fiz
    const other = { ...operator, name: 'ООО «Клетка»', inn: '0000000018', address: 'г. Образцовск, д. 2' }
    const fiz = pageOf({ ...SAMPLE_BRANDS.fiz, operator: other })
    for (const text of [other.name, other.inn, other.address]) {
      expect(fiz).toContain(text)
      expect(html).not.toContain(text)
    }
    for (const text of [operator.name, operator.inn, operator.address]) expect(html).toContain(text)
  })
})
