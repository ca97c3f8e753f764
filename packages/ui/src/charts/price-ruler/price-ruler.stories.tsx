import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PriceRuler } from './price-ruler.tsx'
import { SparseRuler } from './sparse-ruler.tsx'

const PRICES = [6.55, 6.98, 7.12, 7.2, 7.38, 7.45, 7.56, 7.7, 7.82, 8.05, 8.3, 8.62]
const marks = PRICES.map((price, at) => ({
  sign: 'АБВГДЕЖИКЛМН'.charAt(at),
  price: price * 1_000_000,
  isInside: price >= 7.16 && price <= 7.94,
}))

const meta = {
  title: 'Графики/Линейка цены',
  component: PriceRuler,
  parameters: {
    guide: {
      about: 'Цена как отрезок линейки с квартирами, на которых она держится.',
      use: 'Диапазон цены и то, на чем он держится. Буква на линейке и в таблице — одна квартира.',
      avoid: 'Одно значение на шкале уровней — «Шкала».',
    },
  },
  args: {
    range: '7,16–7,94 млн\u00a0₽',
    middleText: '7,5 млн',
    label: 'Шкала цен: 12 похожих квартир, диапазон от 7,16 до 7,94 миллиона, середина 7,5',
    low: 7_160_000,
    middle: 7_500_000,
    high: 7_940_000,
    marks,
  },
} satisfies Meta<typeof PriceRuler>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Двенадцать квартир',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Шкала цен: 12/ })).toBeVisible()
    await expect(canvas.getByText('Ж')).toBeVisible()
    await expect(canvas.getByText(/^7,16–7,94/)).toBeVisible()
  },
}
export const Close: Story = {
  name: 'Цены рядом: буквы друг над другом',
  args: {
    marks: marks.map((mark, at) => ({ ...mark, price: 7_400_000 + at * 12_000, isInside: true })),
  },
}
export const Few: Story = {
  name: 'Мало цен: пунктир без диапазона',
  render: () => (
    <SparseRuler
      label="Шкала цен: 2 похожие квартиры, диапазона нет"
      marks={[
        { sign: 'А', price: 6_900_000 },
        { sign: 'Б', price: 8_300_000 },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /диапазона нет$/ })).toBeVisible()
    await expect(canvas.getByText('Б')).toBeVisible()
  },
}
export const None: Story = {
  name: 'Ни одной цены',
  render: () => <SparseRuler label="Шкала цен пуста: похожих квартир нет" marks={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ни одной цены')).toBeVisible()
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
