import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FormCells } from './form-cells.tsx'

const meta = {
  title: 'Отчет/Клетки бланка',
  component: FormCells,
  parameters: {
    guide: {
      about: 'Слово, вписанное в клетки бланка по букве.',
      use: 'Показать, как сведения человека записаны в источнике, клетка за клеткой: имя, дата, серия.',
      avoid: 'Для ввода берите поля: клетки ничего не принимают. Длинный текст в клетки не раскладывают.',
    },
  },
} satisfies Meta<typeof FormCells>

export default meta

type Story = StoryObj<typeof meta>

export const Name: Story = {
  name: 'Фамилия',
  args: { label: 'Фамилия', value: 'Ладогин', length: 10 },
  globals: { brand: 'fiz' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Фамилия')).toHaveTextContent('Фамилия: Ладогин')
  },
}
export const Date: Story = {
  name: 'Дата',
  args: { label: 'Дата рождения', value: '14 03 1987' },
  globals: { brand: 'fiz' },
}
export const Phone: Story = {
  name: 'Телефон: длинная фамилия переносится по клеткам',
  args: { label: 'Фамилия, имя и отчество', value: 'Новообразцовский Константин Константинович' },
  globals: { brand: 'fiz', viewport: { value: 'phone' } },
}
