import type { Meta, StoryObj } from '@storybook/react-vite'
import { normaliseSnils } from '@proverka/domain'
import { expect, fn, userEvent } from 'storybook/test'
import { HeldField } from '../field/held-field.tsx'
import { pastedSnils } from '../masked-input/pasted/snils-pasted.ts'
import { expectEdits, expectPasted } from '../masked-input/story-keys.ts'
import { SnilsField } from './snils-field.tsx'

const meta = {
  title: 'Поля/СНИЛС',
  component: SnilsField,
  parameters: {
    guide: {
      use: 'Страховой номер человека, группами как в документе.',
      avoid: 'Для ИНН возьмите «ИНН»: похожие цифры, другое правило.',
    },
  },
  render: (args) => <HeldField field={SnilsField} args={args} />,
  args: { label: 'СНИЛС', name: 'snils-field', value: '', onChange: fn() },
} satisfies Meta<typeof SnilsField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Пустое', args: { hint: '11 цифр' } }
export const Filled: Story = { name: 'Заполнено', args: { value: '000-000-123 00' } }
export const Typed: Story = {
  name: 'Маска при наборе',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'СНИЛС' })
    await userEvent.type(input, '00000012300')
    await expect(input).toHaveValue('000-000-123 00')
    await expect(args.onChange).toHaveBeenLastCalledWith('000-000-123 00')
  },
}
export const Pasted: Story = {
  name: 'Вставка в любом написании',
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.click(input)
    await userEvent.paste('СНИЛС: 000 000 123 00')
    await expect(input).toHaveValue('000-000-123 00')
    await expectPasted(input, pastedSnils, normaliseSnils)
  },
}
export const Edited: Story = {
  name: 'Правка в середине, курсор на месте',
  args: { value: '000-000-123 00' },
  play: async ({ canvas }) => {
    await expectEdits(canvas.getByRole('textbox'), [
      { at: 4, key: 'Backspace', shown: '00|0-001-230 0' },
      { key: '5', shown: '005|-000-123 00' },
      { key: 'Delete', shown: '005|-001-230 0' },
      { key: '6', shown: '005-6|00-123 00' },
      { key: '7', shown: '005-67|00-123 00' },
    ])
  },
}
export const Invalid: Story = {
  name: 'Ошибка',
  args: { value: '000-000-12', error: 'Некорректный СНИЛС' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Некорректный СНИЛС')
  },
}
export const Disabled: Story = { name: 'Недоступно', args: { value: '000-000-123 00', disabled: true } }
export const Long: Story = {
  name: 'Длинная подпись, телефон',
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Страховой номер индивидуального лицевого счета (СНИЛС)',
    hint: 'Указан в зеленой карточке или в уведомлении АДИ-РЕГ, которое его заменило',
    error: 'Некорректный СНИЛС',
    optional: true,
  },
}
