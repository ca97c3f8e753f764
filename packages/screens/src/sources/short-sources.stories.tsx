import { sources } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { refuses, replies, waits } from '../stories/fake-server.ts'
import { inSituation, pageStories } from '../stories/page-story.tsx'
import { MEASURED } from './measured.test-data.ts'
import { ShortSources } from './short-sources.tsx'

const meta = {
  ...pageStories({ Component: ShortSources }),
  title: 'Экраны/Источники коротко',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'На\u00a0главной: шесть источников, на\u00a0которых держатся отчеты, их состояние и\u00a030\u00a0дней.',
      avoid: 'Все источники с\u00a0законами стоят на\u00a0странице «Источники».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const situation = (answer: ReturnType<typeof refuses>) =>
  inSituation({ path: '/', servesAll: true, answers: [answer] })

export const Measured: Story = {
  name: 'Один не\u00a0спрашивали',
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
  name: 'Не\u00a0пришло: на\u00a0главной ничего нет',
  parameters: situation(refuses(sources.listSources, 'server/unknown')),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Отвечает$/)).toBeNull()
  },
}
