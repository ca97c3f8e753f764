import type { Meta, StoryObj } from '@storybook/react-vite'
import { Table } from './table.tsx'

const meta = { title: 'Части/Таблица' } satisfies Meta

export default meta

type Story = StoryObj

const rows = [
  { id: '3', holder: 'Физическое лицо', right: 'Долевая собственность, 1/2', date: '18.03.2024' },
  { id: '2', holder: 'ООО «Кровля»', right: 'Собственность', date: '02.02.2021' },
]
export const Default: Story = {
  name: 'Переход прав',
  render: () => (
    <Table
      caption="Переход прав"
      rows={rows}
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
