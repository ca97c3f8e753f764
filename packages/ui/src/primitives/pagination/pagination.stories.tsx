import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { MouseEvent } from 'react'
import { Pagination } from './pagination.tsx'

const meta = {
  title: 'Части/Страницы списка',
  component: Pagination,
  parameters: {
    guide: {
      about: 'Страницы длинного списка и место в нем.',
      use: 'Длинный список, где нужно вернуться на то же место: заказы, операции, статьи.',
      avoid: 'Для пяти-десяти строк покажите все сразу; для разделов одной страницы берите «Вкладки».',
    },
  },
  args: {
    page: 2,
    pageSize: 20,
    total: 128,
    hrefOf: (page) => `#page=${page}`,
    onChoose: fn((_page: number, event: MouseEvent) => event.preventDefault()),
  },
} satisfies Meta<typeof Pagination>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Вторая страница',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Показаны 21–40 из 128')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Страница 7' })).toHaveAttribute('href', '#page=7')
    await userEvent.click(canvas.getByRole('link', { name: 'Следующая страница' }))
    await expect(args.onChoose).toHaveBeenCalledWith(3, expect.anything())
  },
}
export const First: Story = {
  name: 'Первая: назад некуда',
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Предыдущая страница' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Следующая страница' })).toBeVisible()
  },
}
export const Middle: Story = { name: 'Середина длинного списка', args: { page: 31, total: 1214 } }
export const Last: Story = { name: 'Последняя', args: { page: 7 } }
export const Single: Story = {
  name: 'Одна страница: только счет',
  args: { page: 1, total: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    await expect(canvas.getByText('Показаны 1–12 из 12')).toBeVisible()
  },
}
export const Empty: Story = { name: 'Пусто', args: { page: 1, total: 0 } }
export const Phone: Story = {
  name: 'Телефон: только вперед и назад',
  globals: { viewport: { value: 'phone' } },
  args: { page: 31, total: 1214 },
}
