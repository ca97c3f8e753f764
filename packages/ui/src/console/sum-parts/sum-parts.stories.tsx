import type { Meta, StoryObj } from '@storybook/react-vite'
import { SumParts } from './sum-parts.tsx'

const meta = {
  title: 'Консоль/Части/Сумма по частям',
  component: SumParts,
  parameters: {
    guide: {
      about: 'Сумма по частям: под каждым числом скобка с названием.',
      use: 'Сумма, у каждого слагаемого которой есть имя: оплачено, вернули, осталось.',
      avoid: 'Одно число без частей — обычный текст.',
    },
  },
} satisfies Meta<typeof SumParts>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Обычный вид',
  args: {
    parts: [
      { amount: '1\u00a0526', label: 'аванс' },
      { sign: '=', amount: '998', label: 'доход' },
      { sign: '+', amount: '499', label: 'в работе' },
      { sign: '+', amount: '29\u00a0₽', label: 'решить', isOpen: true },
    ],
  },
}
