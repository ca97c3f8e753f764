import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Gauge } from './gauge.tsx'

const meta = {
  title: 'Графики/Шкала',
  component: Gauge,
  parameters: {
    guide: {
      about: 'Одно значение на шкале: число, полоса, слово и место между краями.',
      use: 'Одно значение на известной шкале с названными уровнями: кредитный рейтинг, надежность компании.',
      avoid: 'Для хода работы берите «Ход работы», для двух долей целого — «Состав баланса».',
    },
  },
  args: {
    title: 'Кредитный рейтинг',
    note: 'Бюро кредитных историй, 21.11.2026',
    value: 742,
    min: 1,
    bands: [
      { to: 250, label: 'Низкий', tone: 'red' },
      { to: 550, label: 'Ниже среднего', tone: 'orange' },
      { to: 700, label: 'Средний', tone: 'yellow' },
      { to: 999, label: 'Высокий', tone: 'green' },
    ],
  },
} satisfies Meta<typeof Gauge>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Высокий рейтинг',
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img', { name: 'Шкала. 742 из 999: Высокий' })
    await expect(within(drawing).getByText('Высокий')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Таблицей/ }))
    await expect(canvas.getByRole('row', { name: 'Высокий 700–999 742' })).toBeVisible()
  },
}
export const Low: Story = { name: 'Низкий', args: { value: 96 } }
export const BelowMiddle: Story = { name: 'Ниже среднего', args: { value: 402 } }
export const Middle: Story = { name: 'Средний', args: { value: 640 } }
export const Outside: Story = {
  name: 'Выше шкалы: стрелка у конца',
  args: { value: 1240 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Шкала. 1\u00a0240 из 999/ })).toBeVisible()
  },
}
export const Empty: Story = {
  name: 'Рейтинга нет',
  args: { value: null, empty: 'Бюро не нашло кредитной истории.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/не нашло кредитной истории/)).toBeVisible()
  },
}
export const Long: Story = {
  name: 'Длинное название уровня',
  args: {
    value: 320,
    bands: [
      { to: 500, label: 'Требует внимания: платежи с опозданием', tone: 'orange' },
      { to: 1000, label: 'Надежный', tone: 'green' },
    ],
  },
}
export const NoBands: Story = {
  name: 'Уровней шкалы никто не назвал: место без цвета',
  args: {
    title: 'Балл на шкале бюро',
    bands: [{ to: 999, label: 'БКИ «Образец»' }],
    table: {
      heads: ['Место на шкале', 'БКИ «Образец»'],
      rows: [
        ['Начало шкалы', '1'],
        ['Балл', '742'],
        ['Конец шкалы', '999'],
      ],
    },
  },
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img', { name: 'Шкала. 742 из 999: БКИ «Образец»' })
    await expect(within(drawing).queryByText('БКИ «Образец»')).not.toBeInTheDocument()
    await expect(canvas.getByRole('row', { name: 'Балл 742' })).toBeInTheDocument()
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
