import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import {
  DocumentIcon,
  HomeIcon,
  ServicesIcon,
  SettingsIcon,
  WalletIcon,
} from '../../primitives/icon/icons.ts'
import { UserSideMenu } from './user-side-menu.tsx'

const meta = {
  title: 'Каркас/Меню кабинета',
  component: UserSideMenu,
  parameters: {
    guide: {
      about: 'Разделы кабинета у левого края; сворачивается до знаков.',
      use: 'Слева на страницах кабинета: пять-семь мест с подписью, свернутое — одними значками.',
      avoid: 'На телефоне берите «Нижнюю панель», внутри отчета — «Разделы отчета».',
    },
    layout: 'fullscreen',
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    collapsed: false,
    onCollapse: fn(),
    items: [
      { label: 'Обзор', href: '#home', icon: HomeIcon },
      { label: 'Заказы', href: '#orders', icon: DocumentIcon, current: true },
      { label: 'Баланс', href: '#balance', icon: WalletIcon },
      { label: 'Сервисы', icon: ServicesIcon, onClick: fn() },
      { label: 'Настройки', href: '#settings', icon: SettingsIcon },
    ],
  },
} satisfies Meta<typeof UserSideMenu>

export default meta

type Story = StoryObj<typeof meta>

function Live(args: React.ComponentProps<typeof UserSideMenu>) {
  const [collapsed, setCollapsed] = useState(args.collapsed)
  return <UserSideMenu {...args} collapsed={collapsed} onCollapse={setCollapsed} />
}

export const Default: Story = {
  name: '[UI-086] 90 px, свернутое 64 px',
  render: (args) => <Live {...args} />,
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation', { name: 'Кабинет' })
    await expect(menu.getBoundingClientRect().width).toBe(90)
    await userEvent.click(canvas.getByRole('button', { name: 'Свернуть меню', expanded: true }))
    await expect(menu.getBoundingClientRect().width).toBe(64)
    await expect(canvas.getByRole('link', { name: 'Заказы' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: 'Показать подписи', expanded: false }))
    await expect(menu.getBoundingClientRect().width).toBe(90)
  },
}
export const Collapsed: Story = { name: 'Свернутое', args: { collapsed: true } }
export const Long: Story = {
  name: 'Длинные слова: подпись переносится, ширина та же',
  args: {
    items: [
      { label: 'Проверки и заказы', href: '#orders', icon: DocumentIcon, current: true },
      { label: 'Электронные документы', href: '#documents', icon: WalletIcon },
      { label: 'Настройки безопасности', href: '#settings', icon: SettingsIcon },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation').getBoundingClientRect().width).toBe(90)
    for (const link of canvas.getAllByRole('link'))
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth)
  },
}
