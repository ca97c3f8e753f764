import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Arrivals } from './arrivals.tsx'

const meta = {
  title: 'Заказ/Что и куда придет',
  component: Arrivals,
  parameters: {
    guide: {
      about: 'Что, когда и куда придет: расписание, которое читают построчно.',
      use: 'Сказать после оплаты, что, когда и куда придет.',
      avoid: 'Чтобы показать ход работы, берите «Ход частей».',
    },
  },
  args: {
    arrivals: [
      { when: '14:13', what: 'Чек и номер заказа', detail: 'ушло', where: 'письмом' },
      {
        when: 'до 14:50',
        what: 'Отчет: PDF и ZIP с файлами реестра',
        detail: 'одно письмо, когда готово всё',
        where: 'письмом и на эту страницу',
      },
      { when: 'до 12.10', what: 'Храним файлы, потом удаляем', where: 'на этой странице' },
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
