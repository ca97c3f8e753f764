import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inSituation, pageStories } from '../stories/page-story.tsx'
import * as page from './privacy-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Политика и\u00a0оферта',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Правовые тексты одной страницей, с\u00a0адресом у\u00a0каждого.',
      avoid: 'Во\u00a0время заказа тот\u00a0же текст открывается в\u00a0диалоге.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {
  name: 'Страница',
  parameters: inSituation({ path: '/privacy/' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}
export const Phone: Story = { ...Filled, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
