import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Introduction } from './introduction.tsx'

const meta = {
  title: 'Основы/Начало',
  component: Introduction,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Прочесть первой: идея, выбор части, правила слова.',
      avoid: 'Для подробностей одной части есть ее собственная страница «Описание».',
    },
  },
} satisfies Meta<typeof Introduction>

export default meta

type Story = StoryObj<typeof meta>

export const Page: Story = {
  name: 'Карта и факт',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Карта и факт' })).toBeVisible()
  },
}
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } }
