import type { Meta, StoryObj } from '@storybook/react-vite'
import { Counters } from './counters.tsx'

const meta = { title: 'Заказ/Счетчики', component: Counters } satisfies Meta<typeof Counters>

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
