import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../primitives/button/button.tsx'
import { Callout } from './callout.tsx'

const meta = {
  title: 'Заказ/Предложение рядом',
  component: Callout,
  parameters: {
    guide: {
      use: 'Предложить выбор рядом с\u00a0делом страницы и\u00a0сказать, что\u00a0будет без него.',
      avoid: 'Для\u00a0сообщения о\u00a0случившемся берите «Уведомление».',
    },
    ground: 'grey',
  },
  args: {
    title: 'На\u00a0эту почту есть кабинет',
    children:
      'Войдите\u00a0— заказ встанет рядом с\u00a0остальными. Не\u00a0войдете\u00a0— ничего не\u00a0потеряете: отчет придет письмом и\u00a0откроется здесь.',
    actions: <Button variant="secondary">{'Войти в\u00a0кабинет'}</Button>,
  },
} satisfies Meta<typeof Callout>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Кабинет',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Войти/ })).toBeVisible()
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
