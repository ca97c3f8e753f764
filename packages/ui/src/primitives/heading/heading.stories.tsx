import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Heading } from './heading.tsx'

const meta = {
  title: 'Основы/Заголовки',
  component: Heading,
  parameters: {
    guide: {
      about: 'Заголовок, у которого размер не обязан следовать за уровнем.',
      use: 'Для всех заголовков: ранг говорит о месте в документе, вид — о размере, и они выбираются отдельно.',
      avoid: 'Для подписи у числа или поля: это текст, а не заголовок. Ранги не пропускают ради размера.',
    },
  },
} satisfies Meta<typeof Heading>

export default meta

type Story = StoryObj<typeof meta>

export const Hero: Story = {
  name: 'Первый экран',
  args: { level: 1, variant: 'hero', children: 'Проверьте квартиру до сделки' },
}
export const Page: Story = { name: 'Страница', args: { level: 1, children: 'Оформление заказа' } }
export const Section: Story = {
  name: 'Раздел',
  args: { level: 2, children: 'Цена и срок известны до входа' },
}
export const Sub: Story = {
  name: 'Подзаголовок',
  args: { level: 3, children: 'Исполнительные производства' },
}
export const Phone: Story = {
  name: 'Телефон: длинный заголовок не шире экрана',
  globals: { viewport: { value: 'phone' } },
  args: {
    level: 1,
    variant: 'hero',
    children: 'Проверьте электросталелитейно-прокатное общежитие и всех его собственников до сделки',
  },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('heading')
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
