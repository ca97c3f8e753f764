import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { SearchBar } from './search-bar.tsx'

const meta = {
  title: 'Поля/Строка поиска',
  component: SearchBar,
  parameters: {
    guide: {
      use: 'Главный инструмент страницы: найти объект по\u00a0адресу или номеру. На\u00a0странице он один, второй\u00a0— малый в\u00a0шапке.',
      avoid: 'Для адреса внутри формы возьмите «Подсказки адресов».',
    },
  },
  render: (args) => <Stateful {...args} />,
  args: { value: '', onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof SearchBar>

export default meta

type Story = StoryObj<typeof meta>

const suggestions = [
  { key: '1', value: 'г. Образцовск, ул. Кленовая, д. 14, кв. 47', note: '54,3\u00a0м²' },
  { key: '2', value: 'г. Образцовск, ул. Кленовая, д. 14, корп. 2', note: 'дом' },
]
function Stateful(args: React.ComponentProps<typeof SearchBar>) {
  const [value, setValue] = useState(args.value)
  return (
    <div style={{ minHeight: 300 }}>
      <SearchBar {...args} value={value} onChange={setValue} />
    </div>
  )
}
export const Empty: Story = {
  name: '[SEARCH-01, SEARCH-02] Пустая',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Адрес или кадастровый номер' })
    await expect(input).toHaveAttribute('placeholder', 'Введите адрес или кадастровый номер')
    await userEvent.type(input, '00:14:0203005:1047')
    await userEvent.click(canvas.getByRole('button', { name: 'Найти' }))
    await expect(args.onSubmit).toHaveBeenCalledWith('00:14:0203005:1047')
  },
}
export const Suggestions: Story = {
  name: '[SEARCH-18] Подсказки с клавиатуры',
  args: { suggestions },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'Кл')
    await expect(canvas.queryByRole('option')).toBeNull()
    await userEvent.type(input, 'е')
    await expect(canvas.getAllByRole('option')).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(input).toHaveValue('г. Образцовск, ул. Кленовая, д. 14, корп. 2')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(input, ' ')
    await expect(canvas.getAllByRole('option')).toHaveLength(2)
    await userEvent.tab()
    await expect(canvas.queryByRole('option')).toBeNull()
  },
}
export const Debounce: Story = {
  name: '[SEARCH-16] Одна просьба о подсказках на паузу',
  args: { onQuery: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Тв')
    await new Promise((resolve) => setTimeout(resolve, 1200))
    await expect(args.onQuery).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('combobox'), 'ерская')
    await new Promise((resolve) => setTimeout(resolve, 500))
    await expect(args.onQuery).not.toHaveBeenCalled()
    await waitFor(() => expect(args.onQuery).toHaveBeenCalledWith('Тверская'), { timeout: 1500 })
    await expect(args.onQuery).toHaveBeenCalledOnce()
  },
}
export const Open: Story = {
  name: 'Список открыт',
  args: { suggestions, value: 'кленовая 14' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true')
  },
}
export const Loading: Story = {
  name: 'Ищет',
  args: { value: '00:14:0203005:1047', loading: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), '{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Invalid: Story = {
  name: 'Ошибка',
  args: { value: 'Москва', error: 'Укажите квартиру или кадастровый номер' },
}
export const Small: Story = { name: 'В шапке', args: { size: 's', value: '00:14:0203005:1047' } }
