import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Arrivals } from './arrivals.tsx'

const meta = {
  title: 'Заказ/Что и\u00a0куда придет',
  component: Arrivals,
  parameters: {
    guide: {
      use: 'Сказать после оплаты, что, когда и\u00a0куда придет.',
      avoid: 'Чтобы показать ход работы, берите «Ход частей».',
    },
  },
  args: {
    arrivals: [
      { when: '14:13', what: 'Чек и\u00a0номер заказа', detail: 'ушло', where: 'письмом' },
      {
        when: 'до 14:50',
        what: 'Отчет: PDF и\u00a0ZIP с\u00a0файлами реестра',
        detail: 'одно письмо, когда готово всё',
        where: 'письмом и\u00a0на\u00a0эту страницу',
      },
      { when: 'до 12.10', what: 'Храним файлы, потом удаляем', where: 'на\u00a0этой странице' },
    ],
  },
} satisfies Meta<typeof Arrivals>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'После оплаты',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'до 14:50' })).toBeVisible()
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
