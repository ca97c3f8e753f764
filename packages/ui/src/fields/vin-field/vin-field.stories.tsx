import type { Meta, StoryObj } from '@storybook/react-vite'
import { normaliseVin } from '@proverka/domain'
import { fn } from 'storybook/test'
import { fieldStories } from '../field/field-stories.tsx'
import { pastedVins } from '../masked-input/pasted/vin-pasted.ts'
import { VinField } from './vin-field.tsx'

const story = fieldStories(VinField)

const meta = {
  title: 'Поля/VIN',
  component: VinField,
  parameters: {
    guide: {
      about: 'VIN заглавными латинскими буквами.',
      use: 'Номер кузова автомобиля: русские буквы, похожие на латинские, поле примет само.',
      avoid: 'Для номера с дороги возьмите «Госномер».',
    },
  },
  render: story.render,
  args: { label: 'VIN', name: 'vin-field', value: '', onChange: fn() },
} satisfies Meta<typeof VinField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Пустое', args: { hint: 'В ПТС, СТС и под лобовым стеклом' } }
export const Filled: Story = { name: 'Заполнено', args: { value: '00ATCX00000000001' } }
export const Typed: Story = {
  name: 'Русская раскладка, строчные буквы',
  play: story.typed({ keys: '00атсх00000000001', shown: '00ATCX00000000001' }),
}
export const Pasted: Story = {
  name: 'Вставка в любом написании',
  play: story.pasted({
    example: 'VIN: 00A TCX 00000000001',
    shown: '00ATCX00000000001',
    spellings: pastedVins,
    read: normaliseVin,
  }),
}
export const Edited: Story = {
  name: 'Правка в середине, курсор на месте',
  args: { value: '00ATCX00000000001' },
  play: story.edited([
    { at: 5, key: 'Backspace', shown: '00AT|X00000000001' },
    { key: 'с', shown: '00ATC|X00000000001' },
    { key: 'Delete', shown: '00ATC|00000000001' },
    { key: 'х', shown: '00ATCX|00000000001' },
  ]),
}
export const Invalid: Story = {
  name: 'Ошибка',
  args: { value: '00ATCX0000000000O', error: 'Введите корректный VIN' },
  play: story.described('Букв I, O и Q в VIN не бывает: это 1 и 0 Введите корректный VIN'),
}
export const Disabled: Story = { name: 'Недоступно', args: { value: '00ATCX00000000001', disabled: true } }
export const Long: Story = {
  name: 'Длинная подпись, телефон',
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Идентификационный номер транспортного средства (VIN)',
    hint: '17 латинских букв и цифр; букв I, O и Q в нем не бывает — вместо них единица и ноль',
    error: 'Введите корректный VIN',
    optional: true,
  },
}
