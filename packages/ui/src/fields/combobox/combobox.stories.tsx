import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { HeldField } from '../field/held-field.tsx'
import { Combobox } from './combobox.tsx'

const meta = {
  title: 'Поля/Список с поиском',
  component: Combobox,
  parameters: {
    guide: {
      use: 'Один вариант из десятков известных: регион, суд, банк. Находится набором начала слова.',
      avoid:
        'До десяти вариантов возьмите «Список»: на телефоне он удобнее. Для свободного текста — «Подсказки адресов».',
    },
  },
  render: (args) => <HeldField field={Combobox} args={args} />,
  args: {
    label: 'Регион',
    name: 'combobox',
    value: '',
    onChange: fn(),
    placeholder: 'Все регионы',
    options: [
      'Алтайский край',
      'Архангельская область',
      'Город Образцовск',
      'Орёл-Запрудный край',
      'Республика Северная Осетия — Алания',
      'Северный край',
      'Чукотский автономный округ',
    ].map((label, place) => ({ value: String(place), label })),
  },
} satisfies Meta<typeof Combobox>

export default meta

type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  name: 'Поиск и выбор с клавиатуры',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Регион' })
    await userEvent.tab()
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getAllByRole('option')).toHaveLength(7)
    await userEvent.keyboard('сев')
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Республика Северная Осетия — Алания',
      'Северный край',
    ])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(input).toHaveAttribute('aria-activedescendant', canvas.getAllByRole('option')[1]?.id)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('5')
    await expect(input).toHaveValue('Северный край')
    await expect(input).toHaveAttribute('aria-expanded', 'false')
  },
}
export const NothingFits: Story = {
  name: 'Ничего не подходит: прежний выбор остается',
  args: { value: '5' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await userEvent.keyboard('Марс')
    await expect(canvas.queryByRole('option')).toBeNull()
    await expect(canvas.getByRole('status')).toHaveTextContent('Ничего не подходит')
    await userEvent.tab()
    await expect(input).toHaveValue('Северный край')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Cleared: Story = {
  name: 'Стерто: выбора нет',
  args: { value: '5' },
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByRole('combobox'))
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(canvas.getByRole('combobox')).toHaveValue('')
  },
}
export const Whole: Story = {
  name: 'Название набрано целиком',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'город образцовск')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('2')
    await expect(canvas.getByRole('combobox')).toHaveValue('Город Образцовск')
  },
}
export const Open: Story = {
  name: 'Открыт, мышью',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(canvas.getByRole('option', { name: 'Алтайский край' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('0')
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getAllByRole('option')).toHaveLength(7)
  },
}
export const Loading: Story = {
  name: 'Варианты с сервера: еще грузятся',
  args: { options: [], loading: true, onType: fn(), value: 'obr', valueLabel: 'Образцовский районный суд' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox')
    await expect(input).toHaveValue('Образцовский районный суд')
    await userEvent.click(input)
    await userEvent.keyboard('суд')
    await expect(args.onType).toHaveBeenLastCalledWith('суд')
    await expect(canvas.getByRole('status')).toHaveTextContent('Ищем подсказки')
  },
}
export const Filled: Story = { name: 'Заполнено', args: { value: '4' } }
export const Invalid: Story = { name: 'Ошибка', args: { error: 'Обязательное поле' } }
export const Disabled: Story = { name: 'Недоступно', args: { value: '2', disabled: true } }
export const Long: Story = {
  name: 'Длинный текст, телефон',
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Регион, в котором искать исполнительные производства и дела',
    hint: 'Если человек жил в нескольких регионах, оставьте поле пустым',
    value: '4',
    optional: true,
  },
}
