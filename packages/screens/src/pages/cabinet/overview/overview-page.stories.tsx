import { orders, saved } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { refuses, replies, waits } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { sampleHistory, samplePart } from '../../../stories/sample-orders.ts'
import { NOTHING, WAITING, WATCHED } from '../../../stories/sample-overview.ts'
import * as page from './overview-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Обзор',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Первая страница кабинета: что ждет человека и до какого срока, деньги, последние заказы.',
      avoid: 'Все заказы — «Мои заказы».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const path = '/user/'
const listed = replies(orders.listOrders, {
  orders: [
    ...WAITING.tasks.map(({ order }) => order),
    sampleHistory(10_498, [samplePart('EgrnObject', { status: 'refund' })]),
  ],
  count: 14,
})

export const Waiting: Story = {
  name: 'Ждут дела',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [replies(orders.getOverview, WAITING), listed],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Вас ждут 2 дела' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /^Оплатить/ })).toBeVisible()
    await expect(canvas.getByText(/бонус, тратим первым/)).toBeVisible()
    await expect(canvas.getByText(/^Осталось 375\s₽/)).toHaveTextContent(/Оплатите заказ 10\s507/)
  },
}
export const Phone: Story = { ...Waiting, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const Watched: Story = {
  name: 'Есть на что обратить внимание',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [replies(orders.getOverview, WATCHED), listed],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: /обратить внимание/ })).toBeVisible()
    await expect(canvas.getByText(/Заказ 10\s531 опаздывает/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Продлить' })).toHaveAttribute('href', '/user/tariff/')
  },
}
export const WatchedPhone: Story = {
  ...Watched,
  name: 'Есть на что обратить внимание, телефон',
  globals: { viewport: { value: 'phone' } },
}
export const FirstDay: Story = {
  name: 'Первый день',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [replies(orders.getOverview, NOTHING), replies(orders.listOrders, { orders: [], count: 0 })],
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Начните с объекта или человека' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Проверить человека' })).toBeVisible()
    await expect(canvas.getByText(/^Образцы готовых отчетов: /)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'финансовая надежность' })).toBeVisible()
  },
}
export const Done: Story = {
  name: 'Дел нет',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [replies(orders.getOverview, { ...NOTHING, balance: WAITING.balance }), listed],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Дел нет' })).toBeVisible()
    // Nothing to say is no panel.
    await expect(canvas.queryByText(/обратить внимание/)).toBeNull()
  },
}
export const Loading: Story = {
  name: 'Загружается',
  parameters: inSituation({ path, visitor: 'user', answers: [waits(orders.getOverview), listed] }),
}
export const Refused: Story = {
  name: 'Не загрузился',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [refuses(orders.getOverview, 'access/denied'), listed],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Обзор не загрузился')).toBeVisible()
  },
}

const SEARCH = { kind: 'search' as const, key: 'Кленовая 14', title: '' }
const favourite = (key: string, title: string) => ({ kind: 'favourite' as const, key, title })

/** Last: what was read of an account stays with the page. */
export const Saved: Story = {
  name: 'Избранное и поиски',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [
      replies(orders.getOverview, WAITING),
      listed,
      replies(saved.listSaved, [
        SEARCH,
        favourite('00:14:0203005:1047', 'г. Образцовск, ул. Кленовая, д. 14, кв. 47'),
        favourite('00:14:0203005:1048', 'г. Образцовск, ул. Кленовая, д. 14, кв. 48'),
      ]),
      replies(saved.removeSaved, [SEARCH]),
    ],
  }),
  play: async ({ canvas }) => {
    const favourites = await canvas.findByRole('region', { name: 'Избранное' })
    await expect(within(favourites).getByRole('link', { name: 'Сравнить два последних' })).toBeVisible()
    await userEvent.click(within(favourites).getByRole('button', { name: 'Очистить избранное' }))
    await waitFor(() => expect(favourites).not.toBeInTheDocument())
    await expect(canvas.getByRole('link', { name: 'Кленовая 14' })).toBeVisible()
  },
}
