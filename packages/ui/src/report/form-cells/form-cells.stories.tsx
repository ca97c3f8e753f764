import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormCells } from './form-cells.tsx'

const meta = { title: 'Отчет/Клетки бланка', component: FormCells } satisfies Meta<typeof FormCells>

export default meta

type Story = StoryObj<typeof meta>

export const Name: Story = {
  name: 'Фамилия',
  args: { label: 'Фамилия', value: 'Ладогин', length: 10 },
  globals: { brand: 'fiz' },
}
export const Date: Story = {
  name: 'Дата',
  args: { label: 'Дата рождения', value: '14 03 1987' },
  globals: { brand: 'fiz' },
}
