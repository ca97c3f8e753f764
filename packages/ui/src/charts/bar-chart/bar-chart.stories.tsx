import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { BarChart } from './bar-chart.tsx'

const meta = {
  title: 'Графики/Полосы',
  component: BarChart,
  parameters: {
    guide: {
      use: 'Сравнить значения с именами: как часто отвечали источники, сколько стоят похожие объекты.',
      avoid: 'Для лет и месяцев берите «Столбцы» или «Линии», для долей одного целого — «Кольцо».',
    },
  },
  args: {
    title: 'Сколько времени источники отвечали за 30 дней, %',
    labelTitle: 'Источник',
    valueTitle: 'Отвечал, %',
    max: 100,
    bars: [
      { name: 'ФССП, исполнительные производства', value: 99.8 },
      { name: 'ЕГРН, сведения об объекте', value: 97.1 },
      { name: 'МВД, паспорта', value: 61.5 },
      { name: 'Реестр залогов ФНП', value: null },
    ],
  },
} satisfies Meta<typeof BarChart>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Доступность источников',
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img', { name: /МВД, паспорта: 61,5; Реестр залогов ФНП: нет сведений/ })
    const [first] = drawing.querySelectorAll('svg')
    const share = first!.querySelector('rect')!.getBoundingClientRect().width / first!.clientWidth
    await expect(share).toBeCloseTo(0.998, 2)
    await userEvent.click(canvas.getByRole('button', { name: /^Таблицей/ }))
    await expect(canvas.getByRole('row', { name: 'МВД, паспорта 61,5' })).toBeVisible()
  },
}
export const Negative: Story = {
  name: 'Ниже нуля: влево от черты',
  args: {
    title: 'Изменение цены за год по районам, %',
    labelTitle: 'Район',
    valueTitle: 'Изменение, %',
    max: undefined,
    bars: [
      { name: 'Северный', value: 12.4 },
      { name: 'Южный', value: 3 },
      { name: 'Заречный', value: -6.2 },
    ],
  },
  play: async ({ canvas }) => {
    const [north, , river] = [...canvas.getByRole('img').querySelectorAll('rect')].map((rect) =>
      rect.getBoundingClientRect(),
    )
    await expect(Math.abs(river!.right - north!.left)).toBeLessThan(1)
  },
}
export const One: Story = { name: 'Одна полоса', args: { bars: [{ name: 'ЕГРН', value: 97.1 }] } }
export const Empty: Story = {
  name: 'Сведений нет',
  args: { bars: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Сведений пока нет.')).toBeVisible()
  },
}
export const Long: Story = {
  name: 'Длинные названия',
  args: {
    bars: [
      {
        name: 'Единый федеральный реестр юридически значимых сведений о фактах деятельности юридических лиц, индивидуальных предпринимателей и иных субъектов экономической деятельности',
        value: 88,
      },
      { name: 'Электросталелитейно-прокатноперерабатывающедобывающий', value: 12.5 },
    ],
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
