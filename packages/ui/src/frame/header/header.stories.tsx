import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { SearchBar } from '../../fields/search-bar/search-bar.tsx'
import { Dropdown } from './dropdown.tsx'
import { Header } from './header.tsx'
import { UserMenu } from './user-menu.tsx'

const meta = {
  title: 'Каркас/Шапка',
  component: Header,
  parameters: {
    guide: {
      about: 'Шапка каждой страницы: знак, меню, поиск и вход; работает без скриптов.',
      use: 'Наверху каждой страницы: знак бренда, услуги, вход или меню вошедшего. На телефоне складывается в меню.',
      avoid:
        'Для разделов внутри отчета берите «Разделы отчета», для главных мест на телефоне — «Нижнюю панель».',
    },
    layout: 'fullscreen',
  },
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
  email: 'a@b.ru',
  balance: '1\u00a0500\u00a0₽',
  name: 'Иван',
  roleLabel: 'Бухгалтер',
  footer: { label: 'Пополнить баланс', href: '#top-up' },
  items: ['Мои заказы', 'Мой баланс', 'Тарифы', 'Оптовый заказ', 'Настройки', 'Выход'].map((label, i) => ({
    label,
    href: `#user-${i}`,
  })),
}
const userButton = (canvas: { getByText: (text: RegExp) => HTMLElement }) =>
  canvas.getByText(/Кабинет, на\sбалансе/).closest('summary')!
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
  name: '[UI-026, UI-079] Вошедший, меню',
  args: { user, search: <SmallSearch /> },
  play: async ({ canvas }) => {
    await canvas.findAllByText(/Кабинет, на\sбалансе/)
    await userEvent.click(userButton(canvas))
    const menu = within(userButton(canvas).parentElement!)
    await waitFor(() => expect(menu.getByText('a@b.ru')).toBeVisible())
    await expect(menu.getByText('1 500 ₽', { selector: 'div > span' })).toBeVisible()
    await expect(menu.getByText('Иван')).toBeVisible()
    await expect(menu.getByText('Бухгалтер')).toBeVisible()
    await expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      ...user.items.map(({ label }) => label),
      'Пополнить баланс',
    ])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(menu.getByText('a@b.ru')).not.toBeVisible())
    await expect(userButton(canvas)).toHaveFocus()
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
  play: async ({ canvas }) => {
    const [summary] = canvas.getAllByText('Проверка', { selector: 'summary' })
    const person = () => canvas.getAllByText('Паспорт, приставы, суды')[0]
    await userEvent.click(summary!)
    await waitFor(() => expect(person()).toBeVisible())
    await userEvent.click(document.body)
    await waitFor(() => expect(person()).not.toBeVisible())
  },
}
export const Phone: Story = {
  name: '[UI-036, UI-037] Телефон, меню вошедшего',
  args: { user },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findAllByText('a@b.ru')
    const burger = canvas.getByText('Меню').closest('summary')!
    await userEvent.click(burger)
    const menu = within(canvas.getByRole('navigation', { name: 'Меню' }))
    await waitFor(() => expect(menu.getByText('a@b.ru')).toBeVisible())
    await expect(menu.getByText('1 500 ₽')).toBeVisible()
    await expect(menu.getByRole('button', { name: 'Сервисы' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Мои заказы' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(menu.getByText('a@b.ru')).not.toBeVisible())
  },
}
export const PhoneGuest: Story = { name: 'Телефон, гость', globals: { viewport: { value: 'phone' } } }

const longUser = {
  ...user,
  email: 'konstantin.novoobraztsovskiy.klenovyy@agentstvo-klenovyy-dvor.example.ru',
  name: 'Константин Константинович Новообразцовский-Кленовый',
  balance: '1\u00a0234\u00a0567\u00a0₽',
}
/** Whether a text is seen whole: neither cut nor wider than its place. */
async function expectWhole(element: HTMLElement) {
  await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
}
export const LongUser: Story = {
  name: 'Вошедший с длинным именем и почтой, много услуг',
  args: {
    user: longUser,
    nav: [
      { label: 'Проверка недвижимости и собственников', onClick: fn() },
      { label: 'Тарифы для агентств', href: '#tariff' },
      { label: 'Оптовый заказ', href: '#wholesale' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
export const PhoneLongUser: Story = {
  name: 'Телефон: длинные имя и почта в меню',
  args: { user: longUser },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findAllByText(longUser.email)
    await userEvent.click(canvas.getByText('Меню').closest('summary')!)
    const menu = within(canvas.getByRole('navigation', { name: 'Меню' }))
    await waitFor(() => expect(menu.getByText(longUser.email)).toBeVisible())
    await expectWhole(menu.getByText(longUser.email))
  },
}
export const Menus: Story = {
  name: 'Выпадающий список и меню вошедшего сами по себе, длинные слова',
  parameters: { layout: 'padded' },
  render: () => (
    <div style={{ display: 'flex', justifyContent: 'space-between', minHeight: 460 }}>
      <Dropdown
        label="Проверка недвижимости"
        className=""
        items={[
          {
            label: 'Электросталелитейно-прокатные общежития',
            note: 'Комнаты, доли, нежилые помещения и все их прежние правообладатели',
            href: '#dormitory',
          },
          { label: 'Квартиры', href: '#flat', current: true },
        ]}
      />
      <UserMenu user={longUser} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Проверка недвижимости'))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Квартиры' })).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Квартиры' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(userButton(canvas))
    await waitFor(() => expect(canvas.getByText(longUser.email)).toBeVisible())
    await expectWhole(canvas.getByText(longUser.email))
    await expect(canvas.getByText('Квартиры')).not.toBeVisible()
  },
}
