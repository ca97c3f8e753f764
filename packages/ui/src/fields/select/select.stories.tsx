import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { fieldStories } from '../field/field-stories.tsx'
import { Select } from './select.tsx'

const meta = {
  title: 'Поля/Список',
  component: Select,
  parameters: {
    guide: {
      about: 'Список браузера: на телефоне привычный барабан, работает без скриптов.',
      use: 'Один вариант из пяти-пятнадцати: на телефоне откроется родное колесо.',
      avoid:
        'Если вариантов десятки, возьмите поле с подсказками, если два-три — «Переключатель из нескольких».',
    },
  },
  render: fieldStories(Select).render,
  args: {
    label: 'Регион',
    name: 'select',
    value: '',
    onChange: fn(),
    placeholder: 'Все регионы',
    options: [
      { value: 'a', label: 'Республика Северная Осетия — Алания' },
      { value: 'b', label: 'Москва' },
    ],
  },
} satisfies Meta<typeof Select>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Родной список',
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Регион' }), 'b')
    await expect(args.onChange).toHaveBeenLastCalledWith('b')
  },
}
export const Filled: Story = { name: 'Выбрано', args: { value: 'b' } }
export const Disabled: Story = { name: 'Недоступно', args: { value: 'b', disabled: true } }
export const Long: Story = {
  name: 'Длинный текст, телефон',
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Регион, в котором человек зарегистрирован постоянно',
    value: 'a',
    optional: true,
    hint: 'Сузит поиск однофамильцев',
  },
}
export const Invalid: Story = { name: 'Ошибка', args: { error: 'Обязательное поле' } }
