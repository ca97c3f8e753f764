import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '@proverka/ui/frame'
import { expect } from 'storybook/test'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { PRICES } from '../../../stories/sample-objects.ts'
import { SampleLink, SampleLinks } from './sample-link.tsx'

const meta = {
  ...pageStories({ Component: () => <SampleLink productName="PersonCheck" /> }),
  title: 'Экраны/Пример до покупки',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    situation: { path: '/check-person/', servesAll: true },
    guide: {
      use: 'Везде, где продают: пример того же отчета в одно нажатие.',
      avoid: 'Рядом с купленным отчетом пример не нужен.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const One: Story = {
  name: 'Одна проверка',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Посмотреть пример отчета' })).toHaveAttribute(
      'href',
      '/check-person-preview/',
    )
  },
}
export const Several: Story = {
  name: 'Несколько: по названию каждой',
  render: () => (
    <Panel title="Что проверить">
      <SampleLinks products={PRICES.slice(0, 4)} inPanel />
    </Panel>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4)
  },
}
export const None: Story = {
  name: 'Примера нет: нет и ссылки',
  parameters: inSituation({ path: '/proverka-fssp/', servesAll: true }),
  render: () => <SampleLink productName="BailiffCheck" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
