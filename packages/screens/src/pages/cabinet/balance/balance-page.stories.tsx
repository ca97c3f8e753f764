import { orders, partner, payers } from '@proverka/api/calls'
import type { Movement } from '@proverka/domain/orders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { refuses, replies, waits } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import * as page from './balance-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Баланс',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Деньги человека: сколько своих и сколько бонуса, откуда пришли и как добавить.',
      avoid: 'Оплата одного заказа — «Оформление».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const path = '/user/balance/'
const ID = '00000000-0000-4000-8000-000000000001'

let number = 0
const movement = (what: Omit<Movement, 'transaction_id' | 'Amount' | 'date'>): Movement => ({
  ...what,
  transaction_id: `00000000-0000-4000-8000-0000000001${String(++number).padStart(2, '0')}`,
  Amount: what.own + what.bonus,
  date: '2026-11-21T11:11:00.000Z',
})
const transactions = [
  movement({ Description: 'Промокод ОСЕНЬ-26', kind: 'top-up', own: 0, bonus: 250, balance: 1624 }),
  movement({
    Description: 'Заказ 10 533, проверка человека',
    kind: 'order',
    own: -99,
    bonus: 0,
    balance: 1374,
  }),
  movement({ Description: 'Возврат за заказ 10 311', kind: 'return', own: 99, bonus: 0, balance: 1473 }),
  movement({ Description: 'custom', kind: 'top-up', own: 1374, bonus: 0, balance: 1374 }),
]
const movements = { transactions, count: 4, own: 1374, bonus: 250 }
const PAYERS = [
  { payer_id: ID, name: 'ООО «Кровля»', inn: '0000000018', kpp: '000001001', address: 'г. Образцовск' },
]
const INVOICES = [
  {
    invoice_id: ID,
    number: 118,
    amount: 5000,
    url: `/invoice/${ID}/pdf`,
    date: '2026-11-18T09:00:00.000Z',
    paid: false,
    payer: 'ООО «Кровля»',
  },
]
const invited = (email: string, more: object) => ({
  email,
  date: '2026-11-18T09:00:00.000Z',
  largest_top_up: 0,
  top_up_date: null,
  bonus: 0,
  state: 'no-top-up' as const,
  ...more,
})
const INVITED = {
  count: 3,
  invited: [
    invited('к···@example.test', {
      largest_top_up: 3000,
      top_up_date: '2026-11-18T09:00:00.000Z',
      state: 'too-little',
    }),
    invited('в···@example.test', {}),
    invited('п···@example.test', {
      largest_top_up: 15_000,
      top_up_date: '2026-11-19T09:00:00.000Z',
      bonus: 7500,
      state: 'paid',
    }),
  ],
}
const nobody = { invited: [], count: 0 }
const rest = [
  replies(payers.listPayers, PAYERS),
  replies(orders.listInvoices, INVOICES),
  replies(partner.listInvited, INVITED),
]

export const Filled: Story = {
  name: 'Свои и бонус, движения, плательщики, приглашенные',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [replies(orders.listTransactions, movements), ...rest],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Можно потратить 1.624.₽$/ })).toBeVisible()
    await expect(await canvas.findByText(/^Станет 3.124.₽: свои 2.874.₽, бонус 250.₽/)).toBeVisible()
    await expect(await canvas.findByText(/Меньше 5.000.₽: ждем пополнения побольше/)).toBeVisible()
    // «Показаны 1 из 1» would be no Russian.
    await expect(canvas.getByText(/^Показано\s4\sиз\s4\./)).toBeVisible()
  },
}
export const ByInvoice: Story = {
  ...Filled,
  name: 'По счету на плательщика',
  play: async ({ canvas }) => {
    await canvas.findByText('Счета')
    await userEvent.click(await canvas.findByRole('radio', { name: /^По\sсчету/ }))
    await expect(await canvas.findByLabelText('Плательщик')).toHaveDisplayValue('ООО «Кровля»')
    await expect(canvas.getByRole('button', { name: /^Выставить счет на 1.500.₽$/ })).toBeVisible()
  },
}
export const Wanted: Story = {
  ...Filled,
  name: 'Не хватило на тариф',
  parameters: inSituation({
    path: `${path}?sum=3366&back=/user/tariff/`,
    visitor: 'user',
    answers: [replies(orders.listTransactions, movements), ...rest],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Пополнить на 3.366.₽$/ })).toBeVisible()
    await expect(canvas.getByText(/вернем вас туда/)).toBeVisible()
  },
}
export const Promocode: Story = {
  name: 'Промокод не подошел: слово стоит у поля',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [
      replies(orders.listTransactions, movements),
      refuses(orders.redeemPromocode, 'promocode/used'),
      ...rest,
    ],
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Промокод'), 'осень-26{Enter}')
    await expect(await canvas.findByText('Этот промокод вы уже применили')).toBeVisible()
    await expect(canvas.getByLabelText('Промокод')).toHaveValue('осень-26')
  },
}
export const FirstDay: Story = {
  name: 'Первый день',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [
      replies(orders.listTransactions, { transactions: [], count: 0, own: 0, bonus: 0 }),
      replies(payers.listPayers, []),
      replies(orders.listInvoices, []),
      replies(partner.listInvited, nobody),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Движений пока нет/)).toBeVisible()
  },
}
export const Phone: Story = { ...Filled, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const Loading: Story = {
  name: 'Загружается',
  parameters: inSituation({ path, visitor: 'user', answers: [waits(orders.listTransactions)] }),
}
export const Refused: Story = {
  name: 'Не пришел',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [refuses(orders.listTransactions, 'access/denied'), ...rest],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Баланс не пришел')).toBeVisible()
  },
}
export const Guest: Story = { name: 'Без входа', parameters: inSituation({ path }) }
