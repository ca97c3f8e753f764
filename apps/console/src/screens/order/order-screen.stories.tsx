import { admin } from '@proverka/api/calls'
import { refuses, replies, waits } from '@proverka/screens/stories/fake-server.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inSituation, screenStories } from '../../stories/screen-story.tsx'
import * as screen from './order-screen.tsx'
import type { OrderStory } from './order-query.ts'

const meta = {
  title: 'Консоль/Заказ',
  ...screenStories(screen),
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Вся история одного заказа: деньги напротив событий, возврат показывает, что изменит, до нажатия.',
      avoid: 'Правки цен и промокодов — в каталоге.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const id = (end: number) => `00000000-0000-4000-8000-${String(end).padStart(12, '0')}`
const event = (at: string, kind: OrderStory['timeline'][number]['kind'], amount: number | null = null) => ({
  at,
  kind,
  order_item_id: null,
  actor: null,
  actor_id: null,
  detail: null,
  amount,
  request_id: null,
})

const order: OrderStory = {
  order_id: id(1),
  version: '1',
  number: 10_576,
  site: 'realty',
  purpose: 'items',
  client: { person_id: id(2), name: 'М··· С···', email: 'm···@e···.ru', phone: null },
  email: 'm···@e···.ru',
  created_at: '2026-11-23T09:04:00Z',
  paid_at: '2026-11-23T09:06:00Z',
  promised_at: null,
  total: 528,
  returned: 0,
  used_balance: false,
  partner_id: null,
  campaign: null,
  source: null,
  request_id: null,
  viewers: [],
  items: [
    {
      order_item_id: id(3),
      number: '10 576-1',
      product_name: 'EgrnObject',
      product_name_ru: 'Выписка ЕГРН об объекте',
      subject: '00:14:0203007:212',
      status: 'done',
      price: 499,
      returned: 0,
      due_at: null,
      done_at: '2026-11-24T13:40:00Z',
      opened_at: null,
      sources: [],
      fulfilments: [],
    },
  ],
  timeline: [
    event('2026-11-23T09:04:00Z', 'placed'),
    event('2026-11-23T09:06:00Z', 'paid', 499),
    event('2026-11-23T09:07:00Z', 'asked'),
    event('2026-11-24T13:40:00Z', 'done'),
  ],
  payments: [],
  receipts: [],
  ledger: [],
  files: [],
  emails: [],
  notes: [],
  reads: [],
}

const answers = [
  replies(admin.getOrderPage, order),
  replies(admin.listPending, { pending: [] }),
  replies(admin.previewReturn, {
    order_item_id: id(3),
    left: 499,
    rule: { rule: 'goodwill', label: 'По решению сотрудника' },
    other_rules: [{ rule: 'not-begun', label: 'Работа не начата' }],
    paid: 499,
    returned: 499,
    remains: 0,
    status: { before: 'done', after: 'done' },
    to: { card: 499, balance: 0, bonus: 0 },
    due: '2026-12-04',
    receipt: 'with-card',
    email: 'Возвращаем 499 ₽',
    partner: null,
    needs_second: false,
    undo_minutes: 10,
  }),
]
const place = { path: `/orders/${id(1)}`, route: '/orders/:id' }

export const Filled: Story = {
  name: 'Возврат показывает, что изменит, до нажатия',
  parameters: inSituation({ ...place, answers }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Заказ 10\s576/ })).toBeVisible()
    await expect(canvas.queryByText('Спросили источник')).toBeNull()
    await userEvent.keyboard('v')
    await expect(await canvas.findByText('вернем')).toBeVisible()
    await expect(canvas.getByRole('row', { name: /На карту/ })).toBeVisible()
    // Without a reason nothing goes out.
    await expect(canvas.getByRole('button', { name: /^Вернуть 499/ })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByText('вернем')).toBeNull()
  },
}
export const OpenElsewhere: Story = {
  name: 'Заказ открыт и у коллеги',
  parameters: inSituation({
    ...place,
    answers: [
      replies(admin.getOrderPage, { ...order, viewers: [{ person_id: id(9), name: 'Павел Ким' }] }),
      ...answers.slice(1),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Заказ открыт и у других: Павел Ким')).toBeVisible()
  },
}
export const OfEditor: Story = {
  name: 'Роль без права на возврат',
  parameters: inSituation({ ...place, role: 'editor', answers }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Заказ 10\s576/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Вернуть деньги/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Показать/ })).toBeNull()
  },
}
export const Loading: Story = {
  name: 'Загружаем',
  parameters: inSituation({ ...place, answers: [waits(admin.getOrderPage)] }),
}
export const Refused: Story = {
  name: 'Такого заказа нет',
  parameters: inSituation({ ...place, answers: [refuses(admin.getOrderPage, 'order/not-found')] }),
}
