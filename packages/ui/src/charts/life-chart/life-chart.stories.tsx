import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { LifeChart } from './life-chart.tsx'

const meta = {
  title: 'Графики/Ось жизни',
  component: LifeChart,
  parameters: {
    guide: {
      about: 'Что происходило за годы на одной оси дат.',
      use: 'События разных видов за годы на одной оси: при ком машину скрутили, когда она была в такси. Рядом всегда таблица событий.',
      avoid: 'Одна величина без событий — «Линии».',
    },
  },
  args: {
    unit: 'тыс. км',
    label: 'Ось времени с 20.04.2017 по 21.11.2026: хозяева — 3, ДТП — 2, запреты — 1',
    from: '2017-04-20',
    to: '2026-11-21',
    points: [
      { date: '2018-05-12', value: 31 },
      { date: '2020-03-15', value: 74 },
      { date: '2021-07-02', value: 112 },
      { date: '2022-08-10', value: 141 },
      { date: '2024-02-06', value: 79 },
      { date: '2025-04-20', value: 96 },
      { date: '2026-09-07', value: 118 },
    ],
    calculated: [
      { date: '2022-08-10', value: 141 },
      { date: '2024-02-06', value: 141 },
      { date: '2025-04-20', value: 158 },
      { date: '2026-09-07', value: 180 },
    ],
    lanes: [
      {
        name: 'Хозяева',
        events: [
          { from: '2017-04-20', to: '2020-07-02', sign: '1-й' },
          { from: '2020-07-02', to: '2023-08-06', sign: '2-й' },
          { from: '2023-08-06', to: '2026-11-21', sign: '3-й' },
        ],
      },
      { name: 'Такси', events: [{ from: '2017-04-20', to: '2020-07-02', sign: 'такси', tone: 'orange' }] },
      {
        name: 'ДТП',
        events: [
          { from: '2019-05-19', sign: 'ДТП', tone: 'orange' },
          { from: '2022-04-02', sign: 'ДТП', tone: 'orange' },
        ],
      },
      { name: 'Запреты', events: [{ from: '2026-08-14', to: '2026-11-21', sign: 'запрет', tone: 'red' }] },
    ],
  },
} satisfies Meta<typeof LifeChart>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Пробег скручен при втором хозяине',
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img', { name: /^Ось времени/ })
    await expect(within(drawing).getByText('−62')).toBeVisible()
    await expect(within(drawing).getByText('≥ 180')).toBeVisible()
    const [mileage, owner] = ['141', '2-й'].map((text) =>
      within(drawing).getByText(text).getBoundingClientRect(),
    )
    await expect(mileage!.left).toBeGreaterThan(owner!.left)
  },
}
export const Honest: Story = {
  name: 'Показания только растут',
  args: {
    calculated: [],
    points: [
      { date: '2020-03-15', value: 74 },
      { date: '2026-09-07', value: 118 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/≥/)).not.toBeInTheDocument()
  },
}
export const NoMileage: Story = {
  name: 'Без пробега: одни события',
  args: { points: [], calculated: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('тыс. км')).not.toBeInTheDocument()
    await expect(canvas.getByText('3-й')).toBeVisible()
  },
}
export const Phone: Story = {
  name: 'Телефон: имена над полосами',
  globals: { viewport: { value: 'phone' } },
}
