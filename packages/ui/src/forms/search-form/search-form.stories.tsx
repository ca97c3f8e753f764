import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Suggestion } from '../../fields/suggest/suggestion-list.tsx'
import type { LoadSuggestions } from '../../fields/suggest/suggestion-loader.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Link } from '../../primitives/link/link.tsx'
import { noAnswer, noNetwork } from '../form-shell/in-column.tsx'
import { SearchForm } from './search-form.tsx'

const meta = {
  title: 'Формы/Поиск',
  component: SearchForm,
  parameters: {
    guide: {
      about: 'Строка поиска с ее правилами: что можно искать и согласие, где оно нужно.',
      use: 'Главное действие страницы об объектах: адрес или номер с правилами и согласием.',
      avoid: 'Адрес внутри другой формы — «Подсказки адресов»; много номеров сразу — «Оптовый заказ».',
    },
  },
  args: { onSubmit: fn() },
} satisfies Meta<typeof SearchForm>

export default meta

type Story = StoryObj<typeof meta>

const consent = (
  <>
    Согласен с <Link href="#privacy">политикой</Link> и <Link href="#offer">офертой</Link>
  </>
)
const needsFlat = 'Укажите квартиру или кадастровый номер'

export const Rules: Story = {
  name: '[SEARCH-06, SEARCH-07] Что можно искать',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, '   {Enter}')
    await expect(canvas.getByText('Обязательное поле')).toBeVisible()
    await userEvent.clear(input)
    await userEvent.type(input, 'Москва{Enter}')
    await expect(canvas.getByText(needsFlat)).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(input)
    await userEvent.type(input, ' 77:01:0001001:1 {Enter}')
    await expect(args.onSubmit).toHaveBeenLastCalledWith('77:01:0001001:1')
    await userEvent.clear(input)
    await userEvent.type(input, '77/01/1{Enter}')
    await userEvent.clear(input)
    await userEvent.type(input, '77 01 1{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(3)
  },
}
export const Leaving: Story = {
  name: 'Ошибка при уходе из поля, исчезает при правке; фокус в поле с ошибкой',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await userEvent.tab()
    await expect(input).toBeValid()
    await userEvent.type(input, 'Москва')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(needsFlat)
    await userEvent.type(input, ',')
    await expect(input).toBeValid()
    await userEvent.click(canvas.getByRole('button', { name: 'Найти' }))
    await expect(input).toHaveFocus()
    await expect(input).toBeInvalid()
  },
}
export const Consent: Story = {
  name: '[SEARCH-04, SEARCH-05] С согласием',
  args: { initialText: '77:01:0001001:1', consent },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Найти' }))
    await expect(canvas.getByText('Поставьте согласие на обработку персональных данных')).toBeVisible()
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Найти' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
export const NoConsent: Story = {
  name: '[SEARCH-04] Согласия не спрашивают: галочки нет',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}
export const House: Story = {
  name: '[SEARCH-08, SEARCH-10] Дома целиком: хватает дома, квартира отсекается',
  args: { addressOnly: true },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'г Москва, ул Мира{Enter}')
    await expect(canvas.getByText('Укажите дом или кадастровый номер')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(input, ', д 5')
    await expect(canvas.queryByText('Укажите дом или кадастровый номер')).toBeNull()
    await userEvent.type(input, '{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenLastCalledWith('г Москва, ул Мира, д 5')
    await userEvent.type(input, ', кв 12{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    await expect(args.onSubmit).toHaveBeenLastCalledWith('г Москва, ул Мира, д 5')
  },
}
export const Flat: Story = {
  name: '[SEARCH-09] Квартиры: одного дома мало',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'ул Мира, д 5{Enter}')
    await expect(canvas.getByText(needsFlat)).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(input, ', кв 1{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('ул Мира, д 5, кв 1')
  },
}
export const PickedHouse: Story = {
  name: '[SEARCH-03] Из подсказок выбран дом: остается вписать квартиру',
  args: {
    load: fn<LoadSuggestions<Suggestion>>(async () => [{ key: '1', value: 'г Тверь, ул Мира, д 5' }]),
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'Тве')
    await userEvent.click(await canvas.findByRole('option', { name: /Тверь/ }, { timeout: 3000 }))
    await expect(input).toHaveValue('г Тверь, ул Мира, д 5, кв ')
    await expect(input).toHaveFocus()
    await userEvent.type(input, '7{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('г Тверь, ул Мира, д 5, кв 7')
  },
}
const read = (text: string): Promise<string | undefined> =>
  Promise.resolve(/ул мира/i.test(text) ? 'г Тверь, ул Мира, д 5' : undefined)
export const Resolved: Story = {
  name: '[SEARCH-22] Что значит текст без квартиры, решают подсказки; дом — уже достаточно',
  args: {
    resolve: fn(read),
    load: fn<LoadSuggestions<Suggestion>>(async () => [{ key: '1', value: 'г Тверь, ул Мира, д 5' }]),
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'ул мира 5{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith('г Тверь, ул Мира, д 5'))
    await userEvent.clear(input)
    await userEvent.type(input, 'Москва{Enter}')
    await waitFor(() => expect(input).toHaveAccessibleDescription(needsFlat))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.clear(input)
    await userEvent.type(input, 'Тве')
    await userEvent.click(await canvas.findByRole('option', { name: /Тверь/ }, { timeout: 3000 }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2))
    await expect(args.onSubmit).toHaveBeenLastCalledWith('г Тверь, ул Мира, д 5')
  },
}
export const Unmeant: Story = {
  name: '[INPUT-10] Догадка не ищется сама: ее называют у поля',
  args: {
    resolve: fn(async () => ({ words: 'Возможно, вы имели в виду: г Тверь, ул Мира, д 5' })),
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'ulitsa mira 5{Enter}')
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription('Возможно, вы имели в виду: г Тверь, ул Мира, д 5'),
    )
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(input, '5')
    await expect(input).toBeValid()
  },
}
export const Pasted: Story = {
  name: '[INPUT-02] Номер со словами вокруг — уже номер',
  args: { initialText: 'Кадастровый номер: 77:01:0001001:1.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Найти' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('77:01:0001001:1'))
  },
}
export const TooLong: Story = {
  name: 'Слишком длинный текст',
  args: { initialText: 'Кленовая 14, кв 47; '.repeat(30) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Найти' }))
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(/Слишком длинный текст/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Held: Story = {
  name: 'Искать можно позже: текст правят, кнопка ждет',
  args: { initialText: '77:01:0001001:1', held: 'Найти в 14:20' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /Найти в.14:20/ })).toBeDisabled()
    await userEvent.type(canvas.getByRole('combobox'), '2{Enter}')
    await expect(canvas.getByRole('combobox')).toHaveValue('77:01:0001001:12')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const GivenUp: Story = {
  name: '[SEARCH-32] Долгий поиск можно прервать',
  args: { initialText: '77:01:0001001:1', onSubmit: fn(noAnswer), onCancel: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Найти' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Прервать поиск' }, { timeout: 3000 }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
function FromAddress(args: React.ComponentProps<typeof SearchForm>) {
  const [asked, setAsked] = useState<string>()
  return (
    <>
      <SearchForm {...args} asked={asked} />
      <p>
        <Button variant="secondary" onClick={() => setAsked('Москва')}>
          Открыть с городом
        </Button>
        <Button variant="secondary" onClick={() => setAsked('77:01:0001001:1')}>
          Открыть с номером
        </Button>
      </p>
    </>
  )
}
export const Asked: Story = {
  name: 'Текст из адреса страницы ищется сразу, по тем же правилам',
  render: (args) => <FromAddress {...args} />,
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть с городом' }))
    await expect(input).toHaveAccessibleDescription(needsFlat)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть с номером' }))
    await expect(input).toHaveValue('77:01:0001001:1')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith('77:01:0001001:1')
  },
}
export const Refused: Story = {
  name: 'Отказ сервера',
  args: { initialText: '00:14:0203005:1047', error: 'Произошла ошибка, мы уже решаем эту проблему' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('мы уже решаем эту проблему')
  },
}
export const Failed: Story = {
  name: 'Нет связи: текст на месте, можно повторить',
  args: { initialText: '77:01:0001001:1', onSubmit: fn(noNetwork) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Найти' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2))
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible()
    await expect(canvas.getByRole('combobox')).toHaveValue('77:01:0001001:1')
  },
}
export const Loading: Story = {
  name: 'Ищет: второй раз не отправить',
  args: { initialText: '77:01:0001001:1', onSubmit: fn(noAnswer) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Найти' }))
    await userEvent.type(canvas.getByRole('combobox'), '{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Подождите' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('combobox')).toHaveAttribute('readonly')
  },
}
export const Blocked: Story = {
  name: 'Искать нельзя',
  args: {
    initialText: '77:01:0001001:1',
    blocked: 'Реестр на обновлении до 06:00, поиск вернется утром',
    consent,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled()
    await expect(canvas.getByRole('checkbox')).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Найти' })).toBeDisabled()
    await expect(canvas.getByText(/на.обновлении/)).toBeVisible()
  },
}
export const Phone: Story = {
  name: 'Телефон, с согласием',
  globals: { viewport: { value: 'phone' } },
  args: { consent },
}
