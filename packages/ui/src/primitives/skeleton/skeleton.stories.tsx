import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Skeleton } from './skeleton.tsx'

const meta = {
  title: 'Части/Заготовка',
  component: Skeleton,
  parameters: {
    guide: {
      about: 'Держит место того, что загружается, чтобы страница не прыгала.',
      use: 'На месте текста, который вот-вот придет: занимает столько же строк, и страница не прыгает.',
      avoid:
        'Если ждать дольше нескольких секунд, берите «Ход работы»: заготовка не говорит, сколько осталось.',
    },
  },
} satisfies Meta<typeof Skeleton>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Пять строк',
  args: { lines: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Загружаем$/)
  },
}
export const Rows: Story = { name: 'Строки списка', args: { shape: 'rows', lines: 5 } }
export const Facts: Story = { name: 'Факты', args: { shape: 'facts', lines: 4, label: 'Загружаем сведения' } }
export const Head: Story = { name: 'Заголовок объекта', args: { shape: 'head', lines: 1 } }
export const CardShape: Story = { name: 'Карточка', args: { shape: 'card', lines: 1 } }
export const Orders: Story = {
  name: 'Заказы',
  parameters: { ground: 'grey' },
  args: { shape: 'orders', lines: 2, label: 'Загружаем заказы' },
}
export const Phone: Story = {
  name: 'Заказы на телефоне',
  parameters: { ground: 'grey' },
  globals: { viewport: { value: 'phone' } },
  args: { shape: 'orders', lines: 2 },
}
