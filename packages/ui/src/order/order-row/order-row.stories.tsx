import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../primitives/button/button.tsx'
import { OrderRow } from './order-row.tsx'

const meta = {
  title: 'Заказ/Заказ',
  component: OrderRow,
  parameters: {
    guide: {
      use: 'Заказ в\u00a0списке кабинета: по\u00a0частям, со\u00a0статусом, причиной и\u00a0сроком у\u00a0каждой.',
      avoid: 'Для\u00a0отчетов на\u00a0странице самого объекта берите «Купленный отчет».',
    },
    ground: 'grey',
  },
  args: { note: '', subject: '', total: '', items: [] },
} satisfies Meta<typeof OrderRow>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'По частям',
  args: {
    note: 'Заказ 10\u00a0531, сегодня, 14:10',
    subject: '00:14:0203005:1047',
    address: 'Образцовск, Кленовая, 14, кв.\u00a047',
    total: '1\u00a0199\u00a0₽',
    items: [
      {
        key: 'a',
        title: 'Полная проверка',
        detail: '2 из 3 частей, до 14:50',
        status: 'inprogress',
      },
      {
        key: 'b',
        title: 'Оценка рыночной стоимости',
        status: 'done',
        action: (
          <Button href="#pdf" size="s" look="secondary">
            PDF
          </Button>
        ),
      },
    ],
  },
}
export const Unpaid: Story = {
  name: 'Ждет оплаты',
  args: {
    ...Default.args,
    subject: 'Ладогин А. П.',
    address: 'Проверка человека',
    total: '99\u00a0₽',
    items: [
      {
        key: 'a',
        title: 'Проверка человека',
        detail: 'Заказ хранится до 19:20 сегодня',
        status: 'waitingforpayment',
        action: <Button size="s">{'Оплатить 99\u00a0₽'}</Button>,
      },
    ],
  },
}
