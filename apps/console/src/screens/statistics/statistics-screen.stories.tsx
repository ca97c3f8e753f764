import { admin } from '@proverka/api/calls'
import { refuses, replies, repliesTo, waits } from '@proverka/screens/stories/fake-server.ts'
import { addDays } from '@proverka/domain/timing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inSituation, screenStories } from '../../stories/screen-story.tsx'
import type { MoneyRow, Report } from './statistics-query.ts'
import * as screen from './statistics-screen.tsx'

const meta = {
  title: 'Консоль/Статистика',
  ...screenStories(screen),
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Деньги за срок без возвратов: по дням, товарам, площадкам, способам оплаты и партнерам.',
      avoid: 'Деньги одного дня — на экране «Сегодня».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const row = (key: string, name: string, paid: number, returned = 0, items = 1): MoneyRow => ({
  key,
  name,
  items,
  paid,
  returned,
  net: paid - returned,
  cost: 0,
  margin: paid - returned,
})

const FIRST = '2026-11-12'
const PAID = [42, 40, 27, 25, 45, 48, 46, 49, 42, 30, 26, 47, 51, 41].map((thousands) => thousands * 1000)
const day = PAID.map((paid, index) => row(addDays(FIRST, index), '', paid, index % 3 === 0 ? 1500 : 0, 80))
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const paid = sum(PAID)
const returned = sum(day.map((one) => one.returned))
const { key: _, name: __, ...totals } = row('', '', paid, returned, 1120)
const PARTNER = '00000000-0000-4000-8000-000000000821'

const report: Report = {
  first: FIRST,
  last: addDays(FIRST, 13),
  totals: { ...totals, cost: 9600, margin: totals.net - 9600 },
  before: { ...totals, net: Math.round(totals.net / 1.07) },
  books: { paid, returned },
  day,
  site: [
    row('realty', 'Проверка', paid - 100_000, returned, 900),
    row('fiz-pro', 'Проверка людей', 98_500, 0, 219),
    row('', 'не указано', 1500, 0, 1),
  ],
  provider: [
    row('money', 'ЮKassa', paid - 50_000, returned, 1000),
    row('balance', 'С баланса', 50_000, 0, 120),
  ],
  product: [
    row('EgrnObject', 'Выписка ЕГРН об объекте', paid - 1500, returned, 1119),
    row('tariff', 'Тарифы', 1500, 0, 1),
  ],
  partner: [
    row('', 'без партнера', paid - 41_220, returned, 1036),
    row(PARTNER, 'К··· Л···, 00000000', 41_220, 0, 84),
  ],
}

const path = `/statistics?from=${FIRST}&to=${report.last}`

const FUNNEL = {
  weeks: [
    {
      week: '2026-11-23',
      site: 'realty',
      name: 'Проверка недвижимости',
      searches: 840,
      objects: 310,
      placed: 40,
      paid: 31,
      read: 29,
    },
    {
      week: '2026-11-16',
      site: 'fiz-pro',
      name: 'Проверка людей',
      searches: null,
      objects: null,
      placed: 0,
      paid: 0,
      read: 2,
    },
  ],
  cohorts: [
    { week: '2026-11-16', buyers: 20, again_30: null, again_90: null },
    { week: '2026-08-03', buyers: 40, again_30: 6, again_90: 9 },
  ],
}

export const Filled: Story = {
  name: 'Две недели: суммы таблиц сходятся между собой и с книгами',
  parameters: inSituation({
    path,
    answers: [replies(admin.getMoneyReport, report), replies(admin.getFunnel, FUNNEL)],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('сходятся')).toBeVisible()
    await expect(canvas.getByText(/^на 7\s% больше, чем за прошлые 14\sдней/)).toBeVisible()
    const sums = canvas.getAllByRole('row', { name: /^Всего/ })
    await expect(sums).toHaveLength(5)
    for (const total of sums) await expect(total).toHaveTextContent(/551\s500\s₽$/)
    await expect(canvas.getByRole('button', { name: 'Выгрузить: по товарам' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /К··· Л···/ })).toHaveAttribute(
      'href',
      `/clients/${PARTNER}`,
    )
  },
}
export const Term: Story = {
  name: 'Срок выбирают в адресе',
  parameters: inSituation({
    path,
    answers: [
      repliesTo(admin.getMoneyReport, (query) => ({
        ...report,
        first: query.get('date-from') ?? '',
        last: query.get('date-to') ?? '',
        day: [],
      })),
    ],
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('сходятся')
    await userEvent.keyboard('f')
    const first = canvas.getByLabelText('с')
    await expect(first).toHaveFocus()
    await userEvent.clear(first)
    await userEvent.type(first, '2026-11-20')
    await expect(await canvas.findByText(/за 6\sдней/)).toBeVisible()
    const days = within(canvas.getByRole('region', { name: 'По дням' }))
    // Days without money are rows, too.
    await expect(days.getAllByRole('row')).toHaveLength(8)
  },
}
export const Differs: Story = {
  name: 'Книги не сходятся',
  parameters: inSituation({
    path,
    role: 'accountant',
    answers: [replies(admin.getMoneyReport, { ...report, books: { paid: paid - 499, returned } })],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^не сходятся: оплачено 558\s501\s₽/)).toBeVisible()
  },
}
export const Empty: Story = {
  name: 'Ничего не купили, раньше тоже',
  parameters: inSituation({
    path,
    answers: [
      replies(admin.getMoneyReport, {
        ...report,
        totals: { items: 0, paid: 0, returned: 0, net: 0, cost: 0, margin: 0 },
        before: null,
        books: { paid: 0, returned: 0 },
        day: [],
        site: [],
        provider: [],
        product: [],
        partner: [],
      }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('раньше оплат не было')).toBeVisible()
    await expect(canvas.getAllByText('За эти дни ничего не купили.')).toHaveLength(4)
  },
}
export const WayToReport: Story = {
  name: 'Путь к отчету и кто вернулся: чего не считали, прочерк',
  parameters: inSituation({
    path,
    answers: [replies(admin.getMoneyReport, report), replies(admin.getFunnel, FUNNEL)],
  }),
  play: async ({ canvas }) => {
    const way = within(await canvas.findByRole('table', { name: 'Путь к отчету по неделям' }))
    await expect(way.getByRole('row', { name: /23\.11\.2026.*840 310 40 31 78\s% 29/ })).toBeVisible()
    await expect(way.getByRole('row', { name: /16\.11\.2026.*— — 0 0 — 2/ })).toBeVisible()
    const back = within(canvas.getByRole('table', { name: 'Кто заплатил снова, по неделе первой оплаты' }))
    await expect(back.getByRole('row', { name: /16\.11\.2026 20 рано рано/ })).toBeVisible()
    await expect(back.getByRole('row', { name: /03\.08\.2026 40 6, 15\s% 9, 23\s%/ })).toBeVisible()
  },
}
export const Loading: Story = {
  name: 'Загружаем',
  parameters: inSituation({ path, answers: [waits(admin.getMoneyReport)] }),
}
export const Refused: Story = {
  name: 'Срок длиннее года',
  parameters: inSituation({
    path: '/statistics?from=2020-01-01&to=2026-11-25',
    answers: [refuses(admin.getMoneyReport, 'period/invalid')],
  }),
}
