import type { Meta, StoryObj } from '@storybook/react-vite'
import { EventLine } from './event-line.tsx'

const meta = {
  title: 'Консоль/Части/Ход событий',
  component: EventLine,
  parameters: {
    guide: {
      about: 'Что происходило с одним делом, день за днем, с деньгами рядом.',
      use: 'Что было с заказом, по дням, с деньгами напротив события.',
      avoid: 'Сроки дел показывает «Срок».',
    },
  },
} satisfies Meta<typeof EventLine>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Обычный вид',
  args: {
    events: [
      { key: 'placed', at: '2026-11-23T09:04:00Z', title: 'Оформлен гостем' },
      {
        key: 'paid',
        at: '2026-11-23T09:06:00Z',
        title: 'Оплачен картой',
        sum: '1\u00a0526\u00a0₽',
        sumNote: 'аванс',
      },
      {
        key: 'silent',
        at: '2026-11-25T09:09:00Z',
        title: 'ФССП не ответила',
        note: 'часть 4',
        tone: 'failed',
      },
      { key: 'extract', at: '2026-11-26T07:00:00Z', title: 'Ждем выписку', tone: 'expected' },
    ],
  },
}
