import type { Meta, StoryObj } from '@storybook/react-vite'
import { Counters } from './counters.tsx'

const meta = {
  title: 'Заказ/Счетчики',
  component: Counters,
  parameters: {
    guide: {
      use: 'Наверху кабинета: что ждет человека и\u00a0что уже готово. Нажатие ведет к\u00a0этим заказам.',
      avoid: 'Для\u00a0ответов отчета берите «Полосу результатов». Больше четырех счетчиков не\u00a0ставят.',
    },
  },
} satisfies Meta<typeof Counters>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Что ждет вас',
  args: {
    counters: [
      { count: 1, label: 'ждет ваших данных', urgent: true },
      { count: 1, label: 'ждет оплаты' },
      { count: 2, label: 'готовятся' },
      { count: 14, label: 'готово за все время' },
    ],
  },
}
