import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DateText } from './date-text.tsx'

const meta = {
  title: 'Части/Дата',
  component: DateText,
  parameters: {
    guide: {
      about:
        'День как 21.11.2026, миг как 21.11.2026, 14:05\u00a0МСК, какие бы часы ни стояли на устройстве.',
      use: 'Каждая дата и каждое время на экране: пишутся одинаково и по Москве.',
      avoid:
        'Для ввода берите поле «Дата». «Вчера» и «5 минут назад» в отчете не пишем: отчет читают через год.',
    },
  },
  args: { value: '2026-11-21' },
} satisfies Meta<typeof DateText>

export default meta

type Story = StoryObj<typeof meta>

export const Day: Story = {
  name: 'День',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21.11.2026')).toHaveAttribute('datetime', '2026-11-21')
  },
}
export const Instant: Story = {
  name: 'Время по Москве',
  args: { value: '2026-11-21T21:05:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('22.11.2026, 00:05 МСК')).toBeVisible()
  },
}
export const DayOfInstant: Story = {
  name: 'Только день из времени',
  args: { value: '2026-11-21T21:05:00Z', dayOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('22.11.2026')).toBeVisible()
  },
}
export const NoDate: Story = {
  name: 'Не дата: остается как есть',
  args: { value: 'до 1998 года' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toBeNull()
  },
}
export const Phone: Story = {
  name: 'Телефон: в строке переносится целиком',
  globals: { viewport: { value: 'phone' } },
  args: { value: '2026-11-21T11:05:00Z' },
  render: (args) => (
    <p>
      Исполнительное производство окончено: источник ответил <DateText {...args} />, запись исчезнет через три
      года
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21.11.2026, 14:05 МСК').getClientRects()).toHaveLength(1)
  },
}
