import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../../primitives/button/button.tsx'
import { ResultBadge } from '../../primitives/result/result-badge.tsx'
import { OrderRow } from './order-row.tsx'

const meta = {
  title: 'Заказ/Заказ',
  component: OrderRow,
  parameters: {
    guide: {
      about: 'Заказ с его частями: у каждой свое состояние и действие.',
      use: 'Заказ в списке кабинета: по частям, со статусом, причиной и сроком у каждой.',
      avoid: 'Для отчетов на странице самого объекта берите «Купленный отчет».',
    },
    ground: 'grey',
  },
  args: { note: '', subject: '', total: '', items: [] },
} satisfies Meta<typeof OrderRow>

export default meta

type Story = StoryObj<typeof meta>

const onPay = fn()

export const Default: Story = {
  name: 'По частям',
  args: {
    note: 'Заказ 10\u00a0531, сегодня, 14:10',
    subject: '00:14:0203005:1047',
    address: 'Образцовск, Кленовая, 14, кв. 47',
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
          <Button href="#pdf" size="s" variant="secondary">
            PDF
          </Button>
        ),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '00:14:0203005:1047' })).toBeVisible()
    const [check, value] = canvas.getAllByRole('listitem')
    await expect(within(check!).getByText('2 из 3 частей, до 14:50')).toBeVisible()
    await expect(within(value!).getByRole('link', { name: 'PDF' })).toHaveAttribute('href', '#pdf')
  },
}
export const Done: Story = {
  name: 'Один вывод на весь заказ',
  args: {
    ...Default.args,
    verdict: <ResultBadge tone="orange">Есть риски</ResultBadge>,
    facts: [
      { label: 'Оплата', value: 'Оплачено картой' },
      { label: 'Готово', value: '2 из 2' },
    ],
    items: [
      { key: 'a', title: 'Выписка ЕГРН об объекте', status: 'done' },
      { key: 'b', title: 'Проверка собственника', status: 'done' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 из 2')).toBeVisible()
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
      },
    ],
    action: (
      <Button fullWidth onClick={onPay}>
        {'Оплатить 99\u00a0₽ картой'}
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Оплатить 99\s₽ картой$/ }))
    await expect(onPay).toHaveBeenCalledOnce()
  },
}
export const LongAddress: Story = {
  name: 'Ждет оплаты, длинный адрес',
  args: {
    ...Unpaid.args,
    subject: '00:14:0203005:1047',
    address:
      'Республика Северная Осетия — Алания, Пригородный район, Сунженское сельское поселение, село Сунжа, улица имени Константина Рокоссовского, дом 114, корпус 3, строение 2, квартира 1047',
  },
  play: async ({ canvas }) => {
    const number = canvas.getByRole('heading', { name: '00:14:0203005:1047' })
    const row = canvas.getByRole('article')
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
    await expect(number.getBoundingClientRect().right).toBeLessThanOrEqual(
      canvas.getByRole('list').getBoundingClientRect().left,
    )
  },
}
export const Phone: Story = {
  name: 'Телефон: опаздывает, длинные слова',
  globals: { viewport: { value: 'phone' } },
  args: {
    note: 'Заказ 10\u00a0531, 21.11.2026, 14:10 МСК, заказал помощник по доверенности',
    subject: 'Новообразцовский-Кленовый Константин Константинович',
    address: 'Образцовская область, город Новый Образцовск, улица Большая Кленовая, дом 14, квартира 47',
    total: '1\u00a0234\u00a0567\u00a0₽',
    items: [
      {
        key: 'late',
        title: 'Проверка электросталелитейно-прокатного предприятия и его руководителей',
        detail: 'ГАС «Правосудие» не отвечает с 13:20, деньги за эту часть вернем завтра',
        status: 'inprogress',
        late: true,
        action: (
          <Button href="#why" size="s" variant="secondary">
            Почему так долго
          </Button>
        ),
      },
      { key: 'back', title: 'Отчет о переходе прав', status: 'refund' },
    ],
  },
}
