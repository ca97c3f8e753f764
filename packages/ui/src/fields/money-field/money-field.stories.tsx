import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { fieldStories } from '../field/field-stories.tsx'
import { pastedAmounts } from '../masked-input/pasted/money-pasted.ts'
import { numberValue } from '../masked-input/mask-number.ts'
import { kopecksOf } from './kopecks-of.ts'
import { MoneyField } from './money-field.tsx'

const story = fieldStories(MoneyField)

const meta = {
  title: 'Поля/Сумма',
  component: MoneyField,
  parameters: {
    guide: {
      about: 'Сумма в рублях, как ее пишут люди.',
      use: 'Сумма в рублях, с копейками или без: свойство whole. Дальше она идет в копейках.',
      avoid: 'Для количества, площади и года возьмите «Число»; готовую сумму показывайте текстом.',
    },
  },
  render: story.render,
  args: { label: 'Сумма пополнения', name: 'money-field', value: '', onChange: fn(), onKopecks: fn() },
} satisfies Meta<typeof MoneyField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Пустое', args: { hint: 'От 100 до 100\u00a0000\u00a0₽' } }
export const Filled: Story = { name: 'Заполнено', args: { value: '1234.56' } }
export const Typed: Story = {
  name: 'Тысячи, копейки и запятая при наборе',
  play: story.typed({ keys: '1234.567', shown: '1\u00a0234,56', value: '1234.56' }),
}
export const Pasted: Story = {
  name: 'Вставка в любом написании',
  play: story.pasted({
    example: '1,234.56 RUB',
    shown: '1\u00a0234,56',
    spellings: pastedAmounts,
    read: (shown) => String(kopecksOf(numberValue(shown))),
  }),
}
export const Edited: Story = {
  name: 'Правка в середине, курсор на месте',
  args: { value: '1234.56' },
  play: story.edited([
    { at: 5, key: '5', shown: '12\u00a0345|,56' },
    { key: 'Backspace', shown: '1\u00a0234|,56' },
    { at: 2, key: 'Backspace', shown: '|234,56' },
    { key: '9', shown: '9|\u00a0234,56' },
    { key: '8', shown: '98|\u00a0234,56' },
    { key: '.', shown: '98|\u00a0234,56' },
    { key: 'x', shown: '98|\u00a0234,56' },
  ]),
}
export const Invalid: Story = {
  name: 'Ошибка',
  args: { value: '50', error: 'Не меньше 100\u00a0₽' },
  play: story.described('Не меньше 100\u00a0₽'),
}
export const Disabled: Story = { name: 'Недоступно', args: { value: '1234.56', disabled: true } }
export const Long: Story = {
  name: 'Длинная подпись, телефон',
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Сумма, на которую выставить счет организации',
    hint: 'Без НДС; счет придет на почту, деньги зачислим в день поступления',
    error: 'Не меньше 100\u00a0₽',
    optional: true,
  },
}
export const Kopecks: Story = {
  name: 'Рубли на входе, копейки на выходе',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '0,05')
    await expect(args.onKopecks).toHaveBeenLastCalledWith(5)
    await userEvent.clear(input)
    await expect(args.onKopecks).toHaveBeenLastCalledWith(null)
    await userEvent.type(input, '-5')
    await expect(input).toHaveValue('5')
  },
}
