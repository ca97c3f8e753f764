import { admin } from '@proverka/api/calls'
import { refuses, replies, waits } from '@proverka/screens/stories/fake-server.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inSituation, screenStories } from '../../stories/screen-story.tsx'
import * as screen from './today-screen.tsx'
import type { Today } from './today-query.ts'

const meta = {
  title: 'Консоль/Сегодня',
  ...screenStories(screen),
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Первый экран: что ждет человека, сначала ближайший срок, и как идет день.',
      avoid: 'Дела делают на экранах очередей.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

const today: Today = {
  now: ago(0),
  day: '2026-11-25',
  queues: [
    { key: 'fulfilments', count: 14, oldest_at: ago(53), due_at: ago(-3), overdue: 0 },
    { key: 'subject-requests', count: 3, oldest_at: ago(200), due_at: ago(2), overdue: 1 },
    { key: 'faults', count: 4, oldest_at: ago(8), due_at: null, overdue: 0 },
    { key: 'jobs', count: 0, oldest_at: null, due_at: null, overdue: 0 },
  ],
  money: {
    paid: 42_733,
    card: 37_645,
    balance: 5088,
    bonus: 0,
    returned: 1497,
    net: 41_236,
    net_week_ago: 38_410,
    sites: [
      { site: 'realty', paid: 30_437, returned: 1497, net: 28_940 },
      { site: 'fiz-pro', paid: 12_296, returned: 0, net: 12_296 },
    ],
    unreconciled: { count: 1, sum: 499 },
  },
  hours: Array.from({ length: 24 }, (_, hour) => ({
    hour,
    orders: hour < 14 ? (hour * 5) % 13 : null,
    usual: (hour * 7) % 11,
  })),
  sources: [
    { name: 'ЕГРН', state: 'answers', silent_since: null, checked_at: ago(0), usual_ms: 1_080_000 },
    { name: 'ФССП', state: 'silent', silent_since: ago(1), checked_at: ago(0), usual_ms: 8000 },
    { name: 'НСИС', state: 'unmeasured', silent_since: null, checked_at: null, usual_ms: null },
  ],
  jobs: { active: 12, waiting: 31, scheduled: 9, retry: 1, failed: 2, stuck: 3, completed_today: 412 },
}

export const Filled: Story = {
  name: 'Одно дело опоздало',
  parameters: inSituation({ path: '/', answers: [replies(admin.getToday, today)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Опоздали: 1 дело' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Выписки к заказу' })).toBeVisible()
    // An empty queue is no thing to do.
    await expect(canvas.queryByRole('link', { name: 'Задания стоят' })).toBeNull()
    await expect(canvas.getByText('недвижимость')).toBeVisible()
  },
}
export const Quiet: Story = {
  name: 'Дел нет, денег роль не видит',
  parameters: inSituation({
    path: '/',
    role: 'editor',
    answers: [replies(admin.getToday, { ...today, queues: [], money: null, hours: null, jobs: null })],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Дел нет' })).toBeVisible()
    await expect(canvas.queryByText('Деньги сегодня')).toBeNull()
  },
}
export const Loading: Story = {
  name: 'Загружаем',
  parameters: inSituation({ path: '/', answers: [waits(admin.getToday)] }),
}
export const Refused: Story = {
  name: 'Отказ',
  parameters: inSituation({ path: '/', answers: [refuses(admin.getToday, 'rate/limit')] }),
}
