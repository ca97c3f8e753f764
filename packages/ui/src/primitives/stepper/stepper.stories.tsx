import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stepper } from './stepper.tsx'

const meta = {
  title: 'Части/Ход шагов',
  component: Stepper,
  parameters: {
    guide: {
      use: 'Путь из трех-пяти шагов, по которому человек идет прямо сейчас: данные, оплата, отчет.',
      avoid: 'Чтобы рассказать, как все устроено, берите «Шаги»; для равных частей страницы — «Вкладки».',
    },
  },
  args: {
    label: 'Оформление заказа',
    current: 1,
    steps: [{ label: 'Данные', href: '#data' }, { label: 'Оплата', href: '#pay' }, { label: 'Отчет' }],
  },
} satisfies Meta<typeof Stepper>

export default meta

type Story = StoryObj<typeof meta>

export const Current: Story = {
  name: 'Сделано, сейчас, дальше',
  play: async ({ canvas }) => {
    const [done, now, next] = canvas.getAllByRole('listitem')
    await expect(done).toHaveTextContent('1. Данные, сделано')
    await expect(now).toHaveAttribute('aria-current', 'step')
    await expect(next).not.toHaveAttribute('aria-current')
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}
export const First: Story = { name: 'Первый', args: { current: 0 } }
export const Failed: Story = {
  name: 'Нужно исправить',
  args: { failed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Оплата').parentElement).toHaveTextContent('2. Оплата, нужно исправить')
  },
}
export const Done: Story = { name: 'Все сделано', args: { current: 3 } }
export const Phone: Story = {
  name: 'Телефон: слова только у текущего',
  globals: { viewport: { value: 'phone' } },
  args: {
    current: 2,
    steps: [
      { label: 'Объект', href: '#object' },
      { label: 'Состав отчета', href: '#parts' },
      { label: 'Сведения о собственнике' },
      { label: 'Оплата' },
    ],
  },
}
