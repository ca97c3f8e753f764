import type { Meta, StoryObj } from '@storybook/react-vite'
import { isInn } from '@proverka/domain'
import { expect, fn, userEvent } from 'storybook/test'
import { fieldStories } from '../field/field-stories.tsx'
import { pastedInns } from '../masked-input/pasted/inn-pasted.ts'
import { InnField } from './inn-field.tsx'

const story = fieldStories(InnField)

const meta = {
  title: 'Поля/ИНН',
  component: InnField,
  parameters: {
    guide: {
      about: 'ИНН одними цифрами.',
      use: 'ИНН человека, организации или любой из двух: свойство of. Реквизиты «ИНН/КПП» можно вставить целиком.',
      avoid: 'Если компанию ищут по названию, возьмите «Подсказки компаний»: там ИНН подставится сам.',
    },
  },
  render: story.render,
  args: { label: 'ИНН', name: 'inn-field', value: '', onChange: fn() },
} satisfies Meta<typeof InnField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Пустое', args: { hint: 'Для налогов и самозанятости' } }
export const Filled: Story = { name: 'Заполнено', args: { value: '000000000184' } }
export const Typed: Story = {
  name: 'Только цифры',
  play: story.typed({ keys: '0000 0000-0184', shown: '000000000184' }),
}
export const Pasted: Story = {
  name: 'Вставка в любом написании',
  play: story.pasted({
    example: 'ИНН: 0000 0000 0184',
    shown: '000000000184',
    spellings: pastedInns,
    read: (shown) => (isInn(shown) ? shown : null),
  }),
}
export const Edited: Story = {
  name: 'Правка в середине, курсор на месте',
  args: { value: '000000000184' },
  play: story.edited([
    { at: 4, key: 'Backspace', shown: '000|00000184' },
    { key: '5', shown: '0005|00000184' },
    { key: '6', shown: '00056|00000184' },
    { key: 'Backspace', shown: '0005|00000184' },
    { at: 0, key: 'Delete', shown: '|00500000184' },
  ]),
}
export const Invalid: Story = {
  name: 'Ошибка',
  args: { value: '000000000185', error: 'Неправильный ИНН' },
  play: story.described('Неправильный ИНН'),
}
export const Disabled: Story = { name: 'Недоступно', args: { value: '000000000184', disabled: true } }
export const Long: Story = {
  name: 'Длинная подпись, телефон',
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'ИНН организации или индивидуального предпринимателя',
    hint: '10 цифр у организации, 12 цифр у предпринимателя и самозанятого; КПП не нужен',
    error: 'Неправильный ИНН',
    optional: true,
  },
}
export const Company: Story = {
  name: 'Реквизиты организации целиком',
  args: { of: 'company', label: 'ИНН организации' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.click(input)
    await userEvent.paste('ИНН/КПП 0000000018/000001001')
    await expect(input).toHaveValue('0000000018')
    await userEvent.keyboard('7')
    await expect(input).toHaveValue('0000000018')
  },
}
