import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PermissionLegend, PermissionMark } from './permission-mark.tsx'

const meta = {
  title: 'Консоль/Части/Клетка права',
  component: PermissionMark,
  parameters: {
    guide: {
      about: 'Может ли роль это делать: чернила — да, пополам — вдвоем, штрих — с причиной, точки — нет.',
      use: 'Таблица прав: что роль может, что со второй подписью, что с причиной.',
      avoid: 'Состояние работы — отметка и слово.',
    },
  },
} satisfies Meta<typeof PermissionMark>

export default meta

type Story = StoryObj<typeof meta>

export const May: Story = { name: 'Может', args: { kind: 'may' } }
export const Second: Story = { name: 'Со второй подписью', args: { kind: 'second' } }
export const Reason: Story = { name: 'С причиной', args: { kind: 'reason' } }
export const No: Story = { name: 'Нет', args: { kind: 'no' } }
export const Legend: Story = {
  name: 'Что значат клетки',
  args: { kind: 'may' },
  render: () => <PermissionLegend />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}
