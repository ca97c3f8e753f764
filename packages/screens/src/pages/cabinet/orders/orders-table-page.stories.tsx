import { orders } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { refuses, replies, repliesFile, repliesTo, waits } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { DONE_PARTS, GOING_PARTS, sampleHistory, samplePart } from '../../../stories/sample-orders.ts'
import * as page from './orders-table-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Заказы таблицей',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Те же заказы строками: сортировка, выбор, выгрузка в XLSX.',
      avoid: 'Части заказа и дела с ними — «Мои заказы».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const summary = {
  count: 3,
  states: { payment: 1, data: 0, going: 1, done: 1, refund: 0 },
  months: ['2026-11', '2026-09'],
  products: [{ product_name: 'EgrnObject', product_name_ru: 'Выписка ЕГРН об объекте' }],
}

export const Filled: Story = {
  name: 'Выбраны два заказа',
  parameters: inSituation({
    path: '/user/ordersNew/',
    visitor: 'user',
    answers: [
      replies(orders.listOrders, {
        orders: [
          sampleHistory(10_602, DONE_PARTS),
          sampleHistory(10_603, GOING_PARTS),
          sampleHistory(10_605, [samplePart('EgrnObject', { status: 'waitingforpayment' })]),
        ],
        count: 3,
      }),
      replies(orders.getOrderSummary, summary),
      repliesFile(orders.downloadOrders, 'заказы-2.zip'),
    ],
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Выбрать заказ 10\s602/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /Выбрать заказ 10\s605/ }))
    const total = within(canvas.getByRole('region', { name: 'Выбранные заказы' }))
    await expect(total.getByText('Выбрано 2')).toBeVisible()
    await expect(total.getByText(/^1\sобъект$/)).toBeVisible()
    await expect(total.getByText(/^оплачено 1\s497\s₽$/)).toBeVisible()
    await expect(total.getByText(/^1\s996\s₽$/)).toBeVisible()
    await expect(canvas.getByText(/^храним до\s\d\d\.\d\d$/)).toBeVisible()
    await expect(canvas.getByText(/^Всего 3\sзаказа\./)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'XLSX, выбрано: 2' })).toBeVisible()
    await expect(total.getByText(/^Отчетов еще нет или есть не все: 10\s605 \(ждет оплаты\)\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Скачать ZIP' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Скачать ZIP' })).toBeEnabled())
  },
}
export const TooMany: Story = {
  name: 'Выбрано больше, чем входит в архив и в таблицу',
  parameters: inSituation({
    path: '/user/ordersNew/',
    visitor: 'user',
    answers: [
      replies(orders.listOrders, {
        orders: Array.from({ length: 102 }, (_, index) => ({
          ...sampleHistory(10_700 + index, DONE_PARTS),
          orderId: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        })),
        count: 102,
      }),
      replies(orders.getOrderSummary, summary),
    ],
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Все на странице' }))
    await expect(
      canvas.getByText(/^В одном архиве до 50 заказов: чтобы скачать, снимите выбор с 52\.$/),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Скачать 102 готовых, ZIP' })).toBeDisabled()
    await expect(
      canvas.getByText(/^В таблицу XLSX входит до 100 выбранных заказов: снимите выбор с\s2\./),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'XLSX, выбрано: 102' })).toBeDisabled()
  },
}
export const TooManyUnpaid: Story = {
  name: 'Выбрано больше, чем оплачивается вместе',
  parameters: inSituation({
    path: '/user/ordersNew/',
    visitor: 'user',
    answers: [
      replies(orders.listOrders, {
        orders: Array.from({ length: 21 }, (_, index) => ({
          ...sampleHistory(10_800 + index, [samplePart('EgrnObject', { status: 'waitingforpayment' })]),
          orderId: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        })),
        count: 21,
      }),
      replies(orders.getOrderSummary, summary),
    ],
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Все на странице' }))
    await expect(
      canvas.getByText(/^Одним платежом оплачивается до 20 заказов: снимите выбор с 1\.$/),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Оплатить 21 за/ })).toBeDisabled()
  },
}
/** What the server says of a choice is said, and the choice stays. */
export const Together: Story = {
  name: 'Два неоплаченных одним платежом',
  parameters: inSituation({
    path: '/user/ordersNew/?month=2026-11&payment=none',
    visitor: 'user',
    answers: [
      replies(orders.listOrders, {
        orders: [
          sampleHistory(10_605, [samplePart('EgrnObject', { status: 'waitingforpayment' })]),
          sampleHistory(10_606, [samplePart('EgrnRightList', { status: 'waitingforpayment' })]),
        ],
        count: 2,
      }),
      replies(orders.getOrderSummary, summary),
      refuses(orders.payOrders, 'payment/already-paid'),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Месяц')).toHaveValue('2026-11')
    await expect(canvas.getByLabelText('Оплата')).toHaveValue('none')
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Выбрать заказ 10\s605/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /Выбрать заказ 10\s606/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Оплатить 2 за/ }))
    await expect(await canvas.findByText('Выбрано 2')).toBeVisible()
  },
}
const exported = fn()

/** The choice outlives a filter that leaves it out, and goes to the file as a whole. */
export const ChosenElsewhere: Story = {
  name: 'Выбранное ушло из отбора',
  parameters: inSituation({
    path: '/user/ordersNew/',
    visitor: 'user',
    answers: [
      repliesTo(orders.listOrders, (query) => {
        const going = sampleHistory(10_603, GOING_PARTS)
        const payment = query.get('payment')
        if (payment === 'balance') return { orders: [], count: 0 }
        return payment === null
          ? { orders: [sampleHistory(10_602, DONE_PARTS), going], count: 2 }
          : { orders: [going], count: 1 }
      }),
      replies(orders.getOrderSummary, summary),
      {
        endpoint: orders.exportOrders,
        respond: async (_init, query) => {
          exported(query.get('payment'), query.get('ids')?.split(',').length)
          return new Response('file')
        },
      },
    ],
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Выбрать заказ 10\s602/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /Выбрать заказ 10\s603/ }))
    await userEvent.selectOptions(canvas.getByLabelText('Оплата'), 'balance')
    await expect(await canvas.findByText('Таких заказов нет')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Оплата'), 'card')
    const total = within(await canvas.findByRole('region', { name: 'Выбранные заказы' }))
    await expect(total.getByText('Выбрано 2')).toBeVisible()
    await expect(total.getByText(/^здесь видно 1$/)).toBeVisible()
    await expect(canvas.getByText(/и\sте, которых сейчас не\sвидно/)).toBeVisible()
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await userEvent.click(canvas.getByRole('button', { name: 'XLSX, выбрано: 2' }))
    await waitFor(() => expect(saved).toHaveBeenCalled())
    await expect(exported).toHaveBeenCalledWith(null, 2)
  },
}
export const Phone: Story = { ...Filled, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const Empty: Story = {
  name: 'Пусто',
  parameters: inSituation({
    path: '/user/ordersNew/',
    visitor: 'user',
    answers: [replies(orders.listOrders, { orders: [], count: 0 })],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Заказов пока нет' })).toBeVisible()
  },
}
export const Loading: Story = {
  name: 'Загружаются',
  parameters: inSituation({ path: '/user/ordersNew/', visitor: 'user', answers: [waits(orders.listOrders)] }),
}
export const Refused: Story = {
  name: 'Не пришли',
  parameters: inSituation({
    path: '/user/ordersNew/',
    visitor: 'user',
    answers: [refuses(orders.listOrders, 'access/denied')],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Заказы не пришли')).toBeVisible()
  },
}
