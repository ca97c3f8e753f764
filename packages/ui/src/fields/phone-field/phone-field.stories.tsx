import type { Meta, StoryObj } from '@storybook/react-vite'
import { normalisePhone } from '@proverka/domain'
import { fn } from 'storybook/test'
import { fieldStories } from '../field/field-stories.tsx'
import { pastedPhones } from '../masked-input/pasted/phone-pasted.ts'
import { PhoneField } from './phone-field.tsx'

const story = fieldStories(PhoneField)

const meta = {
  title: 'Поля/Телефон',
  component: PhoneField,
  parameters: {
    guide: {
      about: 'Телефон с маской +7 (###) ###-##-##.',
      use: 'Российский номер: вход, заказ, подтверждение. Номер можно вставить в любом написании.',
      avoid:
        'Для кода из сообщения возьмите «Одноразовый код»; иностранный номер поле оставит как есть, его отклонит правило формы.',
    },
  },
  render: story.render,
  args: { label: 'Телефон', name: 'phone-field', value: '', onChange: fn() },
} satisfies Meta<typeof PhoneField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Пустое', args: { hint: 'Пришлем код подтверждения' } }
export const Filled: Story = { name: 'Заполнено', args: { value: '+7 (900) 000-00-01' } }
export const Typed: Story = {
  name: '[VALID-23] Маска при наборе',
  play: story.typed({ keys: '9991234567', shown: '+7 (999) 123-45-67' }),
}
export const Pasted: Story = {
  name: 'Вставка в любом написании',
  play: story.pasted({
    example: '8 999 123 45 67',
    shown: '+7 (999) 123-45-67',
    spellings: pastedPhones,
    read: normalisePhone,
  }),
}
export const Edited: Story = {
  name: 'Правка в середине, курсор на месте',
  args: { value: '+7 (900) 000-00-01' },
  play: story.edited([
    { at: 8, key: '5', shown: '+7 (900)5| 000-00-01' },
    { key: 'Backspace', shown: '+7 (900)| 000-00-01' },
    { key: 'Backspace', shown: '+7 (90|0) 000-00-1' },
    { key: 'Backspace', shown: '+7 (9|00) 000-01' },
    { key: '4', shown: '+7 (94|0) 000-00-1' },
    { key: 'Delete', shown: '+7 (94|0) 000-01' },
    { at: 4, key: 'Backspace', shown: '+7 |(940) 000-01' },
    { at: 0, key: '5', shown: '+7 (5|94) 000-00-1' },
  ]),
}
export const Invalid: Story = {
  name: 'Ошибка',
  args: { value: '+7 (900) 000-0', error: 'Некорректный номер телефона' },
  play: story.described('Некорректный номер телефона'),
}
export const Disabled: Story = { name: 'Недоступно', args: { value: '+7 (900) 000-00-01', disabled: true } }
export const Long: Story = {
  name: 'Длинная подпись, телефон',
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Телефон собственника или его представителя по доверенности',
    hint: 'По нему сообщим, когда выписка будет готова и если ее не удастся получить',
    error: 'Некорректный номер телефона',
    optional: true,
  },
}
