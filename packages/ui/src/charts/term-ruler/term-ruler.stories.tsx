import type { TermCell } from '@proverka/domain/views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TermRuler } from './term-ruler.tsx'

const DAYS = [
  ['accepted', 'принят', 'чт', '19.11', 0],
  ['working', '1', 'пт', '20.11', 9],
  ['off', '', 'сб–вс', '', 0],
  ['working', '2', 'пн', '23.11', 31],
  ['working', '3', 'вт', '24.11', 27],
  ['working', '4', 'ср', '25.11', 11],
  ['working', '5', 'чт', '26.11', 4],
  ['working', '6', 'пт', '27.11', 1],
  ['off', '', 'сб–вс', '', 0],
  ['last', 'крайний', 'пн', '30.11', 1],
] as const

const cells = (now: number, hasCounts = true): TermCell[] =>
  DAYS.map(([kind, label, weekday, date, count], index) => ({
    key: `${weekday} ${date} ${index}`,
    kind,
    label,
    weekday,
    date,
    over: index < now ? 1 : index === now ? 0.58 : 0,
    isNow: index === now,
    ...(hasCounts && kind !== 'off' && { count, share: count / 31 }),
  }))

const LABEL = 'Срок по договору: 7 рабочих дней. Сегодня 3-й. 67 из 84 ответов пришли в первые 3 рабочих дня.'

const meta = {
  title: 'Графики/Срок по рабочим дням',
  component: TermRuler,
  parameters: {
    guide: {
      about: 'Дни срока с выходными и полосой прежних ответов над каждым.',
      use: 'Ожидание, срок которого считают рабочими днями: сколько прошло, какой день последний и когда ответ приходит обычно.',
      avoid: 'Часы одного дня показывает «Ход частей», сроки разных дел — «Дела по срокам».',
    },
  },
  args: { label: LABEL, cells: cells(4), isSized: true },
} satisfies Meta<typeof TermRuler>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Третий день из семи',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Сегодня\s3-й/ })).toBeVisible()
    await expect(canvas.getByText('сегодня')).toBeVisible()
  },
}
export const Unmeasured: Story = {
  name: 'Без измеренного: столбиков нет',
  args: { cells: cells(4, false) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('31')).toBeNull()
  },
}
export const DayOff: Story = { name: 'Сегодня выходной', args: { cells: cells(2) } }
export const Late: Story = {
  name: 'Срок вышел',
  args: {
    label: 'Срок по договору: 7 рабочих дней. Сегодня срок уже вышел.',
    cells: [
      ...cells(10),
      { key: 'late', kind: 'late', label: '+1', weekday: 'вт', date: '01.12', over: 0.4, isNow: true },
    ],
  },
}
export const Phone: Story = { name: 'Телефон: вертикально', globals: { viewport: { value: 'phone' } } }
