import { describe, expect, it } from 'vitest'
import { DEVELOPMENT_SITES } from '../../../platform/config/sites.ts'
import type { Block } from '../blocks.ts'
import type { EmailContent } from '../email-content.ts'
import { toFrame } from '../email-frame.ts'
import { renderText } from '../text/render-text.ts'
import { renderHtml } from './render-html.ts'

const EVIL = '<script>alert("1")</script>'
const URL_OF_ORDER = 'http://realty.localhost/order/1/?jwt_token=a&id=2'

/** Every kind of block once; each text of an email may come from a user. */
const BLOCKS: readonly Block[] = [
  { kind: 'heading', text: `Заголовок ${EVIL}` },
  { kind: 'text', text: `Первая строка\nВторая ${EVIL}` },
  { kind: 'subject', subject: { product: 'Полная проверка', number: '00:14:0203005:1047', address: EVIL } },
  { kind: 'payment', how: 'Картой', sum: '1 497 ₽', note: EVIL, subject: { product: EVIL } },
  { kind: 'facts', rows: [{ label: 'Причина', value: EVIL }] },
  { kind: 'schedule', rows: [{ time: '≈ 14:21', title: EVIL, note: EVIL, isPast: false }] },
  {
    kind: 'tally',
    cells: [
      { tone: 'red', count: 2, word: 'найдено' },
      { tone: 'grey', count: 1, word: 'не проверено' },
    ],
  },
  { kind: 'parts', rows: [{ title: EVIL, note: EVIL, tone: 'orange', mark: 'внимание 1' }] },
  {
    kind: 'note',
    title: 'Не проверено: 2.',
    text: EVIL,
    link: { text: 'Добавить данные', url: URL_OF_ORDER },
  },
  { kind: 'button', link: { text: 'Открыть отчет', url: URL_OF_ORDER }, note: EVIL },
  { kind: 'secret', label: 'Пароль', value: 'a<b&"c' },
  { kind: 'documents' },
]

const EMAIL: EmailContent = {
  to: 'a@example.com',
  site: 'realty',
  subject: `Тема ${EVIL}`,
  preview: EVIL,
  stamp: { title: `Заказ 10 005 ${EVIL}`, at: '24.11.2026, 14:43 МСК' },
  blocks: BLOCKS,
  reason: EVIL,
}

const DOCUMENTS = [
  {
    kind: 'report',
    id: '1',
    title: 'Отчет',
    filename: `Отчет ${EVIL}.pdf`,
    url: URL_OF_ORDER,
    attached: { filename: `Отчет ${EVIL}.pdf`, bytes: 1_258_291 },
  },
  { kind: 'receipt', id: '2', title: 'Чек', filename: 'Чек.pdf', url: URL_OF_ORDER },
] as const

describe.each(DEVELOPMENT_SITES.map((site) => [site.key, site] as const))('an email of %s', (_, site) => {
  const frame = toFrame(site, true)
  const html = renderHtml(EMAIL, frame, DOCUMENTS)
  const text = renderText(EMAIL, frame, DOCUMENTS)

  it('escapes every value, and holds nothing but tables, text and links of its own', () => {
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script&gt;')
    expect(html).not.toMatch(/<(?:img|svg|link|iframe|form|input)\b|url\(|javascript:/i)
    expect(html).toContain('?jwt_token=a&amp;id=2')
    expect(html).toContain('a&lt;b&amp;&quot;c')
  })

  it('says the same in both forms: words, marks, address and operator', () => {
    const plain = html.replaceAll(/<style>[\s\S]*?<\/style>|<[^>]+>/g, ' ').replaceAll('\u00a0', ' ')
    for (const words of [
      'Полная проверка',
      '00:14:0203005:1047',
      '1 497 ₽',
      '≈ 14:21',
      '▲ внимание 1',
      'не проверено',
      '1,2 МБ',
      site.operator.name,
      site.support.email,
      'ДЕМОНСТРАЦИОННЫЕ ДАННЫЕ',
    ]) {
      expect(plain).toContain(words)
      expect(text).toContain(words)
    }
    expect(text).toContain('Пароль: a<b&"c')
    expect(text).toContain(`Открыть отчет: ${URL_OF_ORDER}`)
  })

  it('is 600 px wide, knows the dark theme, and carries the colour of its brand', () => {
    expect(html).toContain('width="600"')
    expect(html).toContain('prefers-color-scheme:dark')
    expect(html).toContain(site.brand === 'fiz' ? '#007085' : '#336fee')
  })
})

it('an email without documents has no empty place for them', () => {
  const frame = toFrame(DEVELOPMENT_SITES[0]!, false)
  const message: EmailContent = { ...EMAIL, blocks: [{ kind: 'documents' }] }
  expect(renderHtml(message, frame)).not.toContain('Во вложении')
  expect(renderText(message, frame)).not.toContain('ДЕМОНСТРАЦИОННЫЕ')
})
