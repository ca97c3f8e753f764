import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { fieldStories } from '../field/field-stories.tsx'
import { PassportCells } from './passport-cells.tsx'

const story = fieldStories(PassportCells)

const meta = {
  title: 'Поля/Паспорт в клетках',
  component: PassportCells,
  parameters: {
    guide: {
      about: 'Серия и номер паспорта в десяти крупных клетках.',
      use: 'Номер паспорта — единственное, что спрашивает страница: десять больших клеток, одно поле.',
      avoid: 'Среди других полей формы берут «Паспорт»: клетки там кричат.',
    },
  },
  render: (args) => <div style={{ maxWidth: 560 }}>{story.render(args)}</div>,
  args: { label: 'Серия и номер паспорта', name: 'passport-cells', value: '', onChange: fn() },
} satisfies Meta<typeof PassportCells>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Пустое' }
export const Filled: Story = { name: 'Заполнено', args: { value: '0000000014' } }
export const Pasted: Story = {
  name: 'Вставка с пробелами и дефисами',
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    for (const spelled of ['00 00 000014', '0000-000014', 'серия 0000 № 000014', '0000000014']) {
      await userEvent.clear(input)
      await userEvent.click(input)
      await userEvent.paste(spelled)
      await expect(input).toHaveValue('0000000014')
    }
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1)
  },
}
export const Typed: Story = {
  name: 'Одиннадцатая цифра не входит, буква не теряется',
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.type(input, '00000000145')
    await expect(input).toHaveValue('0000000014')
    // The last digit is in its cell: the text has not scrolled under the lines.
    await expect(input.scrollLeft).toBe(0)
  },
}
export const Invalid: Story = {
  name: 'Ошибка',
  args: { value: '00000001', error: 'Серия и номер паспорта — 10\u00a0цифр' },
  play: story.described(/10.цифр$/),
}
export const Disabled: Story = { name: 'Недоступно', args: { value: '0000000014', disabled: true } }
export const Phone: Story = {
  name: 'Телефон',
  globals: { viewport: { value: 'phone' } },
  args: { value: '0000000014' },
}
