import { admin, maintenance, sources } from '@proverka/api/calls'
import { refuses, replies, waits } from '@proverka/screens/stories/fake-server.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent } from 'storybook/test'
import { focusedDialog } from '../../stories/focused-dialog.ts'
import { inSituation, screenStories } from '../../stories/screen-story.tsx'
import type { Health, JobRow, SourceRow } from './health-queries.ts'
import * as screen from './health-screen.tsx'

const meta = {
  title: 'Консоль/Здоровье',
  ...screenStories(screen),
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Что не отвечает, что стоит и что делать. Чего не измерили, так и названо.',
      avoid: 'Дела людей — на экране «Сегодня».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const source = (change: Partial<SourceRow>): SourceRow => ({
  name: 'ЕГРН',
  state: 'answers',
  silent_since: null,
  checked_at: '2026-11-25T11:00:00Z',
  usual_ms: 1200,
  measured_since: '2026-10-01T00:00:00Z',
  days: [{ day: '2026-11-25', asked: 100, answered: 100 }],
  ...change,
})

const job: JobRow = {
  id: '00000000-0000-4000-8000-000000000401',
  job: 'ask-source',
  status: 'running',
  attempts: 4,
  created_at: '2026-11-25T09:40:00Z',
  started_at: '2026-11-25T09:40:00Z',
  is_stuck: true,
}

const health: Health = {
  measured_at: '2026-11-25T11:12:00Z',
  emails: { waiting: 2, oldest_seconds: 40, refused_addresses: 5, given_up: 0 },
  open_payments: { count: 1, oldest_seconds: 79_800 },
  refused_refunds: 0,
  quotas: [{ source: 'ЕГРН', window_seconds: 86_400, share: 0.4 }],
  accounts: [],
  register_seconds: null,
  backup_at: '2026-11-25T00:30:00Z',
  storage: { total_bytes: 200 * 1024 ** 3, free_bytes: 139 * 1024 ** 3 },
  database_bytes: 4.2 * 1024 ** 3,
}

const listed = replies(sources.listSources, {
  measured_at: '2026-11-25T11:12:00Z',
  sources: [
    source({}),
    source({
      name: 'ФССП',
      state: 'silent',
      usual_ms: null,
      days: [{ day: '2026-11-25', asked: 4, answered: 1 }],
    }),
  ],
  confirmers: [],
})

export const Filled: Story = {
  name: 'Молчащий источник первый; вставшее задание начинают заново',
  tags: ['!dev', '!autodocs'],
  parameters: inSituation({
    path: '/health',
    answers: [
      replies(admin.getHealth, health),
      listed,
      replies(maintenance.listJobs, [job]),
      replies(maintenance.retryJob, { retried: true }),
    ],
  }),
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('row', { name: /ФССП/ })
    await expect(first).toHaveTextContent(/молчит.*не измерено.*75/)
    await expect(first.compareDocumentPosition(canvas.getByRole('row', { name: /ЕГРН/ }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    await canvas.findByRole('row', { name: /Спросить источник/ })
    await userEvent.keyboard('j{Enter}')
    await focusedDialog()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await page.findByText('Задание начато заново')).toBeInTheDocument()
  },
}
export const Empty: Story = {
  name: 'Все задания сделаны',
  parameters: inSituation({
    path: '/health',
    answers: [replies(admin.getHealth, health), listed, replies(maintenance.listJobs, [])],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Все задания сделаны.')).toBeVisible()
  },
}
export const Loading: Story = {
  name: 'Загружаем',
  parameters: inSituation({
    path: '/health',
    answers: [waits(admin.getHealth), waits(sources.listSources), waits(maintenance.listJobs)],
  }),
}
export const Refused: Story = {
  name: 'Отказ',
  parameters: inSituation({
    path: '/health',
    answers: [
      refuses(admin.getHealth, 'rate/limit'),
      refuses(sources.listSources, 'rate/limit'),
      refuses(maintenance.listJobs, 'rate/limit'),
    ],
  }),
}
