import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../primitives/button/button.tsx'
import { OrderSummary } from './order-summary.tsx'

const meta = {
  title: 'Заказ/Итог заказа',
  component: OrderSummary,
  parameters: {
    guide: {
      use: 'Рядом с\u00a0выбором и\u00a0оформлением: из\u00a0чего сложилась сумма, когда будет готово, что вернем.',
      avoid:
        'Для\u00a0уже оплаченного берите «Заказ». Сумма без\u00a0строк, из\u00a0которых она сложена, не\u00a0показывается.',
    },
  },
  args: {
    lines: [
      { label: 'Полная проверка', value: '1\u00a0190\u00a0₽' },
      { label: 'Оценка стоимости', value: '99\u00a0₽' },
      { label: 'Промокод ОСЕНЬ', value: '−\u00a090\u00a0₽' },
      { label: 'Готово целиком', value: 'сегодня, до\u00a014:50', quiet: true },
    ],
    total: '1\u00a0199\u00a0₽',
    action: (
      <Button size="l" wide href="#checkout">
        {'Оформить за 1\u00a0199\u00a0₽'}
      </Button>
    ),
    warning: (
      <p>
        <b>Имя частного собственника скрыто.</b> Реестр не раскрывает его третьим лицам.
      </p>
    ),
    children: <p>Не возвращаем, если в реестре нет данных: это тоже ответ.</p>,
  },
} satisfies Meta<typeof OrderSummary>

export default meta

type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  name: 'При выборе',
  render: (args) => (
    <div style={{ maxWidth: 352 }}>
      <OrderSummary {...args} />
    </div>
  ),
}
export const Checkout: Story = {
  name: 'При оформлении',
  args: {
    subject: { number: '00:14:0203005:1047', address: 'г. Образцовск, ул. Кленовая, д. 14, кв. 47' },
    action: undefined,
  },
  render: (args) => (
    <div style={{ maxWidth: 400 }}>
      <OrderSummary {...args} />
    </div>
  ),
}
