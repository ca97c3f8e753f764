import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ServicesDialog } from './services-dialog.tsx'

const meta = {
  title: 'Диалоги/Сервисы',
  component: ServicesDialog,
  parameters: {
    behind: 'overview',
    guide: {
      about: 'Все услуги с ценой и сроком.',
      use: 'Из шапки и нижней панели: все услуги бренда с ценой и сроком, чтобы выбрать за один взгляд.',
      avoid: 'Внутри страницы берите «Карточку услуги», для выбора отчетов к объекту — «Выбор отчета».',
    },
    layout: 'fullscreen',
  },
  args: {
    open: true,
    onClose: fn(),
    services: [
      {
        href: '#a',
        title: 'Проверка недвижимости и собственника',
        note: 'Права, обременения, история, долги',
        price: 'от 499\u00a0₽',
        time: 'от 30 минут',
        badge: 'all-includes',
      },
      {
        href: '#b',
        title: 'Проверка человека',
        note: 'Паспорт, приставы, суды, банкротство',
        price: 'от 99\u00a0₽',
        time: 'от 5 минут',
      },
      {
        href: '#c',
        title: 'История продаж в доме',
        note: 'Объявления и цены по годам',
        price: 'после входа',
        time: 'мгновенно',
      },
    ],
  },
} satisfies Meta<typeof ServicesDialog>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: '[UI-038, UI-052] Список с ценой и временем',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Сервисы' })
    await expect(dialog).toHaveTextContent('от 499 ₽')
    await expect(dialog).toHaveTextContent('от 30 минут')
    await waitFor(() => expect(dialog.getBoundingClientRect().width).toBe(650))
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}
export const Chosen: Story = {
  name: 'Выбор закрывает окно и ведет по ссылке',
  args: {
    services: [
      {
        href: '#b',
        title: 'Проверка человека',
        note: 'Паспорт, приставы, суды, банкротство',
        price: 'от 99\u00a0₽',
        time: 'от 5 минут',
        // The link is true; the story must not leave its page.
        onClick: fn((event: React.MouseEvent) => event.preventDefault()),
      },
    ],
  },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Сервисы' })
    const link = screen.getByRole('link', { name: /Проверка человека/ })
    await expect(link).toHaveAttribute('href', '#b')
    await userEvent.click(link)
    await expect(args.services[0]?.onClick).toHaveBeenCalledOnce()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const InAnotherTab: Story = {
  name: 'Ссылка в новой вкладке оставляет окно открытым',
  args: {
    services: [
      {
        href: '#b',
        title: 'Проверка человека',
        note: 'Паспорт, приставы, суды, банкротство',
        price: 'от 99 ₽',
        time: 'от 5 минут',
        // Another tab would only be left behind.
        onClick: fn((event: React.MouseEvent) => event.preventDefault()),
      },
    ],
  },
  play: async ({ args }) => {
    const link = await screen.findByRole('link', { name: /Проверка человека/ })
    for (const key of ['Control', 'Meta', 'Shift']) {
      const user = userEvent.setup()
      await user.keyboard(`{${key}>}`)
      await user.click(link)
      await user.keyboard(`{/${key}}`)
    }
    await expect(args.services[0]?.onClick).toHaveBeenCalledTimes(3)
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
export const Empty: Story = {
  name: 'Услуг пока нет',
  args: { services: [] },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Сервисы' })
    await expect(dialog).toHaveTextContent('Услуг пока нет')
    await expect(screen.queryByRole('link')).toBeNull()
  },
}
export const Long: Story = {
  name: 'Телефон: длинные слова, без цены',
  globals: { viewport: { value: 'phone' } },
  args: {
    services: [
      {
        href: '#a',
        title: 'Проверка электросталелитейно-прокатного предприятия и его руководителей',
        note: 'Учредители, исполнительные производства, арбитраж, лицензии и недобросовестные поставщики',
        price: 'от 1\u00a0234\u00a0567\u00a0₽',
        time: 'до 7\u00a0рабочих дней',
        badge: 'all-includes',
      },
      { href: '#b', title: 'История продаж', time: 'мгновенно, после входа' },
    ],
  },
}
export const Phone: Story = {
  name: 'Телефон: лист снизу, длинный список',
  globals: { viewport: { value: 'phone' } },
  args: {
    services: Array.from({ length: 12 }, (_, i) => ({
      href: `#${i}`,
      title: `${i % 3 === 0 ? 'Проверка недвижимости и собственника перед покупкой' : 'Услуга'} ${i + 1}`,
      note: 'Права, обременения, история, долги',
      price: 'от 499\u00a0₽',
      time: 'от 30 минут',
      ...(i === 0 && { badge: 'recommended' as const }),
      ...(i === 4 && { badge: 'new' as const }),
    })),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Сервисы' })
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1),
    )
    const list = dialog.querySelector('ul')!
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight)
  },
}
