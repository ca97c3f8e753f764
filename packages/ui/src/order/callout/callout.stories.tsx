import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../primitives/button/button.tsx'
import { Callout } from './callout.tsx'

const meta = {
  title: 'Заказ/Предложение рядом',
  component: Callout,
  parameters: {
    guide: {
      about: 'Выбор, который предлагают рядом с делом страницы, и что будет без него.',
      use: 'Предложить выбор рядом с делом страницы и сказать, что будет без него.',
      avoid: 'Для сообщения о случившемся берите «Замечание».',
    },
    ground: 'grey',
  },
  args: {
    title: 'На эту почту есть кабинет',
    children:
      'Войдите — заказ встанет рядом с остальными. Не войдете — ничего не потеряете: отчет придет письмом и откроется здесь.',
    actions: <Button variant="secondary">{'Войти в кабинет'}</Button>,
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
