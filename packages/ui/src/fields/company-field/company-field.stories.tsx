import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CompanySuggestion } from '@proverka/domain/property'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { fieldStories } from '../field/field-stories.tsx'
import type { LoadSuggestions } from '../suggest/suggestion-loader.ts'
import { CompanyField } from './company-field.tsx'

const companies: readonly CompanySuggestion[] = [
  { value: 'ООО «Кровля»', data: { inn: '0000000018', management: { name: 'Ладогин Арсений Примерович' } } },
  { value: 'ООО «Кровля»', data: { inn: '0000000025', management: null } },
  { value: 'ИП Кровлев Пример Примерович', data: { inn: '000000000184', management: null } },
]
async function answer(): Promise<readonly CompanySuggestion[]> {
  return companies
}

const meta = {
  title: 'Поля/Подсказки компаний',
  component: CompanyField,
  parameters: {
    guide: {
      about: 'Компания по названию или ИНН; вторая строка различает тезок.',
      use: 'Организация по названию или ИНН: плательщик, контрагент, застройщик. Вторая строка различает тезок.',
      avoid: 'Если нужен только номер, возьмите «ИНН».',
    },
  },
  render: fieldStories(CompanyField).render,
  args: {
    label: 'Компания',
    name: 'company-field',
    value: '',
    onChange: fn(),
    load: fn<LoadSuggestions<CompanySuggestion>>(answer),
    onPick: fn(),
  },
} satisfies Meta<typeof CompanyField>

export default meta

type Story = StoryObj<typeof meta>

export const Typed: Story = {
  name: 'Тезки различаются по второй строке',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Компания' })
    await userEvent.type(input, 'кровля')
    await canvas.findAllByRole('option', {}, { timeout: 3000 })
    await userEvent.click(canvas.getByRole('option', { name: /0000000025/ }))
    await expect(input).toHaveValue('ООО «Кровля»')
    await expect(args.onPick).toHaveBeenCalledWith(companies[1])
    await waitFor(() => expect(canvas.queryByRole('option')).toBeNull())
  },
}
export const Open: Story = {
  name: 'Список открыт',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'кровля')
    await canvas.findAllByRole('option', {}, { timeout: 3000 })
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true')
  },
}
export const Searching: Story = {
  name: 'Ищет',
  args: { load: fn<LoadSuggestions<CompanySuggestion>>(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'кровля')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Ищем подсказки'), {
      timeout: 3000,
    })
  },
}
export const NothingFound: Story = {
  name: 'Такой компании нет: можно вписать ИНН',
  args: { load: fn<LoadSuggestions<CompanySuggestion>>(async () => []) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'марс')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('впишите ИНН'), {
      timeout: 3000,
    })
    await expect(canvas.getByRole('combobox')).toHaveValue('марс')
  },
}
export const Failed: Story = {
  name: 'Подсказки недоступны',
  args: { load: fn<LoadSuggestions<CompanySuggestion>>(() => Promise.reject(new Error('нет связи'))) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'кровля')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('сейчас недоступны'), {
      timeout: 3000,
    })
  },
}
export const Invalid: Story = {
  name: 'Ошибка',
  args: { value: 'Кро', error: 'Выберите компанию из подсказок' },
}
export const Disabled: Story = { name: 'Недоступно', args: { value: 'ООО «Кровля»', disabled: true } }
export const Long: Story = {
  name: 'Длинный текст, телефон',
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Организация, которая оплатит счет и получит закрывающие документы',
    value: 'Общество с ограниченной ответственностью «Специализированный застройщик „Образцовые кварталы“»',
  },
}
