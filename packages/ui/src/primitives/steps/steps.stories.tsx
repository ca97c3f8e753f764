import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Steps } from './steps.tsx'

const meta = {
  title: 'Части/Шаги',
  component: Steps,
  parameters: {
    guide: {
      about: 'Что произойдет, шаг за шагом.',
      use: 'Чтобы до начала показать, из чего состоит дело: три-четыре шага с коротким пояснением.',
      avoid:
        'Чтобы отметить, на каком шаге человек сейчас: эта часть ничего не отмечает. Для сроков берите «Шкалу времени».',
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
      { title: 'Заполните имя и дату', note: 'Регион — если знаете.' },
      { title: 'Оплатите 29\u00a0₽', note: 'Картой, вход не нужен.' },
      { title: 'Получите ответ', note: 'Обычно через минуту, на почту и на экран.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}
