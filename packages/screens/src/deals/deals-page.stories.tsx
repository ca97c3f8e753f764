import { deals } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { refuses, replies, waits } from '../stories/fake-server.ts'
import { inSituation, pageStories } from '../stories/page-story.tsx'
import * as page from './deals-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Сделки',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Папки сделок: сколько в\u00a0каждой и\u00a0чего не\u00a0хватает.',
      avoid: 'Содержимое одной папки\u00a0— «Сделка».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const path = '/user/deals/'
const deal = {
  deal_id: '00000000-0000-4000-8000-000000000301',
  object_key: '00:14:0203005:1047',
  address: 'г. Образцовск, ул. Кленовая, д. 14, кв. 47',
  closes_on: '2026-12-03',
  price: 4_100_000,
  created_at: '2026-11-20T09:00:00Z',
  documents: 2,
  orders: 3,
  missing: 4,
}

export const Filled: Story = {
  name: 'Две сделки',
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
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/не\sхватает 4/)).toBeVisible()
  },
}
export const Phone: Story = { ...Filled, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const Empty: Story = {
  name: 'Пусто: первая сделка',
  parameters: inSituation({ path, visitor: 'user', answers: [replies(deals.listDeals, [])] }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Создать сделку' }))
    await expect(canvas.getByRole('form', { name: 'Новая сделка' })).toBeVisible()
  },
}
export const Refused: Story = {
  name: 'Не\u00a0пришли',
  parameters: inSituation({ path, visitor: 'user', answers: [refuses(deals.listDeals, 'access/denied')] }),
}
export const Loading: Story = {
  name: 'Загружаются',
  parameters: inSituation({ path, visitor: 'user', answers: [waits(deals.listDeals)] }),
}
