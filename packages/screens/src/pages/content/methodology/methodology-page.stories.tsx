import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import * as page from './methodology-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Как делается вывод',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    ...inSituation({ path: '/methodology/', servesAll: true }),
    guide: {
      use: 'По каким правилам записи реестров становятся выводом отчета.',
      avoid: 'Состояние реестров — на странице «Источники».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const Rules: Story = {
  name: 'Правила',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Как делается вывод' })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(5)
  },
}
export const Phone: Story = { ...Rules, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
