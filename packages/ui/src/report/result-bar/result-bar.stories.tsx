import { COUNTED_WORDS } from '@proverka/domain/reports'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import type { ResultTone } from '../../primitives/result/result-mark.tsx'
import { ResultBar } from './result-bar.tsx'

const meta = {
  title: 'Отчет/Полоса результатов',
  component: ResultBar,
  parameters: {
    guide: {
      about: 'Считает ответы отчета по цветам и отбирает строки одного из них.',
      use: 'Над длинным отчетом: сколько каких ответов и фильтр по ним одним прибором.',
      avoid: 'Если ответов меньше пяти, считать нечего. Вне отчета такой яркой полосы не бывает.',
    },
  },
  args: { counts: { red: 1, orange: 2, yellow: 1, green: 5, grey: 2, wait: 1 } },
} satisfies Meta<typeof ResultBar>

export default meta

type Story = StoryObj<typeof meta>

function Choosing(args: React.ComponentProps<typeof ResultBar>) {
  const [selected, setSelected] = useState<ResultTone>()
  return (
    <ResultBar
      {...args}
      selected={selected}
      onSelect={(tone) => {
        args.onSelect?.(tone)
        setSelected(tone)
      }}
    />
  )
}
export const Filter: Story = {
  name: 'Счетчики и фильтр',
  args: { onSelect: fn() },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, args }) => {
    const red = canvas.getByRole('button', { name: /Найдено/ })
    await userEvent.click(red)
    await expect(red).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(red)
    await expect(args.onSelect).toHaveBeenLastCalledWith(undefined)
  },
}
export const Phone: Story = {
  name: 'Телефон: все шесть, большие числа, свои слова',
  globals: { viewport: { value: 'phone' } },
  args: {
    counts: { red: 14, orange: 120, yellow: 3, green: 1531, grey: 12, wait: 1 },
    labels: { ...COUNTED_WORDS, yellow: 'Возможно, однофамилец', orange: 'Требует внимания' },
    onSelect: fn(),
  },
}
export const Still: Story = { name: 'Только счетчики', args: { counts: { red: 1, green: 9 } } }
