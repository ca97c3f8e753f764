import { sources } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { refuses, replies, waits } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { MEASURED } from './measured.test-data.ts'
import { ShortSources } from './short-sources.tsx'

const meta = {
  ...pageStories({ Component: ShortSources }),
  title: 'Экраны/Источники коротко',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'На главной: шесть источников, на которых держатся отчеты, их состояние и 30 дней.',
      avoid: 'Все источники с законами стоят на странице «Источники».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const situation = (answer: ReturnType<typeof refuses>) =>
  inSituation({ path: '/', servesAll: true, answers: [answer] })

export const Measured: Story = {
  name: 'Один не спрашивали',
  parameters: situation(replies(sources.listSources, MEASURED)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ФССП')).toBeVisible()
    await expect(canvas.getByText(/^Сегодня не.спрашивали$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Все источники' })).toHaveAttribute('href', '/sources/')
    // Not among the six.
    await expect(canvas.queryByText('КАД')).toBeNull()
  },
}
export const Phone: Story = { ...Measured, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const Loading: Story = { name: 'Загружается', parameters: situation(waits(sources.listSources)) }
export const Refused: Story = {
  name: 'Не пришло: на главной ничего нет',
  parameters: situation(refuses(sources.listSources, 'server/unknown')),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Отвечает$/)).toBeNull()
  },
}
