import type { Meta, StoryObj } from '@storybook/react-vite'
import { HOUR_MS, readTerm } from '@proverka/domain/timing'
import { Term } from './term.tsx'

/** 14:12 in Moscow. */
const NOW = Date.parse('2026-11-25T11:12:00Z')

const meta = {
  title: 'Консоль/Части/Срок',
  component: Term,
  parameters: {
    guide: {
      about: 'Срок линейкой из пяти делений и словами.',
      use: 'Срок дела: сколько прошло, линейкой, и сколько осталось, словами.',
      avoid: 'Ход заказа на сайте показывает «Ход частей».',
    },
  },
} satisfies Meta<typeof Term>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Обычный вид',
  args: { term: readTerm(NOW - 6 * HOUR_MS, NOW + 4 * HOUR_MS, NOW) },
}
export const Risk: Story = {
  name: 'Под угрозой: осталось меньше пятой части',
  args: { term: readTerm(NOW - 9 * HOUR_MS, NOW + HOUR_MS, NOW) },
}
export const Late: Story = {
  name: 'Опоздание',
  args: { term: readTerm(NOW - 9 * HOUR_MS, NOW - 2 * HOUR_MS, NOW) },
}
