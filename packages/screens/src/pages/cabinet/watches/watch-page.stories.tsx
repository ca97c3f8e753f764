import { watches } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { refuses, replies, waits } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import type { Watch } from './data.ts'
import { OBJECT_WATCH, PERSON_WATCH } from './sample-watches.ts'
import * as page from './watch-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Слежение',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Одно слежение: клетка — одна проверка, под ней то, что изменилось.',
      avoid: 'Список — «За чем слежу».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const open = (watch: Watch) =>
  inSituation({
    path: `/user/watches/${watch.watch_id}/`,
    visitor: 'user',
    answers: [replies(watches.getWatch, watch), refuses(watches.prolongWatch, 'payment/not-enough-money')],
  })

export const Changed: Story = {
  name: 'Одно изменение',
  parameters: open(OBJECT_WATCH),
  play: async ({ canvas }) => {
    const cells = await canvas.findByRole('list', { name: 'Проверки по порядку' })
    await expect(within(cells).getAllByRole('listitem')).toHaveLength(14)
    await expect(within(cells).getByText('изменилось')).toBeInTheDocument()
    const change = canvas.getByRole('article', { name: /^Изменение/ })
    await expect(within(change).getByText('Нежилое помещение')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Выписка об объекте, 499/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Продлить' }))
    await expect(await canvas.findByText(/не хватает денег/)).toBeVisible()
  },
}
export const Phone: Story = { ...Changed, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const Asking: Story = {
  name: 'Ждем согласия человека',
  parameters: open(PERSON_WATCH),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Напомнить' })).toBeVisible()
    await expect(canvas.getByText(/перестанем в\sтот же день/)).toBeVisible()
  },
}
export const Reviewed: Story = {
  name: 'Пауза: основание не подтвердили',
  parameters: open({
    ...PERSON_WATCH,
    status: 'paused',
    pause: 'ground',
    started_at: '2026-05-01T06:12:00Z',
    ends_at: '2027-05-01T06:12:00Z',
    ground: PERSON_WATCH.ground && {
      ...PERSON_WATCH.ground,
      agreed_at: '2026-05-01T06:12:00Z',
      review_asked_at: '2026-11-01T06:12:00Z',
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Основание действует' })).toBeVisible()
  },
}
export const Withdrawn: Story = {
  name: 'Согласие отозвано',
  parameters: open({ ...PERSON_WATCH, status: 'ended', ending: 'withdrawn' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Отозвано')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Пауза' })).toBeNull()
  },
}
export const Absent: Story = {
  name: 'Чужое',
  parameters: inSituation({
    path: `/user/watches/${OBJECT_WATCH.watch_id}/`,
    visitor: 'user',
    answers: [refuses(watches.getWatch, 'watch/not-found')],
  }),
}
export const Refused: Story = {
  name: 'Не открылось',
  parameters: inSituation({
    path: `/user/watches/${OBJECT_WATCH.watch_id}/`,
    visitor: 'user',
    answers: [refuses(watches.getWatch, 'access/denied')],
  }),
}
export const Loading: Story = {
  name: 'Загружается',
  parameters: inSituation({
    path: `/user/watches/${OBJECT_WATCH.watch_id}/`,
    visitor: 'user',
    answers: [waits(watches.getWatch)],
  }),
}
