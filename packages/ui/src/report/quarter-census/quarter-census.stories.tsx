import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CensusSwatch, QuarterCensus } from './quarter-census.tsx'
import type { CensusCell, CensusKind } from './quarter-census.tsx'

const kinds: readonly CensusKind[] = ['land', 'building', 'room', 'room', 'structure', 'room', 'off', 'room']
const cells: readonly CensusCell[] = Array.from({ length: 260 }, (_, index) => ({
  parcel: index + 1,
  kind: kinds[(index * 5) % 8] ?? 'room',
}))

const meta = {
  title: 'Отчет/Перепись квартала',
  component: QuarterCensus,
  subcomponents: { CensusSwatch },
  parameters: {
    guide: {
      about: 'Перепись квартала: по клетке на объект, в порядке номеров.',
      use: 'Все объекты квартала клетками по порядку номеров, когда координат нет или они ни при чем.',
      avoid: 'Неполный список не рисуют: осталась бы ложная картина.',
    },
  },
  args: { cells, label: '260 объектов квартала' },
} satisfies Meta<typeof QuarterCensus>

export default meta

type Story = StoryObj<typeof meta>

export const Kinds: Story = {
  name: 'По видам',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '260 объектов квартала' })).toBeVisible()
  },
}
export const Missing: Story = {
  name: 'Номера среди них нет',
  args: { near: [99, 199], missing: '9999', label: 'Номера от 1 до 260. Номера 9999 среди них нет' },
}
export const Few: Story = { name: 'Мало объектов', args: { cells: cells.slice(0, 7), missing: '10470' } }
export const Phone: Story = { ...Missing, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
