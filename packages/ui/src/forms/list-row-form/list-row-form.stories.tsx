import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { InColumn } from '../form-shell/in-column.tsx'
import { ListRowForm } from './list-row-form.tsx'

const meta = {
  title: 'Формы/Строка списка',
  component: ListRowForm,
  parameters: {
    guide: {
      about: 'Исправляет одну строку списка объектов.',
      use: 'Исправить одну строку списка объектов на ее месте.',
      avoid: 'Весь список — «Список текстом».',
    },
  },
  render: (args) => (
    <InColumn>
      <ListRowForm {...args} />
    </InColumn>
  ),
  args: { line: 3, initialText: 'Кленовая 14', onSubmit: fn() },
} satisfies Meta<typeof ListRowForm>

export default meta

type Story = StoryObj<typeof meta>

export const Corrected: Story = {
  name: 'Исправляется',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Строка 3'), ', кв 3 {Enter}')
    await expect(args.onSubmit).toHaveBeenLastCalledWith('Кленовая 14, кв 3')
    await userEvent.clear(canvas.getByLabelText('Строка 3'))
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить' }))
    await expect(args.onSubmit).toHaveBeenLastCalledWith(undefined)
  },
}
