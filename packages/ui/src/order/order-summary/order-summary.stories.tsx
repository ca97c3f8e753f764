import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../primitives/button/button.tsx'
import { OrderSummary } from './order-summary.tsx'

const onOrder = fn((event: React.MouseEvent) => event.preventDefault())
const meta = {
  title: 'Заказ/Итог заказа',
  component: OrderSummary,
  parameters: {
    guide: {
      about: 'Что будет куплено и за сколько; остается на виду рядом с выбором.',
      use: 'Рядом с выбором и оформлением: из чего сложилась сумма, когда будет готово, что вернем.',
      avoid: 'Для уже оплаченного берите «Заказ». Сумма без строк, из которых она сложена, не показывается.',
    },
  },
  args: {
    lines: [
      { label: 'Полная проверка', value: '1\u00a0190\u00a0₽' },
      { label: 'Оценка стоимости', value: '99\u00a0₽' },
      { label: 'Промокод ОСЕНЬ', value: '−\u00a090\u00a0₽' },
      { label: 'Готово целиком', value: 'сегодня, до 14:50', quiet: true },
    ],
    total: '1\u00a0199\u00a0₽',
    action: (
      <Button size="l" fullWidth href="#checkout" onClick={onOrder}>
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
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('complementary', { name: 'Ваш заказ' })
    await expect(summary).toHaveTextContent('Полная проверка')
    await expect(canvas.getByText('1 199 ₽')).toHaveAttribute('aria-live', 'polite')
    await userEvent.click(canvas.getByRole('link', { name: /^Оформить за 1\s199\s₽$/ }))
    await expect(onOrder).toHaveBeenCalledOnce()
  },
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
export const Free: Story = {
  name: 'Бесплатно, без предупреждений',
  args: {
    lines: [{ label: 'Паспорт: есть ли в списке недействительных', value: 'Бесплатно' }],
    total: 'Бесплатно',
    warning: undefined,
    children: undefined,
  },
  render: Choosing.render,
}
export const Phone: Story = {
  name: 'Телефон: длинные слова и большие суммы',
  globals: { viewport: { value: 'phone' } },
  args: {
    subject: {
      number: '00:14:0203005:1047',
      address: 'Образцовская область, г. Новый Образцовск, ул. Большая Кленовая, д. 14, кв. 47',
    },
    lines: [
      {
        label: 'Проверка электросталелитейно-прокатного общежития и собственников',
        value: '1\u00a0234\u00a0567\u00a0₽',
      },
      { label: 'Промокод ДЛИННАЯЗОЛОТАЯОСЕНЬ', value: '−\u00a0123\u00a0456\u00a0₽' },
      { label: 'Готово целиком', value: 'во вторник, 24.11.2026, до 14:50', quiet: true },
    ],
    total: '1\u00a0111\u00a0111\u00a0₽',
  },
}
