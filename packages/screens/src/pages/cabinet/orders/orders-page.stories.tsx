import { orders } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { refuses, replies, waits } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { DONE_PARTS, GOING_PARTS, sampleHistory, samplePart } from '../../../stories/sample-orders.ts'
import * as page from './orders-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Мои заказы',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Все заказы человека: что ждет его, что готовится и что можно прочитать.',
      avoid: 'Один заказ со шкалой времени — «Заказ».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const path = '/user/orders/'
const list = [
  sampleHistory(10_602, DONE_PARTS),
  sampleHistory(10_603, GOING_PARTS),
  sampleHistory(10_604, [samplePart('RiskAssessmentOwner', { status: 'actionrequired' })]),
  sampleHistory(10_605, [samplePart('EgrnObject', { status: 'waitingforpayment' })]),
  sampleHistory(10_606, [samplePart('EgrnObject', { status: 'refund' })]),
]
const summary = {
  count: 25,
  states: { payment: 1, data: 1, going: 1, done: 21, refund: 1 },
  months: ['2026-11', '2026-09'],
  products: [
    { product_name: 'EgrnObject', product_name_ru: 'Выписка ЕГРН об объекте' },
    { product_name: 'PersonCheck', product_name_ru: 'Проверка человека' },
  ],
}
const summed = replies(orders.getOrderSummary, summary)

export const Filled: Story = {
  name: 'Все виды частей',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [replies(orders.listOrders, { orders: list, count: 25 }), summed],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Показаны\s1–20/)).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /нужны данные/ })).toHaveAttribute(
      'href',
      '?state=data',
    )
  },
}
export const Phone: Story = { ...Filled, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const Empty: Story = {
  name: 'Пусто',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [replies(orders.listOrders, { orders: [], count: 0 })],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Заказов пока нет' })).toBeVisible()
  },
}
export const NotFound: Story = {
  name: 'Ничего не нашлось',
  parameters: inSituation({
    path: '/user/orders/?search=Ладогин&state=done',
    visitor: 'user',
    answers: [replies(orders.listOrders, { orders: [], count: 0 }), summed],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Таких заказов нет' })).toBeVisible()
    await expect(await canvas.findByLabelText('Номер, объект, адрес или имя')).toHaveValue('Ладогин')
  },
}
export const Loading: Story = {
  name: 'Загружаются',
  parameters: inSituation({ path, visitor: 'user', answers: [waits(orders.listOrders)] }),
}
export const Refused: Story = {
  name: 'Не пришли',
  parameters: inSituation({ path, visitor: 'user', answers: [refuses(orders.listOrders, 'access/denied')] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Заказы не пришли')).toBeVisible()
  },
}
export const Guest: Story = { name: 'Без входа', parameters: inSituation({ path }) }
