import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ColumnChart } from './column-chart.tsx'

const years = ['2021', '2022', '2023', '2024', '2025']
const revenue = { name: 'Выручка', values: [12.4, 15.1, 14.2, 22.8, 31.2] }

const meta = {
  title: 'Графики/Столбцы',
  component: ColumnChart,
  parameters: {
    guide: {
      about: 'Показатели равных периодов рядом: столбцы вверх, убыток вниз.',
      use: 'Сравнить суммы равных промежутков: отчетность компании по годам, прибыль и убыток.',
      avoid: 'Для длинного ряда месяцев берите «Линии», для значений с длинными названиями — «Таблицу».',
    },
  },
  args: {
    title: 'Выручка по годам, млн\u00a0₽',
    labelTitle: 'Год',
    labels: years,
    series: [revenue],
  },
} satisfies Meta<typeof ColumnChart>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Выручка: значения над столбцами',
  args: { note: 'Бухгалтерская отчетность, ФНС, 21.11.2026' },
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img', { name: 'Столбцы. Выручка: с 12,4 (2021) до 31,2 (2025)' })
    const heights = [...drawing.querySelectorAll('rect')].map((rect) => rect.getBoundingClientRect().height)
    await expect(heights).toHaveLength(years.length)
    await expect(heights.at(-1)! / heights[0]!).toBeCloseTo(31.2 / 12.4, 1)
    await userEvent.click(canvas.getByRole('button', { name: /^Таблицей/ }))
    await expect(canvas.getByRole('row', { name: '2023 14,2' })).toBeVisible()
  },
}
export const Pair: Story = {
  name: 'Два ряда: сплошной и штрихованный',
  args: {
    title: 'Выручка и расходы по годам, млн\u00a0₽',
    series: [revenue, { name: 'Расходы', values: [11, 12.5, 17.4, 18, 24.1] }],
  },
  play: async ({ canvas }) => {
    const hatched = canvas.getByRole('img').querySelectorAll('rect[fill^="url(#"]')
    await expect(hatched).toHaveLength(years.length + 1)
  },
}
export const Three: Story = {
  name: 'Три ряда: третий полый',
  args: {
    title: 'Выручка, расходы и долги по годам, млн\u00a0₽',
    series: [
      revenue,
      { name: 'Расходы', values: [11, 12.5, 17.4, 18, 24.1] },
      { name: 'Долги', values: [2, 3, 8.4, 7.6, 5.1] },
    ],
  },
}
export const Losses: Story = {
  name: 'Убыток висит под нулем',
  args: {
    title: 'Чистая прибыль по годам, млн\u00a0₽',
    series: [{ name: 'Прибыль', values: [1.1, 2.4, -3.1, -0.2, 6] }],
  },
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img')
    await expect(within(drawing).getByText('−3,1')).toBeVisible()
    const [gain, , loss] = [...drawing.querySelectorAll('rect')].map((rect) => rect.getBoundingClientRect())
    await expect(Math.abs(loss!.top - gain!.bottom)).toBeLessThan(1)
  },
}
export const Gap: Story = {
  name: 'Год без отчетности',
  args: { series: [{ name: 'Выручка', values: [12.4, null, 14.2, 22.8, 31.2] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').querySelectorAll('rect')).toHaveLength(4)
    await expect(canvas.getByRole('row', { name: '2022 —' })).toBeInTheDocument()
  },
}
export const OnePoint: Story = {
  name: 'Один столбец',
  args: { labels: ['2025'], series: [{ name: 'Выручка', values: [31.2] }] },
}
export const Empty: Story = {
  name: 'Сведений нет',
  args: { labels: [], series: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Сведений пока нет.')).toBeVisible()
  },
}
export const Long: Story = {
  name: 'Много месяцев и крупные числа: шкала слева',
  args: {
    title: 'Поступления на счет по месяцам, ₽',
    labelTitle: 'Месяц',
    labels: [
      'янв.',
      'февр.',
      'март',
      'апр.',
      'май',
      'июнь',
      'июль',
      'авг.',
      'сент.',
      'окт.',
      'нояб.',
      'дек.',
    ],
    series: [
      {
        name: 'Поступления',
        values: [1e6, 1.2e6, 0.9e6, 1.5e6, 1.1e6, 1.7e6, 2.1e6, 1.9e6, 1.4e6, 1.6e6, 2.4e6, 3.1e6],
      },
    ],
  },
}
export const Phone: Story = {
  name: 'Телефон',
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Выручка и расходы по годам, млн\u00a0₽',
    series: [revenue, { name: 'Расходы', values: [11, 12.5, 17.4, 18, 24.1] }],
  },
}
