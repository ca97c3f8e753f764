import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { LineChart } from './line-chart.tsx'

const years = ['2021', '2022', '2023', '2024', '2025']
const revenue = { name: 'Выручка', values: [12.4, 15.1, 14.2, 22.8, 31.2] }
const profit = { name: 'Прибыль', values: [1.1, 2.4, -3.1, 4.2, 6] }

const meta = {
  title: 'Графики/Линии',
  component: LineChart,
  parameters: {
    guide: {
      about: 'Как менялись показатели: у каждого ряда свой штрих, знак и имя.',
      use: 'Показать, как значение менялось со временем: цена квартиры по месяцам, выручка и прибыль по годам.',
      avoid:
        'Для двух-трех сумм, которые сравнивают между собой, берите «Столбцы», для названных значений — «Таблицу».',
    },
  },
  args: {
    title: 'Выручка по годам, млн\u00a0₽',
    labelTitle: 'Год',
    labels: years,
    series: [revenue],
  },
} satisfies Meta<typeof LineChart>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Один ряд: значения у точек, таблица по кнопке',
  args: { note: 'Бухгалтерская отчетность, ФНС, 21.11.2026' },
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img', { name: 'График. Выручка: с 12,4 (2021) до 31,2 (2025)' })
    for (const value of ['12,4', '15,1', '14,2', '22,8', '31,2']) {
      await expect(within(drawing).getByText(value)).toBeVisible()
    }
    const table = canvas.getByRole('table', { name: 'Выручка по годам, млн\u00a0₽' })
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(years.length)

    await userEvent.click(canvas.getByRole('button', { name: /^Таблицей/ }))
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
    await expect(canvas.getByRole('cell', { name: '31,2' }).clientWidth).toBeGreaterThan(20)

    await userEvent.click(canvas.getByRole('button', { name: /^Графиком/ }))
    await expect(canvas.getByRole('img')).toBeVisible()
  },
}
export const Several: Story = {
  name: 'Три ряда: штрих, форма точки и имя у конца линии',
  args: {
    title: 'Выручка, прибыль и долги по годам, млн\u00a0₽',
    series: [revenue, profit, { name: 'Долги', values: [2, 3, 8.4, 7.6, 5.1] }],
  },
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img')
    const ends = ['Выручка', 'Прибыль', 'Долги'].map((name) =>
      within(drawing)
        .getByText(new RegExp(`^${name}`))
        .getBoundingClientRect(),
    )
    const tops = ends.map(({ top }) => top).toSorted((a, b) => a - b)
    for (const [i, top] of tops.slice(1).entries()) await expect(top - tops[i]!).toBeGreaterThanOrEqual(16)
    const dashes = [...drawing.querySelectorAll('[stroke-dasharray]')].map((path) =>
      path.getAttribute('stroke-dasharray'),
    )
    await expect(new Set(dashes).size).toBe(2)
  },
}
export const Price: Story = {
  name: 'Цена по месяцам: шкала слева, без нуля',
  args: {
    title: 'Оценка квартиры по месяцам, млн\u00a0₽',
    labelTitle: 'Месяц',
    labels: Array.from(
      { length: 24 },
      (_, i) => `${String((i % 12) + 1).padStart(2, '0')}.${2024 + Math.floor(i / 12)}`,
    ),
    series: [
      {
        name: 'Оценка',
        values: [
          9.2, 9.3, 9.3, 9.5, 9.6, 9.6, 9.8, 10.1, 10, 10.2, 10.4, 10.5, 10.5, 10.7, 10.6, 10.9, 11, 11.2,
          11.1, 11.4, 11.3, 11.5, 11.6, 11.8,
        ],
      },
    ],
  },
}
export const Gap: Story = {
  name: 'Год без отчетности рвет линию',
  args: { series: [{ name: 'Выручка', values: [12.4, 15.1, null, 22.8, 31.2] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '—' })).toBeInTheDocument()
    const paths = [...canvas.getByRole('img').querySelectorAll('path')].map(
      (path) => path.getAttribute('d') ?? '',
    )
    await expect(paths.some((path) => /^M[^M]+M[^M]+$/.test(path))).toBe(true)
  },
}
export const Losses: Story = {
  name: 'Убытки: линия нуля чернилами',
  args: {
    title: 'Чистая прибыль по годам, млн\u00a0₽',
    series: [{ name: 'Прибыль', values: [1.1, -2.4, -6.3, -0.8, 4] }],
  },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('img')).getByText('−6,3')).toBeVisible()
  },
}
export const OnePoint: Story = {
  name: 'Одна точка',
  args: { labels: ['2025'], series: [{ name: 'Выручка', values: [31.2] }] },
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img', { name: 'График. Выручка: 31,2 (2025)' })
    await expect(within(drawing).getByText('31,2')).toBeVisible()
  },
}
export const Empty: Story = {
  name: 'Сведений нет',
  args: { labels: [], series: [], empty: 'Компания не сдавала отчетность: рисовать нечего.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/не сдавала отчетность/)).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}
export const Long: Story = {
  name: 'Длинные слова',
  args: {
    title:
      'Выручка от электросталелитейно-прокатного производства и прочей деятельности по данным бухгалтерской отчетности, тыс.\u00a0₽',
    labels: ['первое полугодие 2024', 'второе полугодие 2024', 'первое полугодие 2025'],
    series: [{ name: 'Выручка', values: [1_234_567.8, 2_345_678.9, 3_456_789.1] }],
  },
}
export const Phone: Story = {
  name: 'Телефон: имена над графиком',
  globals: { viewport: { value: 'phone' } },
  args: { title: 'Выручка и прибыль по годам, млн\u00a0₽', series: [revenue, profit] },
}
