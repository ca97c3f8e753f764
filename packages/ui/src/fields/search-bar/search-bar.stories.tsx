import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Suggestion } from '../suggest/suggestion-list.tsx'
import type { LoadSuggestions } from '../suggest/suggestion-loader.ts'
import { SearchBar } from './search-bar.tsx'

const meta = {
  title: 'Поля/Строка поиска',
  component: SearchBar,
  parameters: {
    guide: {
      about: 'Строка поиска, главный прибор сайта: поле с подсказками и одна кнопка.',
      use: 'Главный инструмент страницы: найти объект по адресу или номеру. На странице он один, второй — малый в шапке.',
      avoid: 'Для адреса внутри формы возьмите «Подсказки адресов».',
    },
  },
  render: (args) => <Stateful {...args} />,
  args: { value: '', onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof SearchBar>

export default meta

type Story = StoryObj<typeof meta>

const suggestions = [
  { key: '1', value: 'г. Образцовск, ул. Кленовая, д. 14, кв. 47', note: '54,3 м²' },
  { key: '2', value: 'г. Образцовск, ул. Кленовая, д. 14, корп. 2', note: 'дом' },
]
const answer = (): Promise<readonly Suggestion[]> => Promise.resolve(suggestions)
/** The answer comes a second after the last key. */
const patience = { timeout: 3000 }
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
  args: { load: fn<LoadSuggestions<Suggestion>>(answer) },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'Кле')
    await expect(await canvas.findAllByRole('option', {}, patience)).toHaveLength(2)
    await expect(args.load).toHaveBeenCalledOnce()
    await expect(args.load).toHaveBeenCalledWith('Кле', expect.any(AbortSignal))
    await userEvent.tab()
    await expect(canvas.queryByRole('option')).toBeNull()
    await userEvent.click(input)
    await expect(canvas.getAllByRole('option')).toHaveLength(2)
    await userEvent.type(input, '{Backspace}')
    await expect(input).toHaveValue('Кл')
    await expect(canvas.queryByRole('option')).toBeNull()
    await userEvent.type(input, 'е')
    await expect(await canvas.findAllByRole('option', {}, patience)).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(input).toHaveValue('г. Образцовск, ул. Кленовая, д. 14, корп. 2')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(input).toHaveAttribute('aria-expanded', 'false')
  },
}
export const Guess: Story = {
  name: '[INPUT-10] Две буквы не те: что имели в виду',
  args: {
    load: fn<LoadSuggestions<Suggestion>>(async () => ({
      rows: suggestions,
      words: 'Возможно, вы имели в виду',
    })),
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'Клиновоя 14')
    const list = await canvas.findByRole('listbox', { name: 'Возможно, вы имели в виду' }, patience)
    await expect(list).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Возможно, вы имели в виду. Подсказок: 2')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('Клиновоя 14')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(input).toHaveValue('г. Образцовск, ул. Кленовая, д. 14, кв. 47')
  },
}
export const Missing: Story = {
  name: '[INPUT-10] Города нет в реестре',
  args: {
    load: fn<LoadSuggestions<Suggestion>>(async () => ({
      rows: [],
      words: 'Такого города нет в реестре: Урюпинск',
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Урюпинск, Кленовая 14')
    await waitFor(
      () => expect(canvas.getByRole('status')).toHaveTextContent('Такого города нет в реестре: Урюпинск'),
      patience,
    )
    await expect(canvas.queryByRole('option')).toBeNull()
  },
}
export const Waiting: Story = {
  name: 'Подсказки в пути',
  args: { load: fn<LoadSuggestions<Suggestion>>(() => new Promise(() => undefined)) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Кленовая')
    await waitFor(() => expect(args.load).toHaveBeenCalledOnce(), patience)
    await expect(canvas.getByRole('status')).toHaveTextContent('Ищем подсказки')
  },
}
export const Unavailable: Story = {
  name: 'Подсказок нет: искать это не мешает',
  args: { load: fn<LoadSuggestions<Suggestion>>(() => Promise.reject(new Error('нет связи'))) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Кленовая 14, кв 1')
    await waitFor(() => expect(args.load).toHaveBeenCalledOnce(), patience)
    await expect(canvas.queryByRole('option')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('Кленовая 14, кв 1')
  },
}
export const Narrowed: Story = {
  name: 'Строки сужаются сразу, до нового ответа',
  args: {
    load: fn<LoadSuggestions<Suggestion>>(answer),
    narrow: (rows, text) => rows.filter(({ value }) => value.includes(text)),
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'Кленовая, д. 14, к')
    await expect(await canvas.findAllByRole('option', {}, patience)).toHaveLength(2)
    await userEvent.type(input, 'о')
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
    await expect(args.load).toHaveBeenCalledOnce()
  },
}
export const Open: Story = {
  name: 'Список открыт',
  args: { load: fn<LoadSuggestions<Suggestion>>(answer), value: 'кленовая 1' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '4')
    await canvas.findAllByRole('option', {}, patience)
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
export const SmallWrong: Story = {
  name: 'В шапке с ошибкой: строка стоит на месте',
  args: { size: 's', value: 'Кленовая 14', error: 'Укажите квартиру или кадастровый номер' },
}
export const Disabled: Story = {
  name: 'Недоступна',
  args: { value: '00:14:0203005:1047', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Найти' })).toBeDisabled()
  },
}
export const Phone: Story = {
  name: 'Телефон, длинный адрес',
  globals: { viewport: { value: 'phone' } },
  args: {
    value:
      'Республика Примерная, Образцовский муниципальный район, село Верхнее Кленовое, ул. Сорока лет Октября, д. 14',
    hint: 'Найдем по адресу, кадастровому или условному номеру',
  },
}
