import type { Meta, StoryObj } from '@storybook/react-vite'
import { isDate } from '@proverka/domain'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fieldStories } from '../field/field-stories.tsx'
import { dateValue } from '../masked-input/mask-date.ts'
import { pastedDates } from '../masked-input/pasted/date-pasted.ts'
import { expectEdits } from '../masked-input/story-keys.ts'
import { DateField } from './date-field.tsx'

// The first opening loads the calendar, which a cold development server makes on the spot.
const loaded = { timeout: 10_000 }

const story = fieldStories(DateField)

const meta = {
  title: 'Поля/Дата',
  component: DateField,
  parameters: {
    guide: {
      about: 'Дата, набранная цифрами или взятая из календаря.',
      use: 'Любая дата. Быстрее набрать, поэтому поле понимает все написания; календарь — для тех, кому нужен день недели. Для даты рождения задайте opensAt и max.',
      avoid: 'Для года выпуска возьмите «Число», для промежутка — два поля рядом.',
    },
  },
  render: story.render,
  args: { label: 'Дата рождения', name: 'date-field', value: '', onChange: fn() },
} satisfies Meta<typeof DateField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Пустое', args: { hint: 'Как в паспорте' } }
export const Typed: Story = {
  name: '[VALID-22] Набор и значение',
  play: story.typed({ keys: '31122024', shown: '31.12.2024', value: '2024-12-31' }),
}
export const Pasted: Story = {
  name: 'Вставка в любом написании',
  play: story.pasted({
    example: '«1» февраля 2024 г.',
    shown: '01.02.2024',
    spellings: pastedDates,
    read: (shown) => (isDate(dateValue(shown)) ? dateValue(shown) : null),
  }),
}
export const Edited: Story = {
  name: 'Правка в середине, курсор на месте',
  args: { value: '2024-12-31' },
  play: async ({ canvas, args }) => {
    await expectEdits(canvas.getByRole('textbox'), [
      { at: 3, key: 'Backspace', shown: '3|.12.2024' },
      { key: '0', shown: '30|.12.2024' },
      { key: 'Delete', shown: '30|.2.2024' },
      { at: 3, key: '0', shown: '30.0|2.2024' },
      { at: 10, key: 'Backspace', shown: '30.02.202|' },
      { key: '5', shown: '30.02.2025|' },
    ])
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-02-30')
  },
}
export const Calendar: Story = {
  name: 'Календарь с клавиатуры',
  args: { value: '1987-03-14', min: '1900-01-01', max: '2026-11-21' },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Открыть календарь, выбрано 14.03.1987' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const calendar = within(await screen.findByRole('dialog', {}, loaded))
    const chosen = calendar.getByRole('button', { name: /14.+марта.+1987.+выбрано/ })
    await waitFor(() => expect(chosen).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('1987-03-22')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('textbox')).toHaveValue('22.03.1987')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
export const Birth: Story = {
  name: 'Месяц и год из списков, границы, Escape',
  args: { opensAt: '1990-01-01', min: '1920-01-01', max: '2008-11-21' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть календарь' }))
    const calendar = within(await screen.findByRole('dialog', {}, loaded))
    await expect(calendar.getByRole('grid', { name: /январь 1990/i })).toBeVisible()
    await userEvent.selectOptions(calendar.getByRole('combobox', { name: 'Выберите год' }), '2008')
    await userEvent.selectOptions(calendar.getByRole('combobox', { name: 'Выберите месяц' }), '10')
    await expect(calendar.getByRole('button', { name: /22.+ноября.+2008/ })).toBeDisabled()
    await expect(calendar.getByRole('button', { name: 'Перейти к следующему месяцу' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Open: Story = {
  name: 'Календарь открыт',
  args: { value: '2026-11-21' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('grid', { name: /ноябрь 2026/i }, loaded)).toBeVisible()
  },
}
export const OpenPhone: Story = {
  name: 'Календарь на телефоне',
  globals: { viewport: { value: 'phone' } },
  args: { value: '2026-11-21' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('grid', { name: /ноябрь 2026/i }, loaded)).toBeVisible()
  },
}
export const Filled: Story = { name: 'Заполнено', args: { value: '1987-03-14' } }
export const Invalid: Story = { name: 'Ошибка', args: { value: '31.02', error: 'Невалидная дата' } }
export const ShortYear: Story = {
  name: 'Год двумя цифрами',
  args: { value: '14.03.87', error: 'Невалидная дата' },
  play: story.described('Год — четырьмя цифрами, например 1987 Невалидная дата'),
}
export const Disabled: Story = { name: 'Недоступно', args: { value: '1987-03-14', disabled: true } }
export const Long: Story = {
  name: 'Длинная подпись, телефон',
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Дата, на которую нужны сведения о переходе прав',
    hint: 'Не раньше 1998 года: до этого права не регистрировали в едином реестре',
    optional: true,
  },
}
