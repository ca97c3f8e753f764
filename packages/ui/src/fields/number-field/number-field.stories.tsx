import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { fieldStories } from '../field/field-stories.tsx'
import { numberValue } from '../masked-input/mask-number.ts'
import { pastedNumbers } from '../masked-input/pasted/number-pasted.ts'
import { NumberField } from './number-field.tsx'

const story = fieldStories(NumberField)

const meta = {
  title: 'Поля/Число',
  component: NumberField,
  parameters: {
    guide: {
      about: 'Число с группами тысяч и запятой перед дробью.',
      use: 'Количество, площадь, год. Кнопки шага — когда число меняют на единицу-другую.',
      avoid: 'Для денег возьмите «Сумму», для номеров документов — их собственные поля: это не числа.',
    },
  },
  render: story.render,
  args: { label: 'Площадь', name: 'number-field', value: '', onChange: fn() },
} satisfies Meta<typeof NumberField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Пустое',
  args: { unit: 'м²', fraction: 1, hint: 'Общая, как в выписке' },
}
export const Grouped: Story = {
  name: 'Тысячи и дробь при наборе',
  args: { unit: 'м²', fraction: 1 },
  play: story.typed({ keys: '12345.67', shown: '12\u00a0345,6', value: '12345.6' }),
}
export const Steps: Story = {
  name: 'Шаг кнопками и стрелками, в границах',
  args: { label: 'Сколько отчетов', value: '2', min: 1, max: 4, step: 1 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Сколько отчетов' })
    const more = canvas.getByRole('button', { name: 'Сколько отчетов: больше' })
    await userEvent.click(more)
    await expect(input).toHaveValue('3')
    await userEvent.type(input, '{ArrowUp}')
    await expect(input).toHaveValue('4')
    await expect(input).toHaveAttribute('aria-valuenow', '4')
    await expect(more).toBeDisabled()
    await userEvent.type(input, '{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('1')
    await userEvent.tab()
    await expect(more).not.toHaveFocus()
  },
}
export const Fractions: Story = {
  name: 'Дробный шаг без остатков',
  args: { label: 'Ставка', value: '0.1', step: 0.1, fraction: 1, unit: '%' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton')
    await userEvent.type(input, '{ArrowUp}{ArrowUp}')
    await expect(input).toHaveValue('0,3')
  },
}
export const Minus: Story = {
  name: 'Минус — только где он возможен',
  args: { label: 'Этаж', min: -3, step: 1 },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('spinbutton'), '-2')
    await expect(canvas.getByRole('spinbutton')).toHaveValue('\u22122')
    await expect(args.onChange).toHaveBeenLastCalledWith('-2')
  },
}
export const NoMinus: Story = {
  name: 'Без минуса, без букв',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1-2a3')
    await expect(canvas.getByRole('textbox')).toHaveValue('123')
    await expect(args.onChange).toHaveBeenLastCalledWith('123')
  },
}
export const Pasted: Story = {
  name: 'Вставка в любом написании, с единицей и без',
  args: { unit: 'м²', fraction: 1 },
  play: story.pasted({
    example: '1 234,5 кв. м',
    shown: '1\u00a0234,5',
    spellings: pastedNumbers,
    read: (shown) => String(Number(numberValue(shown))),
  }),
}
export const Edited: Story = {
  name: 'Правка в середине, курсор на месте',
  args: { value: '1234567' },
  play: story.edited([
    { at: 5, key: '0', shown: '12\u00a0340|\u00a0567' },
    { key: 'Backspace', shown: '1\u00a0234|\u00a0567' },
    { at: 2, key: 'Backspace', shown: '|234\u00a0567' },
    { at: 3, key: 'Delete', shown: '23\u00a04|67' },
  ]),
}
export const Invalid: Story = {
  name: 'Ошибка',
  args: { value: '0', error: 'Значение должно быть положительным числом' },
}
export const Disabled: Story = {
  name: 'Недоступно',
  args: { value: '54', disabled: true, step: 1, unit: 'м²' },
}
export const Long: Story = {
  name: 'Длинная подпись, телефон',
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Сколько объектов собственника проверить одним заказом',
    hint: 'Чем больше объектов в заказе, тем дешевле каждый; скидка видна до оплаты',
    value: '12',
    step: 1,
    unit: 'шт.',
    optional: true,
  },
}
