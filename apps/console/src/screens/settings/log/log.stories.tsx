import { admin, staff } from '@proverka/api/calls'
import { refuses, replies, repliesTo, waits } from '@proverka/screens/stories/fake-server.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inSituation, screenStories } from '../../../stories/screen-story.tsx'
import * as screen from '../settings-screen.tsx'
import type { ChangeRow, ReadingRow } from './log-queries.ts'

const meta = {
  title: 'Консоль/Настройки, журнал',
  ...screenStories(screen),
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Кто из сотрудников что менял и чьи личные данные читал, и зачем.',
      avoid: 'Историю одной вещи показывает ее экран.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const PERSON = '00000000-0000-4000-8000-000000000001'
const ORDER = '11111111-0000-4000-8000-000000000002'

const change = (
  log_id: number,
  action: string,
  subject: string,
  details: ChangeRow['details'],
): ChangeRow => ({
  log_id,
  date: '2026-11-25T11:04:00Z',
  admin_id: PERSON,
  admin_email: 'igor@example.com',
  action,
  person_id: null,
  subject,
  details,
})

const CHANGES: readonly ChangeRow[] = [
  change(4, 'staff.give', `person:${PERSON}`, { role: 'editor', ends_at: '2026-11-30T15:00:00.000Z' }),
  change(3, 'system_info.save', 'system_info:alert_all', {
    before: { value: 'было', enabled: true },
    after: { value: 'стало', enabled: true },
  }),
  change(2, 'order_item.return', `order:${ORDER}`, {}),
  change(1, 'coupon.new-deed', 'coupon:AGENT10', { discount: 50 }),
]

const reading = (at: string, row: Partial<ReadingRow>): ReadingRow => ({
  at,
  reader_id: PERSON,
  reader: 'Вера Лунина',
  subject: `order:${ORDER}`,
  fields: 'email,items',
  call: 'OWN-admin-order-page',
  reason: null,
  reason_label: null,
  reference: null,
  text: null,
  ...row,
})

const SHOWN = reading('2026-11-25T11:03:00Z', {
  call: 'OWN-personal-data-show',
  fields: 'phone',
  reason: 'caller-check',
  reason_label: 'Звонит сам, сверяю',
  reference: '2318',
})

const nobody = replies(staff.listStaff, { staff: [] })

export const Changes: Story = {
  name: 'Кто что менял',
  parameters: inSituation({
    path: '/settings?part=log',
    answers: [
      nobody,
      repliesTo(admin.listUserLogs, (query) => {
        const logs = CHANGES.filter(({ action }) => action.startsWith(query.get('action') ?? ''))
        return { logs, count: logs.length }
      }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('row', {
        name: /сотрудники: дана роль.*роль: редактор; до: 30\.11\.2026, 18:00/,
      }),
    ).toBeVisible()
    await expect(canvas.getByRole('row', { name: /баннер alert_all.*текст: было → стало$/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'заказ 11111111' })).toHaveAttribute(
      'href',
      `/orders/${ORDER}`,
    )
    await expect(canvas.getByRole('row', { name: /купоны: new-deed/ })).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Что'), 'staff')
    await expect(await canvas.findByText('Показано 1')).toBeVisible()
  },
}
export const Readings: Story = {
  name: '[CONSOLE-03] Кто что читал и зачем',
  parameters: inSituation({
    path: '/settings?part=log&log=readings',
    answers: [
      nobody,
      repliesTo(admin.listReadingLog, (query) => ({
        readings: query.get('with_reason') ? [SHOWN] : [reading('2026-11-25T11:04:00Z', {}), SHOWN],
      })),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /email, items работа с разделом/ })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /phone Звонит сам, сверяю; по 2318/ })).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Какие'), 'named')
    await expect(await canvas.findByText('Показано 1')).toBeVisible()
  },
}
export const Empty: Story = {
  name: 'Ничего не менялось',
  parameters: inSituation({
    path: '/settings?part=log',
    answers: [nobody, replies(admin.listUserLogs, { logs: [], count: 0 })],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Такого никто не менял.')).toBeVisible()
  },
}
export const Loading: Story = {
  name: 'Загружаем',
  parameters: inSituation({ path: '/settings?part=log', answers: [nobody, waits(admin.listUserLogs)] }),
}
export const Refused: Story = {
  name: 'Отказ',
  parameters: inSituation({
    path: '/settings?part=log&log=readings',
    answers: [nobody, refuses(admin.listReadingLog, 'rate/limit')],
  }),
}
