import { deals, orders } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { refuses, replies, waits } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { DONE_PARTS, sampleHistory } from '../../../stories/sample-orders.ts'
import type { Deal } from './data.ts'
import * as page from './deals-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Сделки',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Папки сделок: сколько в каждой и чего не хватает.',
      avoid: 'Содержимое одной папки — «Сделка».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const path = '/user/deals/'
const opened = {
  deal_id: '00000000-0000-4000-8000-000000000301',
  object_key: '00:14:0203005:1047',
  address: 'г. Образцовск, ул. Кленовая, д. 14, кв. 47',
  closes_on: '2026-12-03',
  price: 4_100_000,
  created_at: '2026-11-20T09:00:00Z',
}
const deal = { ...opened, documents: 2, orders: 3, missing: 4 }

const folder: Deal = {
  ...opened,
  parties: [{ role: 'Продавец', name: 'Ладогин А. П.' }],
  orders: [sampleHistory(10_602, DONE_PARTS)],
  documents: [],
  needs: [
    {
      need_id: '00000000-0000-4000-8000-000000000401',
      title: 'Согласие супруга, у нотариуса',
      bearer: 'Продавец',
      due_on: '2026-11-28',
      document_id: null,
    },
  ],
  sheets: [],
  links: [],
}
const none = { order_id: null, document_id: null, need_id: null }
folder.sheets.push(
  { ...none, number: 1, group: 'reports', state: 'here', order_id: folder.orders[0]?.orderId ?? null },
  { ...none, number: 2, group: 'documents', state: 'missing', need_id: folder.needs[0]?.need_id ?? null },
)

export const Filled: Story = {
  name: 'Ближайшая открыта, остальные вкладками',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [
      replies(deals.listDeals, [
        deal,
        {
          ...deal,
          deal_id: '00000000-0000-4000-8000-000000000302',
          address: '',
          closes_on: null,
          missing: 0,
        },
      ]),
      replies(deals.getDeal, folder),
      replies(orders.listOrders, { orders: [], count: 0 }),
    ],
  }),
  play: async ({ canvas }) => {
    const tabs = await canvas.findByRole('navigation', { name: 'Сделки' })
    await expect(within(tabs).getAllByRole('link')).toHaveLength(2)
    await expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent(/не\sхватает 4/)
    await expect(await canvas.findByRole('heading', { name: /^Не\sхватает 1\sлиста$/ })).toBeVisible()
  },
}
export const Phone: Story = { ...Filled, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const NotOpened: Story = {
  name: 'Папка не открылась, вкладки на месте',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [replies(deals.listDeals, [deal]), refuses(deals.getDeal, 'access/denied')],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Сделка не открылась')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Кленовая/ })).toBeVisible()
  },
}
export const Empty: Story = {
  name: 'Пусто: первая сделка',
  parameters: inSituation({ path, visitor: 'user', answers: [replies(deals.listDeals, [])] }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Создать сделку' }))
    await expect(canvas.getByRole('form', { name: 'Новая сделка' })).toBeVisible()
    await expect(canvas.getByLabelText('Кадастровый номер или адрес')).toHaveFocus()
  },
}
export const Refused: Story = {
  name: 'Не пришли',
  parameters: inSituation({ path, visitor: 'user', answers: [refuses(deals.listDeals, 'access/denied')] }),
}
export const Loading: Story = {
  name: 'Загружаются',
  parameters: inSituation({ path, visitor: 'user', answers: [waits(deals.listDeals)] }),
}
