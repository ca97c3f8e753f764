import type { Meta, StoryObj } from '@storybook/react-vite'
import { normalisePassport } from '@proverka/domain'
import { fn } from 'storybook/test'
import { fieldStories } from '../field/field-stories.tsx'
import { pastedPassports } from '../masked-input/pasted/passport-pasted.ts'
import { PassportField } from './passport-field.tsx'

const story = fieldStories(PassportField)

const meta = {
  title: 'Поля/Паспорт',
  component: PassportField,
  parameters: {
    guide: {
      about: 'Серия и номер паспорта, разбитые как в нем самом.',
      use: 'Серия и номер паспорта гражданина России в одном поле, группами как в документе.',
      avoid: 'Для загранпаспорта и других бумаг возьмите «Текст»: у них другие группы и буквы.',
    },
  },
  render: story.render,
  args: { label: 'Паспорт', name: 'passport-field', value: '', onChange: fn() },
} satisfies Meta<typeof PassportField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Пустое', args: { hint: 'Серия и номер' } }
export const Filled: Story = { name: 'Заполнено', args: { value: '00 00 000123' } }
export const Typed: Story = {
  name: '[VALID-24] Группы при наборе',
  play: story.typed({ keys: '0000000123', shown: '00 00 000123' }),
}
export const Pasted: Story = {
  name: 'Вставка в любом написании',
  play: story.pasted({
    example: 'серия 0000 № 000123',
    shown: '00 00 000123',
    spellings: pastedPassports,
    read: normalisePassport,
  }),
}
export const Edited: Story = {
  name: 'Правка в середине, курсор на месте',
  args: { value: '00 00 000123' },
  play: story.edited([
    { at: 4, key: '5', shown: '00 05|0 000123' },
    { key: 'Backspace', shown: '00 0|0 000123' },
    { key: 'Backspace', shown: '00| 00 00123' },
    { key: 'Backspace', shown: '0|0 00 0123' },
    { key: '7', shown: '07| 00 00123' },
    { key: 'Delete', shown: '07| 00 0123' },
  ]),
}
export const Invalid: Story = {
  name: 'Ошибка',
  args: { value: '00 00 0001', error: 'Серия и номер паспорта — 10 цифр' },
  play: story.described('Серия и номер паспорта — 10 цифр'),
}
export const Disabled: Story = { name: 'Недоступно', args: { value: '00 00 000123', disabled: true } }
export const Long: Story = {
  name: 'Длинная подпись, телефон',
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Паспорт человека, которого проверяете перед сделкой',
    hint: 'Нужен только для проверки паспорта по списку недействительных; без него остальные проверки пройдут',
    error: 'Серия и номер паспорта — 10 цифр',
    optional: true,
  },
}
