import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import * as page from './sale-history-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/История продаж',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Спросить адрес дома, продажи которого смотрят.',
      avoid: 'Продажи одного дома — «Продажи дома».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Форма: без номера дома не ищем',
  parameters: inSituation({ path: '/sale-history/' }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Адрес дома'), 'Кленовая')
    await userEvent.click(canvas.getByRole('button', { name: 'Показать продажи' }))
    await expect(await canvas.findByText(/Укажите улицу/)).toBeVisible()
  },
}
export const Phone: Story = { ...Default, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
