import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { SearchBar } from '../../fields/search-bar/search-bar.tsx'
import { Header } from './header.tsx'

const meta = {
  title: 'Каркас/Шапка',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: { shape: 'parcel', name: 'Проверка', note: 'недвижимости' },
    nav: [
      { label: 'Сервисы', onClick: fn() },
      { label: 'Тарифы', href: '#tariff' },
    ],
    links: [{ label: 'Мои заказы', href: '#orders' }],
    login: { label: 'Войти', onClick: fn() },
  },
} satisfies Meta<typeof Header>

export default meta

type Story = StoryObj<typeof meta>

const user = {
  email: 'client@example.com',
  balance: '1\u00a0250\u00a0₽',
  name: 'Иван',
  roleLabel: 'Бухгалтер',
  items: ['Мои заказы', 'Мой баланс', 'Тарифы', 'Оптовый заказ', 'Настройки', 'Выход'].map((label, i) => ({
    label,
    href: `#user-${i}`,
  })),
}
function SmallSearch() {
  const [value, setValue] = useState('00:14:0203005:1047')
  return <SearchBar size="s" value={value} onChange={setValue} onSubmit={fn()} />
}
export const Guest: Story = {
  name: 'Гость',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }))
    await expect(args.login?.onClick).toHaveBeenCalledOnce()
  },
}
export const LoggedIn: Story = {
  name: 'Вошедший, меню',
  args: { user, search: <SmallSearch /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('1 250 ₽', { selector: 'summary' }))
    const [email] = canvas.getAllByText('client@example.com')
    await waitFor(() => expect(email).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(email).not.toBeVisible())
  },
}
export const Fiz: Story = {
  name: 'Физлица',
  globals: { brand: 'fiz' },
  args: {
    logo: { shape: 'cell', name: 'Проверка', note: 'физических лиц' },
    nav: [
      {
        label: 'Проверка',
        items: [
          { label: 'Человек', note: 'Паспорт, приставы, суды', href: '#p' },
          { label: 'Контрагент', href: '#c' },
        ],
      },
      { label: 'Сервисы', onClick: fn() },
      { label: 'Тарифы', href: '#tariff' },
      { label: 'Для бизнеса', href: '#b2b' },
    ],
  },
}
export const Phone: Story = { name: 'Телефон', args: { user }, globals: { viewport: { value: 'phone' } } }
