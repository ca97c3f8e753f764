import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { AccountDialog } from './account-dialog.tsx'

const meta = {
  title: 'Диалоги/Меню кабинета',
  component: AccountDialog,
  parameters: {
    behind: 'overview',
    guide: {
      about: 'Разделы кабинета на телефоне: справа у каждого число, сумма или срок.',
      use: 'На телефоне по кнопке с суммой: места кабинета, справа у каждого — число, цена или срок. Залит один ближайший срок.',
      avoid: 'На широком экране у той же кнопки меню из «Шапки».',
    },
    layout: 'fullscreen',
  },
  globals: { viewport: { value: 'phone' } },
  args: {
    open: true,
    onClose: fn(),
    name: 'Синицына М. В.',
    email: 'marina@example.test',
    total: '1\u00a0624\u00a0₽',
    balance: { own: 1374, bonus: 250 },
    places: [
      { label: 'Обзор', href: '#user', fact: '4\u00a0дела', current: true },
      {
        label: 'Заказы',
        href: '#orders',
        fact: '1\u00a0ждет оплаты, до 19:20',
        isNearest: true,
        onClick: fn((event: React.MouseEvent) => event.preventDefault()),
      },
      { label: 'Сделки', href: '#deals' },
      { label: 'Баланс', href: '#balance', fact: 'пополнить' },
      { label: 'Тарифы', href: '#tariff', fact: 'до «Базового» 375\u00a0₽' },
      { label: 'Партнер', href: '#partner' },
      { label: 'Настройки', href: '#settings', fact: '2\u00a0входа' },
    ],
    actions: [{ label: 'Выход', onClick: fn() }],
  },
} satisfies Meta<typeof AccountDialog>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Факт справа, ближайший срок залит',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: /^Синицына/ })
    const link = screen.getByRole('link', { name: /^Заказы/ })
    await expect(link).toHaveTextContent('1 ждет оплаты, до 19:20')
    await expect(link).toHaveAttribute('href', '#orders')
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight + 1))
    await userEvent.click(link)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const Low: Story = {
  name: 'Низкий экран: не выше 88\u00a0%, заголовок стоит',
  globals: { viewport: { value: 'low' } },
  parameters: {
    viewport: {
      options: { low: { name: 'Низкий, 390 × 480', styles: { width: '390px', height: '480px' } } },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /^Синицына/ })
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight + 1))
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight * 0.88 + 1)
    const exit = screen.getByRole('button', { name: 'Выход' })
    exit.scrollIntoView()
    await expect(screen.getByRole('heading', { name: /^Синицына/ })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Закрыть' }).getBoundingClientRect().top).toBeGreaterThan(
      dialog.getBoundingClientRect().top,
    )
  },
}
export const Escape: Story = {
  name: 'Escape и крестик закрывают',
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: /^Синицына/ })
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2))
  },
}
export const Unknown: Story = {
  name: 'Факты еще не пришли, длинные слова',
  args: {
    name: 'konstantinopolskaya.aleksandra.vsevolodovna@electrostalelitejnoe.example',
    email: undefined,
    roleLabel: 'Бухгалтер',
    balance: undefined,
    places: [
      { label: 'Обзор', href: '#user' },
      {
        label: 'Оптовый заказ на много объектов сразу',
        href: '#wholesale',
        fact: 'до «Базового» осталось 1\u00a0501\u00a0₽',
      },
    ],
  },
}
