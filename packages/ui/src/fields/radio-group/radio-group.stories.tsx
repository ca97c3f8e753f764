import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { HeldField } from '../field/held-field.tsx'
import { RadioGroup } from './radio-group.tsx'

const meta = {
  title: 'Поля/Переключатель из нескольких',
  component: RadioGroup,
  parameters: {
    guide: {
      use: 'Один из\u00a0двух-пяти вариантов, которые полезно видеть сразу.',
      avoid:
        'С\u00a0ценой или пояснением к\u00a0каждому возьмите «Выбор из\u00a0карточек», для длинного перечня\u00a0— «Список».',
    },
  },
  render: (args) => <HeldField field={RadioGroup} args={args} />,
  args: {
    label: 'Кто заказывает',
    name: 'radio-group',
    value: '',
    onChange: fn(),
    options: [
      { value: 'person', label: 'Физическое лицо' },
      { value: 'company', label: 'Организация', hint: 'Пришлем счет и\u00a0закрывающие документы' },
      { value: 'broker', label: 'Агентство недвижимости' },
    ],
  },
} satisfies Meta<typeof RadioGroup>

export default meta

type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  name: 'С\u00a0клавиатуры',
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('radio', { name: 'Физическое лицо' })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /^Организация/ })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('company')
    await expect(canvas.getByRole('group', { name: 'Кто заказывает' })).toBeVisible()
  },
}
export const Inline: Story = {
  name: 'В\u00a0строку',
  args: {
    inline: true,
    label: 'Сделка',
    value: 'rent',
    options: [
      { value: 'buy', label: 'Покупка' },
      { value: 'rent', label: 'Аренда' },
    ],
  },
}
export const Invalid: Story = {
  name: 'Ошибка',
  args: { error: 'Обязательное поле', hint: 'От\u00a0этого зависят документы' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Обязательное поле/)
  },
}
export const Disabled: Story = { name: 'Недоступно', args: { value: 'person', disabled: true } }
export const Long: Story = {
  name: 'Длинный текст, телефон',
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'На\u00a0каком основании вы\u00a0проверяете этого человека',
    value: 'contract',
    options: [
      {
        value: 'contract',
        label: 'Готовится договор, стороной которого он\u00a0будет: купля-продажа, наем, заем',
      },
      { value: 'consent', label: 'Есть его письменное согласие на\u00a0обработку персональных данных' },
    ],
  },
}
