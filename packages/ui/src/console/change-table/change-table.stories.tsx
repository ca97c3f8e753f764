import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChangeTable } from './change-table.tsx'

const meta = {
  title: 'Консоль/Части/Было и станет',
  component: ChangeTable,
  parameters: {
    guide: {
      about: 'Что изменит действие, до того как его выполнят: было и станет.',
      use: 'Перед опасным действием: что оно изменит.',
      avoid: 'Историю правок показывает «Ход событий».',
    },
  },
} satisfies Meta<typeof ChangeTable>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Обычный вид',
  args: {
    caption: 'Что изменится',
    changes: [
      { what: 'Часть', before: 'В работе', after: 'Возврат' },
      { what: 'На карту', after: '+ 29\u00a0₽' },
      { what: 'Письмо', after: '«Возвращаем 29\u00a0₽»' },
    ],
  },
}
