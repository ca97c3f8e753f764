import { sources } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { refuses, replies, waits } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { MEASURED } from './measured.test-data.ts'
import * as page from './sources-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Источники',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Какие реестры отвечают сейчас и как отвечали 30 дней, по измеренным запросам.',
      avoid: 'Что значит ответ для вывода — на странице «Как делается вывод».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const situation = (answer: ReturnType<typeof refuses>) =>
  inSituation({ path: '/sources/', servesAll: true, answers: [answer] })

export const Measured: Story = {
  name: 'Один молчит, один не спрашивали',
  parameters: situation(replies(sources.listSources, MEASURED)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Молчит с/)).toBeVisible()
    await expect(canvas.getByText(/^Сегодня не.спрашивали$/)).toBeVisible()
  },
}
export const Phone: Story = { ...Measured, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const Loading: Story = {
  name: 'Загружается',
  parameters: situation(waits(sources.listSources)),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Отвечает$/)).toBeNull()
  },
}
export const Refused: Story = {
  name: 'Состояние не пришло',
  parameters: situation(refuses(sources.listSources, 'server/unknown')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Состояние не.пришло$/)).toBeVisible()
    await expect(canvas.queryByText(/^Отвечает$/)).toBeNull()
  },
}
