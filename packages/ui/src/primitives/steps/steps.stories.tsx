import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Steps } from './steps.tsx'

const meta = {
  title: 'Части/Шаги',
  component: Steps,
  parameters: {
    guide: {
      use: 'Чтобы до\u00a0начала показать, из\u00a0чего состоит дело: три-четыре шага с\u00a0коротким пояснением.',
      avoid:
        'Чтобы отметить, на\u00a0каком шаге человек сейчас: эта часть ничего не\u00a0отмечает. Для\u00a0сроков берите «Шкалу времени».',
    },
  },
} satisfies Meta<typeof Steps>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Три шага',
  args: {
    steps: [
      { title: 'Заполните имя и дату', note: 'Регион — если знаете.' },
      { title: 'Оплатите 29\u00a0₽', note: 'Картой, вход не нужен.' },
      { title: 'Получите ответ', note: 'Обычно через минуту.' },
    ],
  },
}
export const Phone: Story = {
  name: 'Телефон',
  globals: { viewport: { value: 'phone' } },
  args: {
    steps: [
      { title: 'Заполните имя и\u00a0дату', note: 'Регион — если знаете.' },
      { title: 'Оплатите 29\u00a0₽', note: 'Картой, вход не\u00a0нужен.' },
      { title: 'Получите ответ', note: 'Обычно через минуту, на\u00a0почту и\u00a0на\u00a0экран.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}
