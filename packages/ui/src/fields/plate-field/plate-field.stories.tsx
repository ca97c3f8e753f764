import type { Meta, StoryObj } from '@storybook/react-vite'
import { normalisePlate } from '@proverka/domain'
import { expect, fn, userEvent } from 'storybook/test'
import { HeldField } from '../field/held-field.tsx'
import { pastedPlates } from '../masked-input/pasted/plate-pasted.ts'
import { expectEdits, expectPasted } from '../masked-input/story-keys.ts'
import { PlateField } from './plate-field.tsx'

const meta = {
  title: 'Поля/Госномер',
  component: PlateField,
  parameters: {
    guide: {
      use: 'Номер легкового автомобиля; латинские буквы, похожие на русские, поле примет само.',
      avoid: 'Если известен VIN, возьмите «VIN»: номер при продаже могли сменить.',
    },
  },
  render: (args) => <HeldField field={PlateField} args={args} />,
  args: { label: 'Госномер', name: 'plate-field', value: '', onChange: fn() },
} satisfies Meta<typeof PlateField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Пустое', args: { hint: 'Вместе с регионом' } }
export const Filled: Story = { name: 'Заполнено', args: { value: 'М 000 ХУ 00' } }
export const Typed: Story = {
  name: 'Группы при наборе',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Госномер' })
    await userEvent.type(input, 'm000xy00')
    await expect(input).toHaveValue('М 000 ХУ 00')
    await expect(args.onChange).toHaveBeenLastCalledWith('М 000 ХУ 00')
  },
}
export const Pasted: Story = {
  name: 'Вставка в любом написании',
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.click(input)
    await userEvent.paste('M000XY00RUS')
    await expect(input).toHaveValue('М 000 ХУ 00')
    await expectPasted(input, pastedPlates, normalisePlate)
  },
}
export const Edited: Story = {
  name: 'Правка в середине, курсор на месте',
  args: { value: 'М 000 ХУ 00' },
  play: async ({ canvas }) => {
    await expectEdits(canvas.getByRole('textbox'), [
      { at: 5, key: 'Backspace', shown: 'М 00| ХУ 00' },
      { key: '7', shown: 'М 007| ХУ 00' },
      { key: 'Delete', shown: 'М 007| У 00' },
      { key: 'у', shown: 'М 007 У|У 00' },
      { key: 'Backspace', shown: 'М 007 |У 00' },
      { key: 'Backspace', shown: 'М 00| У 00' },
    ])
  },
}
export const Invalid: Story = {
  name: 'Ошибка',
  args: { value: 'М 000 ХУ 000', error: 'Некорректный гос. номер' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Некорректный гос. номер')
  },
}
export const OtherVehicle: Story = {
  name: 'Номер не автомобиля',
  args: { value: '0000 ММ 00', error: 'Некорректный гос. номер' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      /^Такой номер не проверяем: .* Найдем по VIN Некорректный гос. номер$/,
    )
  },
}
export const Disabled: Story = { name: 'Недоступно', args: { value: 'М 000 ХУ 00', disabled: true } }
export const Long: Story = {
  name: 'Длинная подпись, телефон',
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Государственный регистрационный номер автомобиля',
    hint: 'Три цифры и три буквы, затем две или три цифры региона, как на табличке',
    error: 'Некорректный гос. номер',
    optional: true,
  },
}
