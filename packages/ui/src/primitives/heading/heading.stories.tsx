import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from './heading.tsx'

const meta = { title: 'Основы/Заголовки', component: Heading } satisfies Meta<typeof Heading>

export default meta

type Story = StoryObj<typeof meta>

export const Hero: Story = {
  name: 'Первый экран',
  args: { level: 1, look: 'hero', children: 'Проверьте квартиру до\u00a0сделки' },
}
export const Page: Story = { name: 'Страница', args: { level: 1, children: 'Оформление заказа' } }
export const Section: Story = {
  name: 'Раздел',
  args: { level: 2, children: 'Цена и\u00a0срок известны до\u00a0входа' },
}
export const Sub: Story = {
  name: 'Подзаголовок',
  args: { level: 3, children: 'Исполнительные производства' },
}
