import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PriceAxis } from './price-axis.tsx'

const meta = {
  title: 'Графики/Ось цен',
  component: PriceAxis,
  parameters: {
    guide: {
      about: 'Несколько квартир на одной оси цен: оценка отрезком, просимая цена отметкой.',
      use: 'Несколько квартир на одной оси: сколько просят против своей оценки.',
      avoid: 'Одна квартира и то, на чем держится ее цена, — «Линейка цены».',
    },
  },
  args: {
    label: 'Ось цен: А просят 8,45 миллиона при оценке от 7,2 до 8,1; Б просят 7,9 при оценке от 7,6 до 8,3',
    rows: [
      { sign: 'А', range: { low: 7_200_000, high: 8_100_000 }, asked: 8_450_000 },
      { sign: 'Б', range: { low: 7_600_000, high: 8_300_000 }, isThin: true, asked: 7_900_000 },
    ],
  },
} satisfies Meta<typeof PriceAxis>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Две цены, одна оценка по немногим',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Ось цен: А просят 8,45/ })).toBeVisible()
    await expect(canvas.getByText(/^просят 8,45\sмлн$/)).toBeVisible()
    await expect(canvas.getByText('Б')).toBeVisible()
  },
}
export const OneEstimate: Story = {
  name: 'У одной оценки нет',
  args: {
    label: 'Ось цен: А просят 8,45 миллиона, оценки нет; Б оценена от 7,6 до 8,3, цены не назвали',
    rows: [
      { sign: 'А', asked: 8_450_000 },
      { sign: 'Б', range: { low: 7_600_000, high: 8_300_000 } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('оценки нет')).toBeVisible()
  },
}
export const Nothing: Story = {
  name: 'Ни цены, ни оценки: оси нет',
  args: { rows: [{ sign: 'А' }, { sign: 'Б' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
