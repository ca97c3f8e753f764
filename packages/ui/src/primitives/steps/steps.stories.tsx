import type { Meta, StoryObj } from '@storybook/react-vite'
import { Steps } from './steps.tsx'

const meta = { title: 'Части/Шаги', component: Steps } satisfies Meta<typeof Steps>

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
