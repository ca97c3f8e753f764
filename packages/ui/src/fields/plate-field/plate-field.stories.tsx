import type { Meta, StoryObj } from '@storybook/react-vite'
import { normalisePlate } from '@proverka/domain'
import { fn } from 'storybook/test'
import { fieldStories } from '../field/field-stories.tsx'
import { pastedPlates } from '../masked-input/pasted/plate-pasted.ts'
import { PlateField } from './plate-field.tsx'

const story = fieldStories(PlateField)

const meta = {
  title: 'Поля/Госномер',
  component: PlateField,
  parameters: {
    guide: {
      about: 'Госномер группами, как на табличке.',
      use: 'Номер легкового автомобиля; латинские буквы, похожие на русские, поле примет само.',
      avoid: 'Если известен VIN, возьмите «VIN»: номер при продаже могли сменить.',
    },
  },
  render: story.render,
  args: { label: 'Госномер', name: 'plate-field', value: '', onChange: fn() },
} satisfies Meta<typeof PlateField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Пустое', args: { hint: 'Вместе с регионом' } }
export const Filled: Story = { name: 'Заполнено', args: { value: 'М 000 ХУ 00' } }
export const Typed: Story = {
  name: 'Группы при наборе',
  play: story.typed({ keys: 'm000xy00', shown: 'М 000 ХУ 00' }),
}
export const Pasted: Story = {
  name: 'Вставка в любом написании',
  play: story.pasted({
    example: 'M000XY00RUS',
    shown: 'М 000 ХУ 00',
    spellings: pastedPlates,
    read: normalisePlate,
  }),
}
export const Edited: Story = {
  name: 'Правка в середине, курсор на месте',
  args: { value: 'М 000 ХУ 00' },
  play: story.edited([
    { at: 5, key: 'Backspace', shown: 'М 00| ХУ 00' },
    { key: '7', shown: 'М 007| ХУ 00' },
    { key: 'Delete', shown: 'М 007| У 00' },
    { key: 'у', shown: 'М 007 У|У 00' },
    { key: 'Backspace', shown: 'М 007 |У 00' },
    { key: 'Backspace', shown: 'М 00| У 00' },
  ]),
}
export const Invalid: Story = {
  name: 'Ошибка',
  args: { value: 'М 000 ХУ 000', error: 'Некорректный гос. номер' },
  play: story.described('Некорректный гос. номер'),
}
export const OtherVehicle: Story = {
  name: 'Номер не автомобиля',
  args: { value: '0000 ММ 00', error: 'Некорректный гос. номер' },
  play: story.described(/^Такой номер не проверяем: .* Найдем по VIN Некорректный гос. номер$/),
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
