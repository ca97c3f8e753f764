import { partner, payers } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { refuses, replies, repliesTo, waits } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import * as page from './partner-page.tsx'
import { DAY_MS, moscowDate } from '@proverka/domain/timing'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Партнер',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Собрать ссылку, увидеть, что она принесла, и попросить заработанное.',
      avoid: 'Пригласить одного коллегу можно и с «Баланса».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const path = '/user/partner/'
const ID = '00000000-0000-4000-8000-000000000001'
const VISITS = [18, 14, 31, 36, 28, 40, 22, 19, 47, 66, 58, 71, 64, 52]
const dayAgo = (days: number) => moscowDate(Date.now() - days * DAY_MS)

const days = {
  first: dayAgo(VISITS.length - 1),
  last: dayAgo(0),
  sources: ['telegram', 'site', ''],
  days: VISITS.map((visits, index) => ({
    day: dayAgo(VISITS.length - 1 - index),
    visits,
    registrations: Math.round(visits / 12),
    orders: Math.round(visits / 16),
    sum: Math.round(visits / 16) * 499,
  })),
}
const order = { number: 10_533, date: '2026-11-21T10:20:00Z', totalAmount: 499, Paid: true }
const orders = {
  count: 2,
  orders: [
    { ...order, products: ['Выписка ЕГРН об объекте'], source: 'telegram', campaign: 'osen' },
    { ...order, number: 10_531, Paid: false, products: ['Проверка человека'], source: null, campaign: null },
  ],
}
const withdrawal = {
  withdrawal_id: ID,
  number: 2,
  amount: 1500,
  status: 'requested' as const,
  reason: '',
  payer_id: ID,
  payer: 'ИП Синицына М. В.',
  date: '2026-11-20T09:00:00Z',
  decided: null,
}
const refused = {
  ...withdrawal,
  withdrawal_id: '00000000-0000-4000-8000-000000000002',
  number: 1,
  amount: 900,
  status: 'refused' as const,
  reason: 'счет получателя закрыт',
  decided: '2026-11-14T09:00:00Z',
}
const answers = [
  replies(partner.listPartnerDays, days),
  replies(partner.listPartnerOrders, orders),
  replies(partner.getPartnerStats, { registrations: 58, orders: 58, sum: 18_420, bonus: 7500 }),
  replies(partner.listWithdrawals, {
    available: 3420,
    hanging: 1250,
    held: 1500,
    withdrawals: [withdrawal, refused],
  }),
  replies(payers.listPayers, [
    { payer_id: ID, name: 'ИП Синицына М. В.', inn: '000000000000', kpp: '', address: 'г. Образцовск' },
  ]),
]

export const Filled: Story = {
  name: 'Ссылка, дни, заказы, заявки',
  parameters: inSituation({ path, visitor: 'user', answers }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /^График\. Переходы/ })).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Откуда'), 'telegram')
    await expect(canvas.getByLabelText('Ваша ссылка')).toHaveDisplayValue(
      /\?partner_id=.+&utm_source=telegram$/,
    )
    // Its bracket came with the word; the empty ones have none.
    await expect(canvas.getByText('&utm_source=')).toBeVisible()
    await expect(canvas.queryByText('&utm_medium=')).toBeNull()
    await expect(await canvas.findByText('telegram, osen')).toBeVisible()
    await expect(await canvas.findByText(/счет получателя закрыт/)).toBeVisible()
    await expect(canvas.getByText('ждут решения')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Подать заново заявку № 1' }))
    await expect(canvas.getByLabelText(/^Сумма вывода/)).toHaveDisplayValue('900')
    await expect(canvas.getByLabelText(/^Сумма вывода/)).toHaveFocus()
  },
}
const ofTelegram = {
  ...days,
  days: days.days.map((day) => ({ ...day, visits: Math.round(day.visits / 2), orders: 0, sum: 0 })),
}
export const OneSource: Story = {
  name: 'Один источник: график, таблица и заказы по нему',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [
      repliesTo(partner.listPartnerDays, (query) => (query.get('source') === 'telegram' ? ofTelegram : days)),
      repliesTo(partner.listPartnerOrders, (query) =>
        query.get('source') === 'telegram' ? { count: 1, orders: orders.orders.slice(0, 1) } : orders,
      ),
      ...answers.slice(2),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: /без меток/ })).toBeVisible()
    const sources = within(await canvas.findByRole('group', { name: 'Источник' }))
    await userEvent.click(sources.getByRole('button', { name: 'telegram' }))
    await waitFor(() => expect(canvas.queryByRole('cell', { name: /без меток/ })).toBeNull())
    await expect(sources.getByRole('button', { name: 'telegram' })).toHaveAttribute('aria-pressed', 'true')
    await expect(await canvas.findByText(/По всем ссылкам за все время/)).toBeVisible()
  },
}
export const ManySources: Story = {
  name: 'Источников много: список вместо кнопок',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [
      replies(partner.listPartnerDays, {
        ...days,
        sources: ['telegram', 'site', 'vk', 'email', 'qr', 'max', ''],
      }),
      ...answers.slice(1),
    ],
  }),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('combobox', { name: 'Источник' })
    await expect(within(list).getAllByRole('option')).toHaveLength(8)
  },
}
export const Phone: Story = { ...Filled, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const FirstDay: Story = {
  name: 'Первый день',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [
      replies(partner.listPartnerDays, { ...days, sources: [], days: [] }),
      replies(partner.listPartnerOrders, { orders: [], count: 0 }),
      replies(partner.getPartnerStats, { registrations: 0, orders: 0, sum: 0, bonus: 0 }),
      replies(partner.listWithdrawals, { available: 0, hanging: 0, held: 0, withdrawals: [] }),
      replies(payers.listPayers, []),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^По ссылкам еще не заказывали/)).toBeVisible()
    await expect(await canvas.findByText(/Выводить пока нечего/)).toBeVisible()
  },
}
export const Refused: Story = {
  name: 'Статистика не пришла',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [refuses(partner.listPartnerDays, 'access/denied'), ...answers.slice(1)],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Статистика не пришла')).toBeVisible()
  },
}
export const Loading: Story = {
  name: 'Загружается',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [
      waits(partner.listPartnerDays),
      waits(partner.listPartnerOrders),
      waits(partner.listWithdrawals),
      waits(payers.listPayers),
    ],
  }),
}
