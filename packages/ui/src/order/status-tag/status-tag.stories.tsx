import { ITEM_STATUSES, itemStatusLabel } from '@proverka/domain/orders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StatusTag } from './status-tag.tsx'

const meta = {
  title: 'Заказ/Состояние заказа',
  component: StatusTag,
  parameters: {
    guide: {
      about: 'Состояние заказанного отчета словом и формой.',
      use: 'Состояние части заказа: ждет оплаты, готовится, нужны данные, готова, деньги возвращены.',
      avoid: 'Для ответа источника берите «Отметки результата», для свойства услуги — «Ярлык».',
    },
  },
  args: { status: 'inprogress' },
} satisfies Meta<typeof StatusTag>

export default meta

type Story = StoryObj<typeof meta>

export const All: Story = {
  name: 'Все состояния словом и формой',
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {ITEM_STATUSES.map((status) => (
        <li key={status}>
          <StatusTag status={status} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const status of ITEM_STATUSES) await expect(canvas.getByText(itemStatusLabel(status))).toBeVisible()
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(ITEM_STATUSES.length)
  },
}
export const Late: Story = { name: 'Опаздывает', args: { late: true } }
export const LateButDone: Story = {
  name: 'Готовый не опаздывает',
  args: { status: 'done', late: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Готов')).toBeVisible()
  },
}
export const Unknown: Story = {
  name: 'Незнакомое — нейтрально, с кодом',
  args: { status: 'archived' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Статус: archived')).toBeVisible()
  },
}
export const Phone: Story = {
  name: 'Телефон: длинное незнакомое не шире экрана',
  globals: { viewport: { value: 'phone' } },
  args: { status: 'archived-by-operator-after-dispute-with-the-source' },
}
