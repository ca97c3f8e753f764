import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Heading } from './heading.tsx'

const meta = {
  title: 'Основы/Заголовки',
  component: Heading,
  parameters: {
    guide: {
      use: 'Для\u00a0всех заголовков: ранг говорит о\u00a0месте в\u00a0документе, вид\u00a0— о\u00a0размере, и\u00a0они выбираются отдельно.',
      avoid:
        'Для\u00a0подписи у\u00a0числа или поля: это текст, а\u00a0не\u00a0заголовок. Ранги не\u00a0пропускают ради размера.',
    },
  },
} satisfies Meta<typeof Heading>

export default meta

type Story = StoryObj<typeof meta>

export const Hero: Story = {
  name: 'Первый экран',
  args: { level: 1, variant: 'hero', children: 'Проверьте квартиру до\u00a0сделки' },
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
export const Phone: Story = {
  name: 'Телефон: длинный заголовок не\u00a0шире экрана',
  globals: { viewport: { value: 'phone' } },
  args: {
    level: 1,
    variant: 'hero',
    children:
      'Проверьте электросталелитейно-прокатное общежитие и\u00a0всех его собственников до\u00a0сделки',
  },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('heading')
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
