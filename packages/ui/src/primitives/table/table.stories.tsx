import { formatDate } from '@proverka/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { useState } from 'react'
import { movementText } from '../money/money-text.ts'
import { Table } from './table.tsx'
import type { Column, TableProps } from './table.tsx'
import type { TableSort } from './table-sort.tsx'

interface Operation {
  id: string
  date: string
  title: string
  kopecks: number
}

const operations: readonly Operation[] = [
  { id: '1', date: '2026-11-21', title: 'Полная проверка 00:00:0000000:0', kopecks: -119900 },
  { id: '2', date: '2026-11-20', title: 'Пополнение баланса', kopecks: 1000000 },
  { id: '3', date: '2026-11-02', title: 'Возврат за неотвеченный источник', kopecks: 1200 },
]
const columns: readonly Column<Operation>[] = [
  { key: 'date', title: 'Дата', sortable: true, cell: ({ date }) => formatDate(date) },
  { key: 'title', title: 'Операция', cell: ({ title }) => title },
  {
    key: 'kopecks',
    title: 'Сумма',
    right: true,
    sortable: true,
    cell: ({ kopecks }) => movementText(kopecks),
  },
]

const meta = {
  title: 'Части/Таблица',
  component: Table<Operation>,
  parameters: {
    guide: {
      about: 'Таблица, которая на узком экране складывается в строки с подписями.',
      use: 'Для однородных записей, которые сравнивают по столбцам: переход прав, списки дел, операции по счету.',
      avoid:
        'Для пары «название — значение» берите «Факты», для строк реестра с пояснением — «Строку реестра».',
    },
  },
  args: { caption: 'Операции', columns, rows: operations, rowKey: ({ id }) => id },
} satisfies Meta<typeof Table<Operation>>

export default meta

type Story = StoryObj<typeof meta>

function compare(a: Operation, b: Operation, { by, order }: TableSort): number {
  const step = by === 'kopecks' ? a.kopecks - b.kopecks : a.date.localeCompare(b.date)
  return order === 'ascending' ? step : -step
}

function SortedTable(args: TableProps<Operation>) {
  const [sort, setSort] = useState<TableSort>({ by: 'date', order: 'descending' })
  return (
    <Table
      {...args}
      rows={args.rows.toSorted((a, b) => compare(a, b, sort))}
      sort={sort}
      onSort={(next) => {
        setSort(next)
        args.onSort?.(next)
      }}
    />
  )
}

export const Default: Story = {
  name: 'Переход прав',
  render: () => (
    <Table
      caption="Переход прав"
      rows={[
        { id: '3', holder: 'Физическое лицо', right: 'Долевая собственность, 1/2', date: '18.03.2024' },
        { id: '2', holder: 'ООО «Кровля»', right: 'Собственность', date: '02.02.2021' },
      ]}
      rowKey={({ id }) => id}
      columns={[
        { key: 'id', title: '№', cell: ({ id }) => id },
        { key: 'holder', title: 'Правообладатель', cell: ({ holder }) => holder },
        { key: 'right', title: 'Вид права, доля', cell: ({ right }) => right },
        { key: 'date', title: 'Регистрация', right: true, cell: ({ date }) => date },
      ]}
    />
  ),
}
export const Sorted: Story = {
  name: 'Сортируется кнопками в шапке и объявляет порядок',
  args: { onSort: fn() },
  render: (args) => <SortedTable {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Дата' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Сумма' }))
    await expect(args.onSort).toHaveBeenCalledWith({ by: 'kopecks', order: 'ascending' })
    await expect(canvas.getByRole('columnheader', { name: 'Сумма' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await expect(canvas.getByRole('columnheader', { name: 'Дата' })).toHaveAttribute('aria-sort', 'none')
    await expect(canvas.getByRole('status')).toHaveTextContent('Сортировка: Сумма, по возрастанию')
    const [, first] = canvas.getAllByRole('row')
    await expect(within(first!).getByText('−1 199 ₽')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Сумма' }))
    await expect(canvas.getByRole('columnheader', { name: 'Сумма' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
  },
}
export const Figures: Story = {
  name: 'Деньги у правого края',
  play: async ({ canvas }) => {
    const edges = canvas.getAllByText(/₽/).map((amount) => Math.round(amount.getBoundingClientRect().right))
    await expect(new Set(edges).size).toBe(1)
  },
}
export const Phone: Story = {
  name: 'Телефон: строки с подписями, порядок выбирают из списка',
  globals: { viewport: { value: 'phone' } },
  args: { onSort: fn() },
  render: (args) => <SortedTable {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Сортировать'), 'ascending kopecks')
    await expect(args.onSort).toHaveBeenCalledWith({ by: 'kopecks', order: 'ascending' })
  },
}
export const Loading: Story = {
  name: 'Первая загрузка',
  args: { rows: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Загружаем строки')
  },
}
export const Reloading: Story = { name: 'Загрузка поверх строк', args: { loading: true } }
export const Empty: Story = {
  name: 'Пусто',
  args: { rows: [], empty: 'Операций пока нет: пополните баланс или купите отчет.' },
}
export const Long: Story = {
  name: 'Длинные слова',
  args: {
    rows: [
      {
        id: '1',
        date: '2026-11-21',
        title:
          'Возврат за электросталелитейно-прокатный отчет, который источник не подтвердил в срок по договору публичной оферты',
        kopecks: 123456700,
      },
    ],
  },
}
