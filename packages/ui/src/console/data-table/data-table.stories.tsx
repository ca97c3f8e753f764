import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../primitives/button/button.tsx'
import { DataTable } from './data-table.tsx'

interface Extract {
  readonly id: string
  readonly number: string
  readonly due: string
}

const rows: readonly Extract[] = Array.from({ length: 40 }, (_, at) => ({
  id: String(at + 1),
  number: `00:14:0203005:${1047 + at}`,
  due: `до ${(at % 28) + 1}.12`,
}))

const meta = {
  title: 'Консоль/Части/Таблица',
  component: DataTable<Extract>,
  parameters: {
    guide: {
      about: 'Таблица консоли: порядок и страницы считает сервер, все доступно с клавиатуры.',
      use: 'Любой список консоли: порядок и страницы дает сервер, строки ходят по клавишам.',
      avoid: 'На сайтах — «Таблица»: на телефоне она складывается в строки с подписями.',
    },
  },
  args: {
    caption: 'Выписки',
    columns: [
      { key: 'number', title: 'Номер', names: true, sortable: true, cell: ({ number }) => number },
      { key: 'due', title: 'Срок', cell: ({ due }) => due },
    ],
    rows,
    rowKey: ({ id }) => id,
    total: 100,
    empty: 'Дел нет.',
  },
  render: (args) => <DataTable {...args} />,
} satisfies Meta<typeof DataTable<Extract>>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'j, k и Enter ходят и открывают, x и Shift X выбирают, Esc снимает',
  args: {
    onOpen: fn(),
    bulk: (chosen) => <Button size="xs">Заказать {chosen.length}</Button>,
  },
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('jj')
    await expect(canvas.getByRole('grid')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(rows[1])
    await userEvent.keyboard('xjjj{Shift>}x{/Shift}')
    await expect(canvas.getByText('Выбрано 4')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByText('Выбрано 4')).toBeNull()
  },
}
export const Sorted: Story = {
  name: 'Порядок просят у сервера',
  args: { sort: { by: 'number', order: 'ascending' }, onSort: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Номер' }))
    await expect(args.onSort).toHaveBeenCalledWith({ by: 'number', order: 'descending' })
  },
}
export const Dense: Story = { name: 'Плотно', args: { density: 'dense' } }
export const Loading: Story = { name: 'Загрузка: прежние строки остаются', args: { loading: true } }
export const Empty: Story = { name: 'Пусто', args: { rows: [], total: 0 } }
