import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Link } from '../../primitives/link/link.tsx'
import { SearchForm } from './search-form.tsx'

const meta = {
  title: 'Формы/Поиск',
  component: SearchForm,
  parameters: {
    guide: {
      use: 'Главное действие страницы об\u00a0объектах: адрес или номер с\u00a0правилами и\u00a0согласием.',
      avoid: 'Адрес внутри другой формы\u00a0— поле «Адрес»; много номеров сразу\u00a0— «Оптовый заказ».',
    },
  },
  render: (args) => <Stateful {...args} />,
  args: { value: '', onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof SearchForm>

export default meta

type Story = StoryObj<typeof meta>

function Stateful(args: React.ComponentProps<typeof SearchForm>) {
  const [value, setValue] = useState(args.value)
  return <SearchForm {...args} value={value} onChange={setValue} />
}
export const Rules: Story = {
  name: '[SEARCH-06, SEARCH-07] Что можно искать',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, '   {Enter}')
    await userEvent.clear(input)
    await userEvent.type(input, 'Москва{Enter}')
    await expect(canvas.getByText('Укажите квартиру или кадастровый номер')).toBeVisible()
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
export const Consent: Story = {
  name: '[SEARCH-04, SEARCH-05] С согласием',
  args: {
    value: '77:01:0001001:1',
    consent: (
      <>
        Согласен с <Link href="#privacy">политикой</Link> и <Link href="#offer">офертой</Link>
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Найти' }))
    await expect(canvas.getByText('Поставьте согласие на обработку персональных данных')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Найти' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
export const House: Story = {
  name: '[SEARCH-08] Дома целиком: хватает дома',
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
    await expect(args.onSubmit).toHaveBeenCalledWith('г Москва, ул Мира, д 5')
  },
}
export const Flat: Story = {
  name: '[SEARCH-09] Квартиры: одного дома мало',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'ул Мира, д 5{Enter}')
    await expect(canvas.getByText('Укажите квартиру или кадастровый номер')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(input, ', кв 1{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('ул Мира, д 5, кв 1')
  },
}
export const Refused: Story = {
  name: 'Отказ сервера',
  args: { value: '00:14:0203005:1047', error: 'Произошла ошибка, мы уже решаем эту проблему' },
}
export const Loading: Story = {
  name: 'Ищет: второй раз не\u00a0отправить',
  args: { value: '00:14:0203005:1047', loading: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), '{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Phone: Story = {
  name: 'Телефон, с\u00a0согласием',
  globals: { viewport: { value: 'phone' } },
  args: {
    consent: (
      <>
        Согласен с <Link href="#privacy">политикой</Link> и <Link href="#offer">офертой</Link>
      </>
    ),
  },
}
