import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ListTextForm } from './list-text-form.tsx'

const meta = {
  title: 'Формы/Список текстом',
  component: ListTextForm,
  parameters: {
    guide: {
      about: 'Список номеров и адресов, вставленный текстом или столбцом таблицы.',
      use: 'Список для оптового заказа: номера и адреса вперемешку, по одному в строке.',
      avoid: 'Один объект — «Поиск».',
    },
  },
  args: { onRows: fn() },
} satisfies Meta<typeof ListTextForm>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Пустой и отправка',
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Номера и адреса')
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить список' }))
    await expect(canvas.getByText('Вставьте хотя бы одну строку')).toBeVisible()
    await userEvent.click(field)
    await userEvent.paste('00:14:0203005:1047\nг Образцовск, ул Кленовая, д 14, кв 3')
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить список' }))
    await expect(args.onRows).toHaveBeenCalledOnce()
    await expect(args.onRows).toHaveBeenCalledWith([
      expect.objectContaining({ line: 1, text: '00:14:0203005:1047' }),
      expect.objectContaining({ line: 2, text: 'г Образцовск, ул Кленовая, д 14, кв 3' }),
    ])
    await expect(field).toHaveValue('')
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
